#include "help.hpp"

#include "flag_text.hpp"

namespace queens::app {

HelpFormatter::HelpFormatter() {
  constexpr std::size_t kNameColumn = 24;
  column_width(kNameColumn);
}

std::string HelpFormatter::make_option_opts(const CLI::Option* option) const {
  if (option->get_positional()) return "";
  const std::string value = value_name(*option);
  return value.empty() ? "" : " " + value;
}

std::string HelpFormatter::make_option_usage(const CLI::Option* option) const {
  return option->get_name(true);
}

std::string exit_codes() {
  return "Exit codes: 0 answered, 1 answered \"no\",\n2 bad usage or input, 3 stopped early or "
         "undecided.";
}

}  // namespace queens::app

#include "help.hpp"

namespace queens::app {

HelpFormatter::HelpFormatter() {
  constexpr std::size_t kNameColumn = 24;
  column_width(kNameColumn);
}

/// The value's name as the option gives it; the parser appends ":{…}" for the values it accepts.
std::string HelpFormatter::make_option_opts(const CLI::Option* option) const {
  if (option->get_positional()) return "";
  const std::string type = option->get_type_name();
  const std::string value = type.substr(0, type.find(':'));
  return value.empty() ? "" : " " + value;
}

std::string HelpFormatter::make_option_usage(const CLI::Option* option) const {
  return option->get_name(true);
}

}  // namespace queens::app

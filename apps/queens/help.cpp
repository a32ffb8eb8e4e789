#include "help.hpp"

#include "base/words.hpp"
#include "flag_text.hpp"

namespace queens::app {

HelpFormatter::HelpFormatter() {
  constexpr std::size_t kNameColumn = 24;
  column_width(kNameColumn);
  label("Usage", tr("Usage"));
  label("OPTIONS", tr("OPTIONS"));
  label("SUBCOMMAND", tr("SUBCOMMAND"));
  label("Positionals", tr("Positionals"));
}

std::string HelpFormatter::make_option_opts(const CLI::Option* option) const {
  if (option->get_positional()) return "";
  const std::string value = value_name(*option);
  return value.empty() ? "" : " " + value;
}

/// The parser's own headings of flags and subcommands are names of groups rather than labels.
std::string HelpFormatter::make_group(std::string group, bool is_positional,
                                      std::vector<const CLI::Option*> options) const {
  return CLI::Formatter::make_group(group == "Options" ? std::string(tr("Options")) : group,
                                    is_positional, std::move(options));
}

std::string HelpFormatter::make_subcommands(const CLI::App* app, CLI::AppFormatMode mode) const {
  std::string text = CLI::Formatter::make_subcommands(app, mode);
  constexpr std::string_view kHeading = "\nSubcommands:";
  if (text.starts_with(kHeading)) text.replace(1, kHeading.size() - 2, tr("Subcommands"));
  return text;
}

std::string HelpFormatter::make_option_usage(const CLI::Option* option) const {
  return option->get_name(true);
}

std::string exit_codes() {
  return tr(
      "Exit codes: 0 answered, 1 answered \"no\",\n"
      "2 bad usage or input, 3 stopped early or undecided.");
}

}  // namespace queens::app

// How --help looks: plain names for values instead of the parser's types and ranges.
#pragma once

#include <CLI/CLI.hpp>

namespace queens::app {

class HelpFormatter : public CLI::Formatter {
 public:
  HelpFormatter();
  std::string make_option_opts(const CLI::Option* option) const override;
  std::string make_group(std::string group, bool is_positional,
                         std::vector<const CLI::Option*> options) const override;
  std::string make_subcommands(const CLI::App* app, CLI::AppFormatMode mode) const override;
  std::string make_option_usage(const CLI::Option* option) const override;
};

/// What the program ends with, as a sentence.
std::string exit_codes();

}  // namespace queens::app

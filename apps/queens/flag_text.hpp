// What the parser knows of commands and flags, in words: for help, manual pages and completions
// alike.
#pragma once

#include <CLI/CLI.hpp>
#include <string>
#include <string_view>
#include <vector>

namespace queens::app {

/// A command as one types it after `queens`: "count", "ledger create"; "" for the program itself.
struct NamedCommand {
  std::string words;
  const CLI::App* command;
};

/// The program, and below it every command before its own ones.
std::vector<NamedCommand> commands_of(const CLI::App& program);

std::vector<const CLI::App*> subcommands_of(const CLI::App& command);

/// All but the positional ones, and those alone.
std::vector<const CLI::Option*> flags_of(const CLI::App& command);
std::vector<const CLI::Option*> positionals_of(const CLI::App& command);

/// "--threads", or "-h" and "--help".
std::vector<std::string> names_of(const CLI::Option& flag);

/// The value's name as the option gives it, as "K" or "FILE"; empty without a value.
std::string value_name(const CLI::Option& option);

/// The words that are all the values there are; empty when there are others.
std::vector<std::string> value_choices(const CLI::Option& option);

/// Whether the value is what the shell knows best, the name of a file or a folder.
bool is_path(const CLI::Option& option);

/// Lines that were broken to fit, as one.
std::string unwrapped(std::string text);

/// What a description says first, in a few words.
std::string summary(const std::string& description);

}  // namespace queens::app

#include "flag_text.hpp"

#include <algorithm>
#include <array>

namespace queens::app {
namespace {

void add_commands(std::vector<NamedCommand>& commands, std::string words, const CLI::App& command) {
  const std::string before = words.empty() ? "" : words + " ";
  commands.push_back({std::move(words), &command});
  for (const CLI::App* below : subcommands_of(command))
    add_commands(commands, before + below->get_name(), *below);
}

}  // namespace

std::vector<NamedCommand> commands_of(const CLI::App& program) {
  std::vector<NamedCommand> commands;
  add_commands(commands, "", program);
  return commands;
}

std::vector<const CLI::App*> subcommands_of(const CLI::App& command) {
  return command.get_subcommands([](const CLI::App*) { return true; });
}

std::vector<const CLI::Option*> flags_of(const CLI::App& command) {
  return command.get_options([](const CLI::Option* option) { return option->nonpositional(); });
}

std::vector<const CLI::Option*> positionals_of(const CLI::App& command) {
  return command.get_options([](const CLI::Option* option) { return option->get_positional(); });
}

std::vector<std::string> names_of(const CLI::Option& flag) {
  std::vector<std::string> names;
  for (const std::string& name : flag.get_snames()) names.push_back("-" + name);
  for (const std::string& name : flag.get_lnames()) names.push_back("--" + name);
  return names;
}

std::string value_name(const CLI::Option& option) {
  const std::string type = option.get_type_name();
  return type.substr(0, type.find(':'));
}

std::vector<std::string> value_choices(const CLI::Option& option) {
  const std::string type = option.get_type_name();
  const std::size_t begin = type.find(":{");
  if (begin == std::string::npos || type.back() != '}') return {};
  return CLI::detail::split(type.substr(begin + 2, type.size() - begin - 3), ',');
}

bool is_path(const CLI::Option& option) {
  constexpr std::array kPaths = {"FILE", "FOLDER"};
  return option.get_positional() ||
         std::find(kPaths.begin(), kPaths.end(), value_name(option)) != kPaths.end();
}

std::string unwrapped(std::string text) {
  std::replace(text.begin(), text.end(), '\n', ' ');
  text.erase(std::unique(text.begin(), text.end(),
                         [](char one, char next) { return one == ' ' && next == ' '; }),
             text.end());
  return text;
}

std::string summary(const std::string& description) {
  const std::string text = unwrapped(description);
  std::size_t end = text.size();
  for (const std::string_view stop : {". ", "। ", ": ", "; ", " ("})
    end = std::min(end, text.find(stop));
  const std::string first = text.substr(0, end);
  for (const std::string_view mark : {".", "।"})
    if (first.ends_with(mark)) return first.substr(0, first.size() - mark.size());
  return first;
}

}  // namespace queens::app

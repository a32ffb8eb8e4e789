#include <fmt/format.h>

#include <algorithm>

#include "completion.hpp"
#include "flag_text.hpp"

namespace queens::app {
namespace {

/// For single quotes, with a backslash before each of `signs`, which _arguments would take for its
/// own.
std::string quoted_for_zsh(const std::string& text, std::string_view signs) {
  std::string result;
  for (const char c : text) {
    if (c == '\'') result += "'\\'";
    if (signs.find(c) != signs.npos) result += '\\';
    result += c;
  }
  return result;
}

std::string function_name(const NamedCommand& named) {
  std::string name = "_queens" + (named.words.empty() ? "" : "_" + named.words);
  std::replace(name.begin(), name.end(), ' ', '_');
  return name;
}

/// ":FORMAT:(placement matrix)", ":FILE:_files" or ":K: "
std::string value_action(const CLI::Option& option) {
  const std::vector<std::string> choices = value_choices(option);
  const std::string name = option.get_positional() ? option.get_name(true) : value_name(option);
  return fmt::format(":{}:{}", quoted_for_zsh(name, ":"),
                     !choices.empty()  ? fmt::format("({})", fmt::join(choices, " "))
                     : is_path(option) ? "_files"
                                       : " ");
}

/// An option may be given anywhere, and several times where it has a value for each.
std::string flag_arguments(const CLI::Option& flag) {
  std::string lines;
  for (const std::string& name : names_of(flag)) {
    const std::string value = value_name(flag).empty() ? "" : value_action(flag);
    const std::string sign = !value.empty() && name.starts_with("--") ? "=" : "";
    lines += fmt::format(" \\\n    '{}{}[{}]{}'", name, sign,
                         quoted_for_zsh(summary(flag.get_description()), "[]:"), value);
  }
  return lines;
}

/// The words after a command that has commands of its own.
std::string dispatch(const NamedCommand& named) {
  std::string commands;
  std::string cases;
  for (const CLI::App* below : subcommands_of(*named.command)) {
    const std::string& name = below->get_name();
    commands +=
        fmt::format(" '{}:{}'", name, quoted_for_zsh(summary(below->get_description()), ":"));
    const std::string words = named.words.empty() ? name : named.words + " " + name;
    cases += fmt::format("        {}) {} ;;\n", name, function_name({words, below}));
  }
  return fmt::format(
      " \\\n    '1:command:->command' '*::argument:->argument'\n"
      "  case $state in\n"
      "    command)\n"
      "      local -a commands=({})\n"
      "      _describe command commands ;;\n"
      "    argument)\n"
      "      case $words[1] in\n{}      esac ;;\n"
      "  esac\n",
      commands, cases);
}

std::string function_for(const NamedCommand& named) {
  std::string text = fmt::format(
      "{}() {{\n  local context state state_descr line\n  typeset -A opt_args\n  _arguments -C",
      function_name(named));
  for (const CLI::Option* flag : flags_of(*named.command)) text += flag_arguments(*flag);
  if (!subcommands_of(*named.command).empty()) return text + dispatch(named) + "}\n";
  for (const CLI::Option* positional : positionals_of(*named.command))
    text += fmt::format(" \\\n    '{}{}'", positional->get_items_expected_max() > 1 ? "*" : "",
                        value_action(*positional));
  return text + "\n}\n";
}

}  // namespace

std::string zsh_completion(const CLI::App& program) {
  std::string text = "#compdef queens\n# Completion of queens for zsh.\n";
  for (const NamedCommand& named : commands_of(program)) text += function_for(named);
  return text +
         "if [[ $funcstack[1] == _queens ]]; then\n  _queens \"$@\"\nelse\n"
         "  compdef _queens queens\nfi\n";
}

}  // namespace queens::app

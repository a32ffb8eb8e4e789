#include <fmt/format.h>

#include "completion.hpp"
#include "flag_text.hpp"

namespace queens::app {
namespace {

/// The pattern of a case for each of some words after a command, as " count --seed"|" count
/// --json".
std::string patterns(const std::string& command, const std::vector<std::string>& words) {
  std::string pattern;
  for (const std::string& word : words)
    pattern += fmt::format("{}'{} {}'", pattern.empty() ? "" : "|", command, word);
  return pattern;
}

/// Where a flag's value stands: its words, or a file's name, or nothing that we could know.
std::string value_case(const std::string& command, const CLI::Option& flag) {
  const std::vector<std::string> choices = value_choices(flag);
  const std::string action = !choices.empty() ? fmt::format("words='{}'", fmt::join(choices, " "))
                             : is_path(flag)  ? "return"
                                              : "compopt +o bashdefault +o default; return";
  return fmt::format("    {}) {} ;;\n", patterns(command, names_of(flag)), action);
}

/// Where no value stands: a flag, a command, a positional value, or a file's name.
std::string word_case(const NamedCommand& named) {
  std::vector<std::string> flags;
  for (const CLI::Option* flag : flags_of(*named.command))
    for (const std::string& name : names_of(*flag)) flags.push_back(name);
  std::vector<std::string> words;
  for (const CLI::App* below : subcommands_of(*named.command)) words.push_back(below->get_name());
  for (const CLI::Option* positional : positionals_of(*named.command))
    for (const std::string& choice : value_choices(*positional)) words.push_back(choice);
  return fmt::format("      '{}') flags='{}' words='{}' ;;\n", named.words, fmt::join(flags, " "),
                     fmt::join(words, " "));
}

constexpr std::string_view kScript = R"(# Completion of queens for bash.
_queens() {{
  local current=${{COMP_WORDS[COMP_CWORD]}} previous=${{COMP_WORDS[COMP_CWORD - 1]}}
  local command='' word flags='' words=''
  COMPREPLY=()
  # --format=json comes as three words.
  [[ $current == '=' ]] && current=''
  [[ $previous == '=' ]] && previous=${{COMP_WORDS[COMP_CWORD - 2]}}
  for word in "${{COMP_WORDS[@]:1:COMP_CWORD-1}}"; do
    case "$command $word" in
      {}) command=${{command:+$command }}$word ;;
    esac
  done
  case "$command $previous" in
{}    *) case $command in
{}      esac
      [[ $current == -* ]] && words=$flags ;;
  esac
  mapfile -t COMPREPLY < <(compgen -W "$words" -- "$current")
}}
complete -o bashdefault -o default -F _queens queens
)";

}  // namespace

std::string bash_completion(const CLI::App& program) {
  std::string commands;
  std::string values;
  std::string words;
  for (const NamedCommand& named : commands_of(program)) {
    std::vector<std::string> below;
    for (const CLI::App* command : subcommands_of(*named.command))
      below.push_back(command->get_name());
    if (!below.empty())
      commands.append(commands.empty() ? "" : "|").append(patterns(named.words, below));
    for (const CLI::Option* flag : flags_of(*named.command))
      if (!value_name(*flag).empty()) values += value_case(named.words, *flag);
    words += word_case(named);
  }
  return fmt::format(kScript, commands, values, words);
}

}  // namespace queens::app

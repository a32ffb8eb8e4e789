#include <fmt/format.h>

#include "completion.hpp"
#include "flag_text.hpp"

namespace queens::app {
namespace {

std::string quoted_for_fish(const std::string& text) {
  std::string result = "'";
  for (const char c : text) {
    if (c == '\'' || c == '\\') result += '\\';
    result += c;
  }
  return result + "'";
}

std::string line_for(const std::string& command, const std::string& what,
                     const std::string& description) {
  return fmt::format("complete -c queens -n 'test (__queens_command) = \"{}\"' {} -d {}\n", command,
                     what, quoted_for_fish(summary(description)));
}

std::string flag_line(const std::string& command, const CLI::Option& flag) {
  std::string what;
  for (const std::string& name : flag.get_snames()) what += " -s " + name;
  for (const std::string& name : flag.get_lnames()) what += " -l " + name;
  const std::vector<std::string> choices = value_choices(flag);
  if (!choices.empty())
    what += fmt::format(" -x -a '{}'", fmt::join(choices, " "));
  else if (is_path(flag))
    what += " -r -F";
  else if (!value_name(flag).empty())
    what += " -x";
  return line_for(command, what.substr(1), flag.get_description());
}

constexpr std::string_view kFunction = R"(# Completion of queens for fish.
function __queens_command
  set -l command
  for word in (commandline -opc)[2..]
    switch "$command $word"
      case {}
        set command (string trim "$command $word")
    end
  end
  echo "$command"
end
)";

}  // namespace

std::string fish_completion(const CLI::App& program) {
  std::string patterns;
  std::string lines;
  for (const NamedCommand& named : commands_of(program)) {
    const std::vector<const CLI::App*> commands = subcommands_of(*named.command);
    for (const CLI::App* below : commands) {
      patterns +=
          fmt::format("{}'{} {}'", patterns.empty() ? "" : " ", named.words, below->get_name());
      lines += line_for(named.words, "-f -a " + below->get_name(), below->get_description());
    }
    for (const CLI::Option* positional : positionals_of(*named.command))
      for (const std::string& choice : value_choices(*positional))
        lines += line_for(named.words, "-f -a " + choice, positional->get_description());
    for (const CLI::Option* flag : flags_of(*named.command)) lines += flag_line(named.words, *flag);
  }
  return fmt::format(kFunction, patterns) + lines;
}

}  // namespace queens::app

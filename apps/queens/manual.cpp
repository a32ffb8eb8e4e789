// queens manual: manual pages, made from the same descriptions as --help.
#include <fmt/format.h>

#include <filesystem>
#include <sstream>

#include "base/words.hpp"
#include "commands.hpp"
#include "flag_text.hpp"
#include "flags.hpp"
#include "help.hpp"
#include "output.hpp"

namespace queens::app {
namespace {

/// Text as roff shows it unchanged: its own signs are '\', and '.' or ''' where a line begins.
std::string escaped(std::string_view text) {
  std::string result;
  for (const char c : text) {
    const bool at_line_begin = result.empty() || result.back() == '\n';
    if (at_line_begin && (c == '.' || c == '\'')) result += "\\&";
    if (c == '\\')
      result += "\\e";
    else if (c == '-')
      result += "\\-";
    else if (c == '\'')
      result += "\\(aq";
    else
      result += c;
  }
  return result;
}

std::string section(const char* name) { return fmt::format(".SH {}\n", name); }

std::string paragraph(const std::string& text) { return escaped(unwrapped(text)) + "\n"; }

std::string bold(const std::string& text) { return "\\fB" + escaped(text) + "\\fR"; }
std::string italic(const std::string& text) { return "\\fI" + escaped(text) + "\\fR"; }

std::string item(const CLI::Option& option) {
  std::string tag;
  if (option.get_positional()) {
    tag = italic(option.get_name(true));
  } else {
    for (const std::string& name : names_of(option))
      tag.append(tag.empty() ? "" : ", ").append(bold(name));
    if (const std::string value = value_name(option); !value.empty()) tag += " " + italic(value);
  }
  return ".TP\n" + tag + "\n" + paragraph(option.get_description());
}

std::string items(const std::string& heading, const std::vector<const CLI::Option*>& options) {
  if (options.empty()) return "";
  std::string lines = heading;
  for (const CLI::Option* option : options) lines += item(*option);
  return lines;
}

/// "queens count [OPTIONS] [BOARD|N]", as --help has it.
std::string usage(const std::string& name, const CLI::App& command) {
  const std::string line = HelpFormatter().make_usage(&command, name);
  return line.substr(line.find(name), line.find_last_not_of('\n') + 1 - line.find(name));
}

std::string page_name(const NamedCommand& named) {
  return named.words.empty() ? "queens" : "queens-" + named.words;
}

std::string in_capitals(std::string name) {
  for (char& c : name)
    if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
  return name;
}

std::string typed_name(const NamedCommand& named) {
  return named.words.empty() ? "queens" : "queens " + named.words;
}

/// The commands of a command: those of the program have pages of their own, others a part of this.
std::string below(const NamedCommand& named) {
  std::string lines;
  for (const CLI::App* command : subcommands_of(*named.command)) {
    if (named.words.empty()) {
      lines += ".TP\n" + bold("queens-" + command->get_name()) + "(1)\n" +
               paragraph(command->get_description());
      continue;
    }
    const std::string name = typed_name(named) + " " + command->get_name();
    lines += ".SS " + escaped(usage(name, *command)) + "\n" +
             paragraph(command->get_description()) + items("", positionals_of(*command)) +
             items("", flags_of(*command));
  }
  return lines.empty() ? "" : section(tr("COMMANDS")) + lines;
}

/// The examples: the lines of the footer that are set in.
std::string examples(const CLI::App& command) {
  std::string lines;
  std::istringstream footer(command.get_footer());
  for (std::string line; std::getline(footer, line);)
    if (line.starts_with("  ")) lines += escaped(line.substr(2)) + "\n";
  return lines.empty() ? "" : section(tr("EXAMPLES")) + ".nf\n" + lines + ".fi\n";
}

std::string page(const NamedCommand& named, const CLI::App& program) {
  const CLI::App& command = *named.command;
  std::string text = fmt::format(".TH {} 1 \"\" \"queens {}\" \"Queens\"\n",
                                 escaped(in_capitals(page_name(named))), QUEENS_VERSION);
  text += section(tr("NAME")) + escaped(page_name(named)) + " \\- " +
          escaped(summary(command.get_description())) + "\n" + section(tr("SYNOPSIS")) +
          escaped(usage(typed_name(named), command)) + "\n" + section(tr("DESCRIPTION")) +
          paragraph(command.get_description()) +
          items(section(tr("ARGUMENTS")), positionals_of(command)) +
          items(section(tr("OPTIONS")), flags_of(command)) + below(named);
  text += section(tr("EXIT STATUS")) + paragraph(exit_codes()) + examples(command);
  if (&command != &program) text += section(tr("SEE ALSO")) + bold("queens") + "(1)\n";
  return text;
}

/// Those that have pages of their own.
std::vector<NamedCommand> pages_of(const CLI::App& program) {
  std::vector<NamedCommand> pages = {{"", &program}};
  for (const CLI::App* command : subcommands_of(program))
    pages.push_back({command->get_name(), command});
  return pages;
}

void write_all(const CLI::App& program, const std::string& folder) {
  std::error_code failed;
  std::filesystem::create_directories(folder, failed);
  for (const NamedCommand& named : pages_of(program))
    write_file(folder + "/" + page_name(named) + ".1", page(named, program));
}

void print_page(const CLI::App& program, const std::string& command) {
  for (const NamedCommand& named : pages_of(program)) {
    if (named.words != command) continue;
    Output output;
    output.write(page(named, program));
    return output.flush();
  }
  refuse(tr_format("manual expected a subcommand, found '{}'", command));
}

struct ManualRequest {
  std::string command;
  std::string folder;
};

}  // namespace

void add_manual(CLI::App& program, ExitCode& /*exit_code: it can only be printed*/) {
  CLI::App& command = *program.add_subcommand(
      "manual", tr("Print the manual page of queens or of one of its commands, for 'man -l -'"));
  const auto request = std::make_shared<ManualRequest>();
  auto* name = command.add_option("COMMAND", request->command,
                                  tr("The command (queens itself when not given)"));
  command
      .add_option("--into", request->folder,
                  tr("Write the pages of all commands into FOLDER instead"))
      ->excludes(name)
      ->type_name("FOLDER");
  add_examples(command, "queens manual count | man -l -", "queens manual --into man1");
  command.callback([=, &program] {
    if (request->folder.empty()) return print_page(program, request->command);
    write_all(program, request->folder);
  });
}

}  // namespace queens::app

// The command line: parses, runs one subcommand, and turns what happened into an exit code.
#include <fmt/format.h>

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <new>

#include "base/words.hpp"
#include "commands.hpp"
#include "help.hpp"
#include "language.hpp"
#include "output.hpp"
#include "parser_words.hpp"

namespace queens::app {
namespace {

std::string chosen_command(const CLI::App& program) {
  const auto chosen = program.get_subcommands();
  return chosen.empty() ? "queens" : "queens " + chosen.front()->get_name();
}

/// The parser would only say that some subcommand is required.
void require_known_command(const CLI::App& program, const std::vector<std::string>& arguments) {
  if (arguments.empty() || arguments.front().starts_with('-')) return;
  std::vector<std::string> names;
  for (const CLI::App* command : program.get_subcommands({})) names.push_back(command->get_name());
  if (std::find(names.begin(), names.end(), arguments.front()) != names.end()) return;
  refuse(tr_format("expected a subcommand ({}), found '{}'", fmt::join(names, ", "),
                   arguments.front()));
}

ExitCode run(std::vector<std::string> arguments) {
  choose_language(arguments);
  CLI::App program(tr("Counts, finds, lists and studies the placements of N non-attacking queens."),
                   "queens");
  program.set_version_flag("--version", "queens " QUEENS_VERSION, tr("Print the version and exit"));
  program.set_help_flag("-h,--help", tr("Print this help and exit"));
  // Taken out of the arguments before, as texts are made while flags are added.
  std::string language;
  program
      .add_option("--lang", language,
                  tr("The language of messages, before or after the subcommand (that of LANG and\n"
                     "its like when not given): en or bn"))
      ->check(CLI::IsMember(language_names()))
      ->type_name("LANGUAGE");
  program.formatter(std::make_shared<HelpFormatter>());
  program.require_subcommand(1);
  program.footer(
      std::string(
          tr("Examples:\n"
             "  queens count 8             the number of solutions on the empty 8×8 board\n"
             "  queens find board.txt      one solution of the board in a file\n"
             "'./queens studio', where the sources are, serves all that as a page for browsers.\n"
             "'queens COMMAND --help' tells more. ")) +
      exit_codes());
  ExitCode exit_code = ExitCode::answered;
  add_count(program, exit_code);
  add_find(program, exit_code);
  add_list(program, exit_code);
  add_tree(program, exit_code);
  add_check(program, exit_code);
  add_convert(program, exit_code);
  add_generate(program, exit_code);
  add_ledger(program, exit_code);
  add_work(program, exit_code);
  add_check_certificate(program, exit_code);
  add_bench(program, exit_code);
  add_manual(program, exit_code);
  add_completion(program, exit_code);
  require_known_command(program, arguments);
  try {
    std::reverse(arguments.begin(), arguments.end());  // as the parser wants them
    program.parse(std::move(arguments));
  } catch (const CLI::Success& request) {  // --help and --version
    Output output;
    output.write(request.get_name() == "CallForVersion" ? "queens " QUEENS_VERSION "\n"
                                                        : program.help());
    output.flush();
  } catch (const CLI::ParseError& error) {
    const std::string command = chosen_command(program);
    say(tr_format("{}: {} (see '{} --help')\n", command, parser_words(error.what()), command));
    return ExitCode::bad;
  }
  return exit_code;
}

}  // namespace
}  // namespace queens::app

int main(int argc, char** argv) {
  using namespace queens::app;
  std::signal(SIGPIPE, SIG_IGN);  // a closed pipe is an error of write(), see Output
  try {
    return static_cast<int>(run({argv + std::min(argc, 1), argv + argc}));
  } catch (const OutputClosed&) {
    return static_cast<int>(ExitCode::answered);
  } catch (const Failure& failure) {
    say(std::string(failure.what()) + "\n");
    return static_cast<int>(failure.code);
  } catch (const std::bad_alloc&) {
    say(std::string(queens::tr("queens: not enough memory")) + "\n");
    return static_cast<int>(ExitCode::bad);
  }
}

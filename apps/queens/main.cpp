// The command line: parses, runs one subcommand, and turns what happened into an exit code.
#include <fmt/format.h>

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <new>

#include "commands.hpp"
#include "help.hpp"
#include "output.hpp"

namespace queens::app {
namespace {

/// One line, even where the parser's message has several.
std::string one_line(std::string message) {
  for (char& c : message)
    if (c == '\n' || c == '\r') c = ' ';
  return message;
}

std::string chosen_command(const CLI::App& program) {
  const auto chosen = program.get_subcommands();
  return chosen.empty() ? "queens" : "queens " + chosen.front()->get_name();
}

/// The parser would only say that some subcommand is required.
void require_known_command(const CLI::App& program, int argc, char** argv) {
  if (argc < 2 || argv[1][0] == '-') return;
  std::vector<std::string> names;
  for (const CLI::App* command : program.get_subcommands({})) names.push_back(command->get_name());
  if (std::find(names.begin(), names.end(), argv[1]) != names.end()) return;
  refuse(fmt::format("expected a subcommand ({}), found '{}'", fmt::join(names, ", "), argv[1]));
}

ExitCode run(int argc, char** argv) {
  CLI::App program("Counts, finds, lists and studies the placements of N non-attacking queens.",
                   "queens");
  program.set_version_flag("--version", "queens " QUEENS_VERSION, "Print the version and exit");
  program.set_help_flag("-h,--help", "Print this help and exit");
  program.formatter(std::make_shared<HelpFormatter>());
  program.require_subcommand(1);
  program.footer(
      "Examples:\n"
      "  queens count 8             the number of solutions on the empty 8×8 board\n"
      "  queens find board.txt      one solution of the board in a file\n"
      "'./queens studio', where the sources are, serves all that as a page for browsers.\n"
      "'queens COMMAND --help' tells more. " +
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
  require_known_command(program, argc, argv);
  try {
    program.parse(argc, argv);
  } catch (const CLI::Success& request) {  // --help and --version
    Output output;
    output.write(request.get_name() == "CallForVersion" ? "queens " QUEENS_VERSION "\n"
                                                        : program.help());
    output.flush();
  } catch (const CLI::ParseError& error) {
    const std::string command = chosen_command(program);
    fmt::print(stderr, "{}: {} (see '{} --help')\n", command, one_line(error.what()), command);
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
    return static_cast<int>(run(argc, argv));
  } catch (const OutputClosed&) {
    return static_cast<int>(ExitCode::answered);
  } catch (const Failure& failure) {
    fmt::print(stderr, "{}\n", failure.what());
    return static_cast<int>(failure.code);
  } catch (const std::bad_alloc&) {
    fmt::print(stderr, "queens: not enough memory\n");
    return static_cast<int>(ExitCode::bad);
  }
}

// queens work: counts cases of a ledger, beside any number of others.
#include <fmt/format.h>

#include <cstdio>

#include "commands.hpp"
#include "flags.hpp"
#include "interrupt.hpp"
#include "ledger_words.hpp"
#include "memory.hpp"
#include "progress.hpp"
#include "work_flags.hpp"

namespace queens::app {
namespace {

struct WorkRequest {
  std::string ledger;
  WorkFlags flags;
};

ExitCode run(const WorkRequest& request) {
  Ledger ledger = open_ledger(request.ledger);
  release_the_dead(request.ledger, ledger);
  Progress progress(request.flags.progress);
  held(request.ledger, ledger.work(work_options(request.flags, ledger.board().side(), progress)));
  return ExitCode::answered;
}

}  // namespace

void add_work(CLI::App& program, ExitCode& exit_code) {
  CLI::App& command = *program.add_subcommand(
      "work",
      "Count cases of a ledger until none is left. Any number of workers may do so at once, and\n"
      "be killed at any time: a case that nobody hands in is counted by another, once its\n"
      "worker's lease is up.");
  const auto request = std::make_shared<WorkRequest>();
  command.add_option("LEDGER", request->ledger, "A file that 'queens ledger create' has made")
      ->required();
  add_work_flags(command, request->flags);
  add_examples(command, "queens ledger create count.ledger 20",
               "queens work count.ledger              on as many terminals as you like");
  command.callback([=, &exit_code] { exit_code = run(*request); });
}

}  // namespace queens::app

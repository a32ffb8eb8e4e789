// queens ledger: makes, shows, checks and joins ledgers.
#include <fmt/format.h>
#include <unistd.h>

#include <fstream>

#include "base/words.hpp"
#include "certificate.hpp"
#include "commands.hpp"
#include "flags.hpp"
#include "input.hpp"
#include "interrupt.hpp"
#include "ledger_words.hpp"
#include "output.hpp"
#include "percentage.hpp"
#include "table.hpp"
#include "work_flags.hpp"

namespace queens::app {
namespace {

struct LedgerRequest {
  std::string ledger, board, file;
  std::vector<std::string> parts;
  std::uint64_t cases = 0, seed = 0;
  std::string sample = "1%";
  bool partial = false, watch = false;
  int threads = 0;
  ProgressLine::Form progress = ProgressLine::Form::bar_on_terminal;
};

void print(const std::string& text) {
  Output output;
  output.write(text);
  output.flush();
}

void create(const LedgerRequest& request) {
  Ledger ledger =
      held(request.ledger,
           Ledger::create(request.ledger, read_board_argument(request.board), request.cases));
  const LedgerStatus status = held(request.ledger, ledger.status());
  print(tr_format("{}: {} cases\n", request.ledger, status.cases));
}

std::string lease_of(const LedgerStatus::Worker& worker) {
  if (worker.claimed == 0) return "";
  return worker.lease_seconds < 0 ? tr("up") : shown_duration(worker.lease_seconds);
}

double percent_done(const LedgerStatus& status) {
  return status.work > 0 ? 100 * status.work_done / status.work : 100;
}

/// When it will be done, as fast as it goes now.
std::string pace_text(const LedgerStatus& status) {
  if (status.counted == status.cases) return "";
  constexpr double kMinute = 60;
  if (status.work_a_second <= 0)
    return tr_format("no count in the last {:.0f} minutes\n", kLedgerRateSeconds / kMinute);
  return tr_format("{:.2g} % of the work a minute, about {} left\n",
                   100 * kMinute * status.work_a_second / status.work,
                   shown_duration((status.work - status.work_done) / status.work_a_second));
}

std::string disagreements_text(const std::vector<LedgerStatus::Disagreement>& disagreements) {
  if (disagreements.empty()) return "";
  Table table({tr("case"), tr("count"), tr("worker"), tr("other count"), tr("other worker"),
               tr("settled by")});
  for (const auto& one : disagreements)
    table.add_row({std::to_string(one.id), one.first_count, one.first_worker, one.second_count,
                   one.second_worker, one.settled_by.empty() ? tr("nobody yet") : one.settled_by});
  return "\n" + (tr("two workers disagreed") + ("\n" + table.to_string()));
}

std::string status_text(const LedgerStatus& status) {
  std::string text = tr_format("{} of {} cases counted, {:.1f} % of the work\n", status.counted,
                               status.cases, percent_done(status));
  text += pace_text(status);
  if (!status.workers.empty()) {
    Table table({tr("worker"), tr("counted"), tr("claimed"), tr("lease")});
    for (const auto& worker : status.workers)
      table.add_row({worker.name, std::to_string(worker.counted), std::to_string(worker.claimed),
                     lease_of(worker)});
    text += "\n" + table.to_string();
  }
  return text + disagreements_text(status.disagreements);
}

void show_status(const LedgerRequest& request) {
  Ledger ledger = open_ledger(request.ledger);
  const Stop& stop = stop_on_interrupt();
  for (;;) {
    const LedgerStatus status = held(request.ledger, ledger.status());
    print((request.watch ? "\x1b[H\x1b[2J" : "") + status_text(status));
    if (!request.watch || stop.requested() || status.counted == status.cases) return;
    constexpr unsigned kNap = 100'000, kNaps = 20;  // microseconds: two seconds together
    for (unsigned nap = 0; nap < kNaps && !stop.requested(); ++nap) ::usleep(kNap);
  }
}

void print_total(const LedgerRequest& request) {
  Ledger ledger = open_ledger(request.ledger);
  const auto cases = held(request.ledger, ledger.cases());
  const Total total =
      held(request.ledger, request.partial ? partial_total_of(cases) : total_of(cases));
  print(total.to_string() + "\n");
}

/// What a certificate and a ledger have in common: the same checks of the same cases.
void verify(const std::string& name, const Board& board, const std::vector<LedgerCase>& cases,
            const LedgerRequest& request) {
  const auto millionths = millionths_of(request.sample);
  if (!millionths)
    refuse(tr_format("--sample expected a percentage, as in 1%, found {}", request.sample));
  constexpr int kSolutions = 100;
  const Total total = held(name, total_of(cases));
  const int found =
      held(name, check_cover(board, cases, kSolutions, request.seed, stop_on_interrupt()));
  WorkOptions options;
  options.threads = request.threads;
  options.stop = &stop_on_interrupt();
  const double share = static_cast<double>(*millionths) / static_cast<double>(kMillionths);
  const std::uint64_t counted = [&] {
    Progress progress;
    const ProgressLine line(request.progress, progress, "");
    return held(name, recount(cases, share, request.seed, options, &progress));
  }();
  print(
      tr_format("{} cases: {} solutions found at random are each in them just as often as they "
                "should be,\n{} cases counted again by another kernel agree; total {}\n",
                cases.size(), found, counted, total.to_string()));
}

void verify_ledger(const LedgerRequest& request) {
  Ledger ledger = open_ledger(request.ledger);
  verify(request.ledger, ledger.board(), held(request.ledger, ledger.cases()), request);
}

void export_certificate(const LedgerRequest& request) {
  Ledger ledger = open_ledger(request.ledger);
  print(certificate_text({ledger.board(), held(request.ledger, ledger.cases())}));
}

void import_certificate(const LedgerRequest& request) {
  const Certificate certificate = read_certificate(request.file);
  held(request.ledger, Ledger::import(request.ledger, certificate.board, certificate.cases));
}

void merge(const LedgerRequest& request) {
  Ledger ledger = open_ledger(request.ledger);
  for (const std::string& part : request.parts) {
    Ledger other = open_ledger(part);
    const std::uint64_t taken = held(part, ledger.merge(other));
    print(tr_format("{}: {} new counts\n", part, taken));
  }
}

void add_verify_flags(CLI::App& command, LedgerRequest& request) {
  command
      .add_option("--sample", request.sample,
                  tr("The share of the cases to count again, as in 10% (1% when not given)"))
      ->type_name("P%");
  command.add_option("--seed", request.seed, tr("Which cases and solutions are drawn"))
      ->check(whole_number())
      ->type_name("S");
  add_threads(command, request.threads);
  add_progress(command, request.progress);
}

using Action = void (*)(const LedgerRequest&);

CLI::App& add_action(CLI::App& ledger, const std::shared_ptr<LedgerRequest>& request,
                     const char* name, const char* help, Action action) {
  CLI::App& command = *ledger.add_subcommand(name, help);
  command.add_option("LEDGER", request->ledger, tr("A file, or postgresql://USER@HOST/DATABASE"))
      ->required();
  command.callback([=] { action(*request); });
  return command;
}

}  // namespace

void add_ledger(CLI::App& program, ExitCode& /*exit_code: what is wrong ends it*/) {
  CLI::App& command = *program.add_subcommand(
      "ledger",
      tr("The durable record of a long count, in a file (SQLite) or in a PostgreSQL database that\n"
         "many machines share: the cases of a board, and their counts.\n"
         " 'queens count BOARD --ledger FILE' makes and counts one at once."));
  command.require_subcommand(1);
  const auto request = std::make_shared<LedgerRequest>();
  CLI::App& made = add_action(command, request, "create", tr("Plan the cases of a board"), create);
  add_board(made, request->board);
  made.add_option("--cases", request->cases,
                  tr("About how many (when not given, cases of a second or two)"))
      ->check(CLI::Range(1, 1'000'000))
      ->type_name("K");
  add_action(command, request, "status", tr("How far it is, and who counts"), show_status)
      .add_flag("--watch", request->watch,
                tr("Show it anew every two seconds, until all is counted"));
  add_action(command, request, "total",
             tr("The number of solutions; refused while cases are missing"), print_total)
      .add_flag("--partial", request->partial, tr("Of the cases that are counted"));
  add_verify_flags(
      add_action(
          command, request, "verify",
          tr("Check that the cases have every solution exactly once, and count some again by\n"
             "another kernel"),
          verify_ledger),
      *request);
  add_action(command, request, "export",
             tr("Print the certificate: board, cases and counts, as lines of JSON"),
             export_certificate);
  add_action(command, request, "import", tr("Make a ledger from a certificate"), import_certificate)
      .add_option("CERTIFICATE", request->file, tr("A file, or - for standard input"))
      ->required();
  add_action(command, request, "merge", tr("Take over the counts of ledgers of the same plan"),
             merge)
      .add_option("PART...", request->parts, tr("Files"))
      ->required();
  add_examples(command, "queens ledger create count.ledger 18; queens work count.ledger",
               "queens ledger total count.ledger");
}

void add_check_certificate(CLI::App& program, ExitCode& /*exit_code: what is wrong ends it*/) {
  CLI::App& command = *program.add_subcommand(
      "check-certificate",
      tr("Check what 'queens ledger export' has printed, without the ledger: its residues, that "
         "its\n"
         "cases have every solution exactly once, and some counts by another kernel."));
  const auto request = std::make_shared<LedgerRequest>();
  command.add_option("CERTIFICATE", request->file, tr("A file, or - for standard input"))
      ->required();
  add_verify_flags(command, *request);
  command.callback([=] {
    const Certificate certificate = read_certificate(request->file);
    verify(request->file, certificate.board, certificate.cases, *request);
  });
}

}  // namespace queens::app

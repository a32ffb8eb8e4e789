// queens work: counts cases of a ledger, beside any number of others.
#include <fmt/format.h>

#include <charconv>

#include "base/words.hpp"
#include "commands.hpp"
#include "flags.hpp"
#include "ledger_words.hpp"
#include "work_flags.hpp"

namespace queens::app {
namespace {

struct WorkRequest {
  std::string ledger;
  std::string slice;  ///< "I/N", from 1; all cases when empty
  WorkFlags flags;
};

/// From "2/8", the cases of the second of eight.
WorkOptions::Slice slice_of(const std::string& text) {
  int index = 0, count = 0;
  const char* const end = text.data() + text.size();
  const auto first = std::from_chars(text.data(), end, index);
  const bool has_slash = first.ec == std::errc() && first.ptr != end && *first.ptr == '/';
  const auto second = std::from_chars(has_slash ? first.ptr + 1 : end, end, count);
  if (second.ec != std::errc() || second.ptr != end || index < 1 || index > count)
    refuse(tr_format("--slice expected I/N with 1 <= I <= N, as in 2/8, found {}", text));
  return {index - 1, count};
}

/// The ledger of a slice, with the plan of the whole: LEDGER.2-of-8. It goes on where it was.
Ledger part_of(const std::string& file, const std::string& name, Ledger& whole) {
  auto part = Ledger::open(name);
  if (!part && part.error().fault == LedgerFault::missing)
    return held(name, Ledger::import(name, whole.board(), held(file, whole.cases())));
  return held(name, std::move(part));
}

void run(const WorkRequest& request) {
  Ledger ledger = open_ledger(request.ledger);
  if (request.slice.empty()) return work(request.ledger, ledger, {}, request.flags);
  const WorkOptions::Slice slice = slice_of(request.slice);
  const std::string name = fmt::format("{}.{}-of-{}", request.ledger, slice.index + 1, slice.count);
  Ledger part = part_of(request.ledger, name, ledger);
  work(name, part, slice, request.flags);
}

}  // namespace

void add_work(CLI::App& program, ExitCode& /*exit_code: what is wrong ends it*/) {
  CLI::App& command = *program.add_subcommand(
      "work",
      tr("Count cases of a ledger until none is left. Any number of workers may do so at once, "
         "and\n"
         "be killed at any time: a case that nobody hands in is counted by another, once its\n"
         "worker's lease is up."));
  const auto request = std::make_shared<WorkRequest>();
  command
      .add_option(
          "LEDGER", request->ledger,
          tr("A file that 'queens ledger create' has made, or postgresql://USER@HOST/DATABASE"))
      ->required();
  command
      .add_option(
          "--slice", request->slice,
          tr("Count part I of N, as in 2/8, into a file of its own beside LEDGER, which is\n"
             "only read: for machines without a common database. 'queens ledger merge'\n"
             "joins the parts"))
      ->type_name("I/N");
  add_work_flags(command, request->flags);
  add_examples(command, "queens ledger create count.ledger 20",
               tr("queens work count.ledger              on as many terminals as you like"));
  command.callback([=] { run(*request); });
}

}  // namespace queens::app

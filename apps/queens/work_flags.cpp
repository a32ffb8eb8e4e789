#include "work_flags.hpp"

#include <mutex>

#include "base/words.hpp"
#include "flags.hpp"
#include "interrupt.hpp"
#include "ledger_words.hpp"
#include "memory.hpp"

namespace queens::app {

void add_work_flags(CLI::App& command, WorkFlags& flags) {
  add_threads(command, flags.threads);
  add_memory(command, flags.memory);
  command
      .add_option("--lease", flags.lease_seconds,
                  tr("After so many silent seconds a worker's cases go to others (120); it renews\n"
                     "its lease three times as often"))
      ->check(CLI::Range(0.1, 1e6))
      ->type_name("SECONDS");
  command
      .add_option("--batch", flags.batch_seconds,
                  tr("How long the cases claimed at once should take (30)"))
      ->check(CLI::Range(0.0, 1e6))
      ->type_name("SECONDS");
  add_progress(command, flags.progress);
}

namespace {

Standing standing_of(const LedgerStatus& status) {
  return {status.work, status.work_done, static_cast<double>(status.counted), tr_later("cases"),
          static_cast<double>(status.cases)};
}

/// The last state that a worker has told, for whoever shows it.
class Told {
 public:
  explicit Told(const LedgerStatus& status) : standing_(standing_of(status)) {}

  void tell(const LedgerStatus& status) {
    const std::lock_guard lock(mutex_);
    standing_ = standing_of(status);
  }

  [[nodiscard]] Standing standing() const {
    const std::lock_guard lock(mutex_);
    return standing_;
  }

 private:
  mutable std::mutex mutex_;
  Standing standing_;
};

}  // namespace

void work(const std::string& name, Ledger& ledger, WorkOptions::Slice slice,
          const WorkFlags& flags) {
  release_the_dead(name, ledger);
  Told told(held(name, ledger.status()));
  const ProgressLine line(
      flags.progress, [&told] { return told.standing(); }, told.standing());
  WorkOptions options;
  options.worker = worker_name();
  options.threads = flags.threads;
  options.memory_bytes = memory_bytes(flags.memory, ledger.board().side());
  options.slice = slice;
  options.lease_seconds = flags.lease_seconds;
  options.batch_seconds = flags.batch_seconds;
  options.stop = &stop_on_interrupt();
  options.progress = [&told](const LedgerStatus& status) { told.tell(status); };
  held(name, ledger.work(options));
}

}  // namespace queens::app

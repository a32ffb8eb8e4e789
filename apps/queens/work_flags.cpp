#include "work_flags.hpp"

#include "flags.hpp"
#include "interrupt.hpp"
#include "ledger_words.hpp"
#include "memory.hpp"

namespace queens::app {

void add_progress(CLI::App& command, Progress::Form& form) {
  command
      .add_option_function<std::string>(
          "--progress",
          [&form](const std::string& name) {
            form = name == "json" ? Progress::Form::json : Progress::Form::bar_on_terminal;
          },
          "bar (the default, on a terminal only), or json: one object a second on\n"
          "standard error")
      ->check(CLI::IsMember({"bar", "json"}))
      ->type_name("FORM");
}

void add_work_flags(CLI::App& command, WorkFlags& flags) {
  add_threads(command, flags.threads);
  add_memory(command, flags.memory);
  command
      .add_option("--lease", flags.lease_seconds,
                  "After so many silent seconds a worker's cases go to others (120); it renews\n"
                  "its lease three times as often")
      ->check(CLI::Range(0.1, 1e6))
      ->type_name("SECONDS");
  command
      .add_option("--batch", flags.batch_seconds,
                  "How long the cases claimed at once should take (30)")
      ->check(CLI::Range(0.0, 1e6))
      ->type_name("SECONDS");
  add_progress(command, flags.progress);
}

WorkOptions work_options(const WorkFlags& flags, int side, Progress& progress) {
  WorkOptions options;
  options.worker = worker_name();
  options.threads = flags.threads;
  options.memory_bytes = memory_bytes(flags.memory, side);
  options.lease_seconds = flags.lease_seconds;
  options.batch_seconds = flags.batch_seconds;
  options.stop = &stop_on_interrupt();
  options.progress = [&progress](const LedgerStatus& status) { progress.show(status); };
  return options;
}

}  // namespace queens::app

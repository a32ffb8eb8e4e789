// The flags of those who count cases of a ledger.
#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>

#include "progress.hpp"
#include "queens/ledger.hpp"

namespace queens::app {

struct WorkFlags {
  int threads = 0;
  std::uint64_t memory = 0;  ///< bytes; 0 for half of what is free
  double lease_seconds = 120;
  double batch_seconds = 30;
  Progress::Form progress = Progress::Form::bar_on_terminal;
};

/// --threads, --memory, --lease, --batch and --progress.
void add_work_flags(CLI::App& command, WorkFlags& flags);

/// --progress json.
void add_progress(CLI::App& command, Progress::Form& form);

/// From now on Ctrl-C ends the work. `progress` must live as long as it.
WorkOptions work_options(const WorkFlags& flags, int side, Progress& progress);

}  // namespace queens::app

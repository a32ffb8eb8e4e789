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
  ProgressLine::Form progress = ProgressLine::Form::bar_on_terminal;
};

/// --threads, --memory, --lease, --batch and --progress.
void add_work_flags(CLI::App& command, WorkFlags& flags);

/// Counts until none is left, and shows how far the ledger is; Ctrl-C ends it.
void work(const std::string& name, Ledger& ledger, WorkOptions::Slice slice,
          const WorkFlags& flags);

}  // namespace queens::app

// Ledgers on the command line: opened, and their errors worded.
#pragma once

#include <string>

#include "exit_code.hpp"
#include "queens/ledger.hpp"

namespace queens::app {

/// "queens: FILE: reason", with the exit code that fits.
Failure worded_failure(const std::string& file, const LedgerError& error);

template <class T>
T held(const std::string& file, LedgerResult<T> result) {
  if (!result) throw worded_failure(file, result.error());
  return std::move(*result);
}

Ledger open_ledger(const std::string& file);

/// The ledger of `board` in a file, which is made if it is not there; another board's is refused.
Ledger ledger_of(const std::string& file, const Board& board);

/// The host's name, the process and the second: no other worker has it.
std::string worker_name();

/// Gives up what workers of this host have claimed whose process is gone.
void release_the_dead(const std::string& file, Ledger& ledger);

}  // namespace queens::app

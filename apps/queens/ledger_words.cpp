#include "ledger_words.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <ctime>

#include "base/words.hpp"

namespace queens::app {
namespace {

ExitCode exit_code_of(LedgerFault fault) {
  switch (fault) {
    case LedgerFault::interrupted:
    case LedgerFault::incomplete:
    case LedgerFault::unreachable:
      return ExitCode::stopped;
    case LedgerFault::disagrees:
      return ExitCode::no;
    default:
      return ExitCode::bad;
  }
}

std::string host_name() {
  std::array<char, 256> host{};
  if (::gethostname(host.data(), host.size() - 1) != 0) host[0] = '\0';
  return host.data();
}

/// Whether it was a process of this host that there is no more.
bool is_gone(const std::string& worker) {
  const std::string here = host_name() + ":";
  if (!worker.starts_with(here)) return false;
  const auto process = static_cast<pid_t>(std::strtol(worker.c_str() + here.size(), nullptr, 10));
  return process > 0 && ::kill(process, 0) != 0 && errno == ESRCH;
}

bool has_the_open_squares_of(const Board& a, const Board& b) {
  if (a.side() != b.side()) return false;
  for (int row = 0; row < a.side(); ++row)
    if (a.open_row(row) != b.open_row(row)) return false;
  return true;
}

}  // namespace

Failure worded_failure(const std::string& file, const LedgerError& error) {
  const char* const comfort =
      error.fault == LedgerFault::interrupted ? tr("; what was counted is kept") : "";
  return {exit_code_of(error.fault), fmt::format("queens: {}: {}{}", file, error.reason, comfort)};
}

Ledger open_ledger(const std::string& file) { return held(file, Ledger::open(file)); }

Ledger ledger_of(const std::string& file, const Board& board) {
  auto opened = Ledger::open(file);
  if (!opened && opened.error().fault == LedgerFault::missing)
    return held(file, Ledger::create(file, board));
  Ledger ledger = held(file, std::move(opened));
  if (!has_the_open_squares_of(ledger.board(), board))
    refuse(tr_format("{}: this is the ledger of another board", file));
  return ledger;
}

std::string worker_name() {
  return fmt::format("{}:{}:{}", host_name(), ::getpid(), std::time(nullptr));
}

void release_the_dead(const std::string& file, Ledger& ledger) {
  for (const auto& worker : held(file, ledger.status()).workers)
    if (worker.claimed > 0 && is_gone(worker.name)) held(file, ledger.release(worker.name));
}

}  // namespace queens::app

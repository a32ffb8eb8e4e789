// The tables of a ledger, and all that is said to the database about them.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "ledger/database.hpp"
#include "queens/ledger.hpp"

namespace queens {

/// A case that a worker holds.
struct Claim {
  std::int64_t id;
  Board board;
  double size;
};

/// What it counted.
struct HandedIn {
  std::int64_t id;
  std::uint64_t solutions, residue;
  std::string kernel;
  double seconds;
};

class Store {
 public:
  explicit Store(std::unique_ptr<Database> database) : database_(std::move(database)) {}

  /// Makes the tables, with a plan.
  LedgerResult<bool> create(const Board& board, std::string_view kernel,
                            const std::vector<LedgerCase>& cases);

  /// Checks that the tables are of this version and undamaged; the board.
  LedgerResult<Board> check();

  /// The family of kernels that the plan is made for; any when empty.
  LedgerResult<std::string> kernel();

  /// Claims so many open cases of a slice, the first ones. Empty if none is open.
  LedgerResult<std::vector<Claim>> claim(const std::string& worker, std::size_t most,
                                         double lease_seconds, WorkOptions::Slice slice = {});

  /// Has all claims of the worker last so many seconds from now.
  LedgerResult<bool> renew(const std::string& worker, double lease_seconds);

  /// Gives up the claims that a worker has left.
  LedgerResult<bool> release(const std::string& worker);

  /// Records counts, each once. The cases whose count differs from one that is there already: it is
  /// recorded who said what, and the case is open again until `settle`.
  LedgerResult<std::vector<std::int64_t>> hand_in(const std::string& worker,
                                                  const std::vector<HandedIn>& counts);

  /// Records what a recount found of a case that two workers disagree about.
  LedgerResult<bool> settle(const std::string& worker, const HandedIn& count);

  /// Whether every case of a slice is counted.
  LedgerResult<bool> is_complete(WorkOptions::Slice slice = {});

  LedgerResult<LedgerStatus> status();
  LedgerResult<std::vector<LedgerCase>> cases();

  /// Of the plan: of boards, weights and their order.
  LedgerResult<std::string> digest();

 private:
  LedgerResult<std::string> head(const std::string& name);
  LedgerResult<bool> hand_in_one(const std::string& worker, const HandedIn& count);

  std::unique_ptr<Database> database_;
};

/// Sixteen hexadecimal digits that depend on every board and weight.
std::string digest_of(const std::vector<LedgerCase>& cases);

}  // namespace queens

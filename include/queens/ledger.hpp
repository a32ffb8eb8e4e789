// The durable record of a count: which cases it has, and which are counted.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <tl/expected.hpp>
#include <vector>

#include "queens/board.hpp"
#include "queens/export.hpp"
#include "queens/progress.hpp"
#include "queens/stop.hpp"
#include "queens/total.hpp"

namespace queens {

enum class LedgerFault {
  missing,      ///< there is no ledger
  exists,       ///< there is one already
  unusable,     ///< it cannot be opened or written
  damaged,      ///< it is no ledger, or something in it is not as it was written
  other,        ///< it is of another board, or of another version
  incomplete,   ///< cases are not counted yet
  disagrees,    ///< two counts of one case differ
  overflow,     ///< the total does not fit into 128 bits
  unreachable,  ///< the server does not answer, or not any more
  interrupted,  ///< stopped, no space on the device, or others wrote for too long; nothing is lost
};

/// Words: `reason` is a clause without the ledger's name, in the language of translate.hpp.
struct LedgerError {
  LedgerFault fault;
  std::string reason;
};

template <class T>
using LedgerResult = tl::expected<T, LedgerError>;

/// What counts as lately in a rate: a restart or a machine more shows soon.
inline constexpr double kLedgerRateSeconds = 600;

/// How far a ledger is.
struct LedgerStatus {
  std::uint64_t cases = 0, counted = 0;
  double work = 0, work_done = 0;  ///< by the cases' estimated size, in a unit of its own
  double work_a_second = 0;        ///< by all workers, lately (see kLedgerRateSeconds); 0: none
  /// Two counts of one case; the referee kernel counted it again.
  struct Disagreement {
    std::int64_t id = 0;
    std::string first_worker, first_count, second_worker, second_count;
    std::string settled_by;  ///< whoever counted it again; empty if nobody has
  };
  std::vector<Disagreement> disagreements;
  struct Worker {
    std::string name;
    std::uint64_t claimed = 0, counted = 0;
    double lease_seconds = 0;  ///< left of the longest claim; below 0: it is up
  };
  std::vector<Worker> workers;
};

struct WorkOptions {
  std::string worker;  ///< a name that no other worker has
  int threads = 0;
  std::size_t memory_bytes = std::size_t{1} << 30;
  /// Count only the cases whose number leaves `index` when divided by `count`: machines that share
  /// no store have a part of the work each. Of a slice, `work` ends when it is counted.
  struct Slice {
    int index = 0, count = 1;
  } slice = {};
  double batch_seconds = 30;      ///< how long a claim should take to count
  double lease_seconds = 120;     ///< after which a silent worker's cases go to others
  double patience_seconds = 600;  ///< how long to try again when the server does not answer
  const Stop* stop = &Stop::never();
  /// Called with the state each time that counts were handed in.
  std::function<void(const LedgerStatus&)> progress = {};
};

/// A prime; counts are handed in with their remainder, which the kernel has added up apart.
inline constexpr std::uint64_t kResidueModulus = 4'294'967'291;

/// What is known of one case.
struct LedgerCase {
  std::int64_t id = 0;
  std::string board;  ///< the name of its board, which tells its open squares
  std::uint64_t numerator = 1, denominator = 1;  ///< of its weight
  double size = 0;                               ///< estimated work
  bool is_counted = false;
  std::uint64_t solutions = 0;
  std::uint64_t residue = 0;  ///< of the solutions, as the kernel added them up
  std::string kernel, worker;
  double seconds = 0;
};

class Store;

/// A plan of weighted cases and their counts, in a store: a file (SQLite), or with `postgresql://`
/// a database that many machines share. Any number of processes may work on one at once, and be
/// killed at any time: what was handed in is on the disk.
class Ledger {
 public:
  /// Makes a plan of about so many cases, or for 0 as many as take a second or two each; less each
  /// where threads need more to share. Errors: exists, unusable, interrupted.
  QUEENS_API static LedgerResult<Ledger> create(const std::string& store, const Board& board,
                                                std::size_t cases = 0);

  /// Makes a ledger of these cases of a board, with the counts that they have.
  /// Errors: exists, unusable, interrupted.
  QUEENS_API static LedgerResult<Ledger> import(const std::string& store, const Board& board,
                                                const std::vector<LedgerCase>& cases);

  /// Errors: missing, damaged, other, unusable.
  QUEENS_API static LedgerResult<Ledger> open(const std::string& store);

  /// The name of a board's open squares, as in "4:f.b.1.f": the side, then each row in hexadecimal,
  /// where bit c is column c. And a board of that name, or nothing if it is none.
  QUEENS_API static std::string name_of(const Board& board);
  QUEENS_API static std::optional<Board> board_of(const std::string& name);

  QUEENS_API Ledger(Ledger&&) noexcept;
  QUEENS_API Ledger& operator=(Ledger&&) noexcept;
  QUEENS_API ~Ledger();

  /// The board's open squares, which are all that its count depends on.
  [[nodiscard]] const Board& board() const { return board_; }

  /// Claims cases, counts them and hands in their counts, until none is left or the stop is
  /// requested; what was counted by then is handed in. Counts what others have claimed only when
  /// their lease is up; waits for it.
  QUEENS_API LedgerResult<LedgerStatus> work(const WorkOptions& options);

  QUEENS_API LedgerResult<LedgerStatus> status();

  /// Gives up the claims of a worker that is known to be gone, before its lease is up.
  QUEENS_API LedgerResult<bool> release(const std::string& worker);

  /// Every case, in the order in which they are claimed. Errors: damaged, if one is not as it was
  /// written.
  QUEENS_API LedgerResult<std::vector<LedgerCase>> cases();

  /// Takes over the counts of another ledger of the same plan; says how many were new.
  /// Errors: other, disagrees, damaged.
  QUEENS_API LedgerResult<std::uint64_t> merge(Ledger& other);

 private:
  Ledger(std::unique_ptr<Store> store, Board board);

  std::unique_ptr<Store> store_;
  Board board_;
};

/// The weighted sum of all counts. Errors: incomplete, damaged, overflow.
QUEENS_API LedgerResult<Total> total_of(const std::vector<LedgerCase>& cases);

/// The same of those that are counted: a part of the total.
QUEENS_API LedgerResult<Total> partial_total_of(const std::vector<LedgerCase>& cases);

/// Counts cases again, by another kernel than before: this share of them, drawn by `seed`, but one
/// at least; all for 1. How many were counted again. Errors: disagrees, incomplete, interrupted.
QUEENS_API LedgerResult<std::uint64_t> recount(const std::vector<LedgerCase>& cases, double share,
                                               std::uint64_t seed, const WorkOptions& options,
                                               Progress* progress = nullptr);

/// Checks without counting that the cases have each solution of `board` exactly once, weighted:
/// `solutions` of them, found at random by `seed`, are looked for in every case, each in all its
/// pictures. How many were found. Errors: damaged, interrupted.
QUEENS_API LedgerResult<int> check_cover(const Board& board, const std::vector<LedgerCase>& cases,
                                         int solutions, std::uint64_t seed,
                                         const Stop& stop = Stop::never());

}  // namespace queens

// One solution, or the certainty that there is none.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>

#include "queens/board.hpp"
#include "queens/export.hpp"
#include "queens/placement.hpp"
#include "queens/rule.hpp"
#include "queens/stop.hpp"
#include "queens/wide_board.hpp"

namespace queens {

enum class FindOrder {
  any,      ///< whichever comes soonest; the same one every time
  rows,     ///< the first in lexicographic order of the columns, row by row
  columns,  ///< the first in lexicographic order of the rows, column by column
};

struct FindOptions {
  FindOrder order = FindOrder::any;
  /// A random solution, if the order is `any`: each seed has its own, but not all are equally
  /// likely.
  std::optional<std::uint64_t> seed = {};
  int threads = 0;  ///< 0 for as many as the machine has
  /// Where to write the proof, should there be no solution, as text in the format DRAT; "" for
  /// none. It is about the formula that `proof_formula` gives. Requires `can_prove`, and the order
  /// `any`.
  std::string proof = {};
  /// Told of each row and its column, once known, if the order is not `any` (of each column and its
  /// row, by `columns`).
  std::function<void(Square)> settled = [](Square) {};
};

/// What a search ended with.
struct Finding {
  enum class Verdict {
    found,
    none,
    stopped,    ///< the search was ended before it knew
    undecided,  ///< the search gave up; only on sides above Board::kMaxSide
  } verdict;
  Placement placement;  ///< a solution if `found`, else empty
};

/// Finds a solution of `board`.
/// Repeat: same board and options, same answer, on any number of threads.
/// Stop:   the verdict is `stopped` if the search was ended before it knew, or if the file of the
///         proof cannot be opened.
QUEENS_API Finding find(const Board& board, const FindOptions& options,
                        const Stop& stop = Stop::never());
QUEENS_API Finding find(const Board& board, FindOrder order, const Stop& stop = Stop::never());

/// Finds a solution of `board` other than `solution`: the verdict is `none` if that is the only
/// one. Requires a solution of the board, and options with the order `any` and without a proof.
/// Repeat and stop: as `find`.
QUEENS_API Finding find_another(const Board& board, const Placement& solution,
                                const FindOptions& options, const Stop& stop = Stop::never());

/// The same under any rule, by one thread. Requires options without a proof.
QUEENS_API Finding find(const RuledBoard& board, const FindOptions& options,
                        const Stop& stop = Stop::never());
QUEENS_API Finding find_another(const RuledBoard& board, const Placement& solution,
                                const FindOptions& options, const Stop& stop = Stop::never());

/// The largest side of a board that is searched, rather than answered by a formula.
inline constexpr int kMaxSearchedSide = 100'000'000;

/// Finds a solution of a board of any side, as above where Board::kMaxSide allows. Beyond, an
/// empty board without a seed gets its `Construction`; others get a local search, and where they
/// are `decidable` a complete one; elsewhere the verdict may be `undecided`.
/// Requires a side up to kMaxSearchedSide, and FindOrder::any beyond Board::kMaxSide.
/// Memory: 30 bytes a row beside the board, whatever is reserved; to decide, some 100 a square.
QUEENS_API Finding find(const WideBoard& board, const FindOptions& options,
                        const Stop& stop = Stop::never());

/// Whether boards of `side` are decided, given time: up to 2000, or 256 in builds without a
/// satisfiability solver.
QUEENS_API bool decidable(int side) noexcept;

/// Whether proofs can be asked for: in builds with a satisfiability solver.
QUEENS_API bool can_prove() noexcept;

/// The formula that is satisfiable if and only if `board` has a solution, in the format DIMACS CNF.
/// Which variable stands for which square is said in comments.
/// Requires a `decidable` side.
QUEENS_API std::string proof_formula(const WideBoard& board);

}  // namespace queens

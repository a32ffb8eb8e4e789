// One solution, or the certainty that there is none.
#pragma once

#include <cstdint>
#include <optional>

#include "queens/board.hpp"
#include "queens/placement.hpp"
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
/// Repeat: same board and options, same answer.
/// Stop:   the verdict is `stopped` if the search was ended before it knew.
Finding find(const Board& board, const FindOptions& options, const Stop& stop = Stop::never());
Finding find(const Board& board, FindOrder order, const Stop& stop = Stop::never());

/// The largest side of a board that is searched, rather than answered by a formula.
inline constexpr int kMaxSearchedSide = 100'000'000;

/// Finds a solution of a board of any side, as above where Board::kMaxSide allows. Beyond, an
/// empty board without a seed gets its `Construction`; others get a local search that gives up
/// after an effort that grows with the side, so that it proves none only where a row, a column or
/// the fixed queens alone do.
/// Requires a side up to kMaxSearchedSide, and FindOrder::any beyond Board::kMaxSide.
/// Memory: 30 bytes a row beside the board, whatever is reserved.
Finding find(const WideBoard& board, const FindOptions& options, const Stop& stop = Stop::never());

}  // namespace queens

// One solution, or the certainty that there is none.
#pragma once

#include <optional>

#include "queens/board.hpp"
#include "queens/placement.hpp"
#include "queens/stop.hpp"

namespace queens {

enum class FindOrder {
  any,      ///< whichever comes soonest; the same one every time
  rows,     ///< the first in lexicographic order of the columns, row by row
  columns,  ///< the first in lexicographic order of the rows, column by column
};

/// What a search ended with.
struct Finding {
  enum class Verdict { found, none, stopped } verdict;
  Placement placement;  ///< a solution if `found`, else empty
};

/// Finds a solution of `board`.
/// Repeat: same board and order, same answer.
/// Stop:   the verdict is `stopped` if the search was ended before it knew.
Finding find(const Board& board, FindOrder order, const Stop& stop = Stop::never());

}  // namespace queens

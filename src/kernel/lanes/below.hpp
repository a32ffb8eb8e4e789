// What is left of a board below a node, as the search in lanes wants it.
#pragma once

#include "board/attacks.hpp"
#include "kernel/lanes/board.hpp"
#include "queens/board.hpp"

namespace queens::lanes {

struct Below {
  Rows rows;
  int left;  ///< the board's column that is column 0 there
};

/// The rows from `first` on as they are, not turned, nor any left out; what the queens above attack
/// is closed. `attacks`: on row `first`.
Below rows_below(const Board& board, int first, Attacks attacks = {});

}  // namespace queens::lanes

// From a board to the rows that the lanes search.
#pragma once

#include "kernel/lanes_board.hpp"
#include "queens/board.hpp"

namespace queens::lanes {

/// Places the queens that have no choice, and turns and mirrors the rest so that few partial
/// placements are expected. The rows' `count` is zero if every queen is placed.
/// False if the board has no solution. Requires a side of at most kMaxSide.
bool arrange(const Board& board, Rows& rows) noexcept;

}  // namespace queens::lanes

// What a planner asks of a board's open squares.
#pragma once

#include "base/bits.hpp"
#include "queens/board.hpp"

namespace queens {

/// Whether some row or column has no open square, so that there is no solution.
inline bool is_dead(const Board& board) noexcept {
  Row columns = 0;
  for (int row = 0; row < board.side(); ++row) {
    if (board.open_row(row) == 0) return true;
    columns |= board.open_row(row);
  }
  return columns != full_row(board.side());
}

}  // namespace queens

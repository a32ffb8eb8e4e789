// How much of a board is open.
#pragma once

#include <bit>

namespace queens {

/// The open squares of a board of any kind that has rows.
template <class AnyBoard>
int open_count(const AnyBoard& board) {
  int open = 0;
  for (int row = 0; row < board.side(); ++row) open += std::popcount(board.open_row(row));
  return open;
}

}  // namespace queens

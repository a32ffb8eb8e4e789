// The kernel for boards with few open squares.
#pragma once

#include <cstdint>

#include "queens/board.hpp"
#include "queens/stop.hpp"

namespace queens {

/// On every board; it pays where at least about a third of the squares are closed.
bool usable_by_sparse(const Board& board) noexcept;

/// Smallest choice first: each step settles the row or column with the fewest open squares.
std::uint64_t count_by_sparse(const Board& board, const Stop& stop) noexcept;

/// A board of up to `kMaxWideSide` rows, as `words` words for each row, lowest columns first.
struct WideRows {
  static constexpr int kMaxWideSide = 256;
  int side;
  int words;
  const std::uint64_t* rows;
};

/// The same for boards wider than `Board` can be. Requires no open square outside the board.
std::uint64_t count_by_sparse(const WideRows& board, const Stop& stop) noexcept;

}  // namespace queens

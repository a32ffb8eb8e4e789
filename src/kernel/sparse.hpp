// The kernel for boards with few open squares.
#pragma once

#include <span>

#include "kernel/counted.hpp"
#include "queens/board.hpp"
#include "queens/stop.hpp"

namespace queens {

/// On every board; it pays where at least about a third of the squares are closed.
bool usable_by_sparse(const Board& board) noexcept;

/// Smallest choice first: each step settles the row or column with the fewest open squares.
Counted count_by_sparse(const Board& board, const Stop& stop) noexcept;

/// The largest side that it counts at all.
inline constexpr int kMaxSparseSide = 256;

/// The same for boards wider than `Board` can be, as their open squares, row by row: the solutions
/// of a board of `side` <= kMaxSparseSide.
Counted count_by_sparse(int side, std::span<const Square> open, const Stop& stop) noexcept;

}  // namespace queens

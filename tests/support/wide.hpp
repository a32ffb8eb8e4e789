// Boards of any side: by chance, and what their solutions are.
#pragma once

#include <algorithm>
#include <random>
#include <vector>

#include "queens/placement.hpp"
#include "queens/wide_board.hpp"
#include "support/oracle.hpp"

namespace queens::support {

/// Whether `placement` is a solution, looked up pair by pair.
inline bool is_solution(const WideBoard& board, const Placement& placement) {
  if (placement.size() != static_cast<std::size_t>(board.side())) return false;
  for (int row = 0; row < board.side(); ++row) {
    const int column = placement[std::size_t(row)];
    if (column < 0 || column >= board.side() || board.is_reserved({row, column})) return false;
    for (int above = 0; above < row; ++above)
      if (oracle::attack(row, column, above, placement[std::size_t(above)])) return false;
  }
  const auto fixed = board.fixed_queens();
  return std::all_of(fixed.begin(), fixed.end(), [&](const Square& queen) {
    return placement[std::size_t(queen.row)] == queen.column;
  });
}

/// Each square reserved with probability `reserved`.
inline WideBoard random_wide_board(int side, double reserved, std::mt19937_64& random) {
  std::vector<Square> squares;
  const oracle::Grid grid = oracle::random_grid(side, reserved, random);
  for (int row = 0; row < side; ++row)
    for (int column = 0; column < side; ++column)
      if (grid[std::size_t(row)][std::size_t(column)] == '*') squares.push_back({row, column});
  return WideBoard(side, std::move(squares), {});
}

}  // namespace queens::support

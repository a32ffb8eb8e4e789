#include "textbook.hpp"

#include <array>

namespace queens::bench {
namespace {

std::uint64_t solve(std::uint32_t all, std::uint32_t columns, std::uint32_t falling,
                    std::uint32_t rising) {
  if (columns == all) return 1;
  std::uint64_t count = 0;
  for (std::uint32_t rest = all & ~(columns | falling | rising); rest != 0; rest &= rest - 1) {
    const std::uint32_t queen = rest & -rest;
    count += solve(all, columns | queen, (falling | queen) << 1, (rising | queen) >> 1);
  }
  return count;
}

std::uint64_t solve_from(std::uint32_t all, int column) {
  const std::uint32_t queen = std::uint32_t{1} << column;
  return solve(all, queen, queen << 1, queen >> 1);
}

/// The open columns of each row.
using Masks = std::array<std::uint64_t, Board::kMaxSide>;

std::uint64_t solve(const Masks& open, std::size_t row, std::size_t side, std::uint64_t columns,
                    std::uint64_t falling, std::uint64_t rising) {
  if (row == side) return 1;
  std::uint64_t count = 0;
  for (std::uint64_t rest = open[row] & ~(columns | falling | rising); rest != 0;
       rest &= rest - 1) {
    const std::uint64_t queen = rest & -rest;
    count +=
        solve(open, row + 1, side, columns | queen, (falling | queen) << 1, (rising | queen) >> 1);
  }
  return count;
}

}  // namespace

std::uint64_t count_by_textbook(int side) {
  const std::uint32_t all = ~std::uint32_t{0} >> (32 - side);
  std::uint64_t left = 0;
  for (int column = 0; column < side / 2; ++column) left += solve_from(all, column);
  return 2 * left + (side % 2 == 1 ? solve_from(all, side / 2) : 0);
}

std::uint64_t count_by_textbook(const Board& board) {
  Masks open{};
  for (int row = 0; row < board.side(); ++row) open[std::size_t(row)] = board.open_row(row);
  return solve(open, 0, std::size_t(board.side()), 0, 0, 0);
}

}  // namespace queens::bench

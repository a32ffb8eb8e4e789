#include "queens/wide_board.hpp"

#include <algorithm>
#include <utility>

namespace queens {
namespace {

/// A number that any two of (seed, square) share by chance only (the finalizer of splitmix64,
/// Steele, Lea and Flood 2014).
std::uint64_t scatter(std::uint64_t x) {
  x += 0x9e3779b97f4a7c15;
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9;
  x = (x ^ (x >> 27)) * 0x94d049bb133111eb;
  return x ^ (x >> 31);
}

bool is_reserved_by_chance(RandomReserved random, Square square) {
  if (random.millionths == 0) return false;
  const auto number =
      static_cast<std::uint64_t>(square.row) << 32 | static_cast<std::uint64_t>(square.column);
  return scatter(scatter(random.seed) ^ number) % 1'000'000 < random.millionths;
}

void sort_without_repeats(std::vector<Square>& squares) {
  if (!std::is_sorted(squares.begin(), squares.end())) std::sort(squares.begin(), squares.end());
  squares.erase(std::unique(squares.begin(), squares.end()), squares.end());
}

std::vector<Square> reserved_squares(const Board& board) {
  std::vector<Square> squares;
  for (int row = 0; row < board.side(); ++row)
    for (int column = 0; column < board.side(); ++column)
      if (board.is_reserved({row, column})) squares.push_back({row, column});
  return squares;
}

}  // namespace

WideBoard::WideBoard(const Board& board)
    : WideBoard(board.side(), reserved_squares(board), board.fixed_queens()) {}

WideBoard::WideBoard(int side, std::vector<Square> reserved, std::vector<Square> fixed,
                     RandomReserved random)
    : side_(side), fixed_(std::move(fixed)), random_(random) {
  sort_without_repeats(fixed_);
  sort_without_repeats(reserved);
  if (reserved.empty()) return;
  row_begin_.assign(static_cast<std::size_t>(side) + 1, 0);
  columns_.reserve(reserved.size());
  for (const Square& square : reserved) {
    ++row_begin_[static_cast<std::size_t>(square.row) + 1];
    columns_.push_back(square.column);
  }
  for (std::size_t row = 0; row + 1 < row_begin_.size(); ++row)
    row_begin_[row + 1] += row_begin_[row];
}

bool WideBoard::is_reserved(Square square) const noexcept {
  const auto row = listed_in_row(square.row);
  return std::binary_search(row.begin(), row.end(), square.column) ||
         is_reserved_by_chance(random_, square);
}

std::span<const std::int32_t> WideBoard::listed_in_row(int row) const noexcept {
  if (row_begin_.empty()) return {};
  const auto index = static_cast<std::size_t>(row);
  return std::span(columns_).subspan(row_begin_[index], row_begin_[index + 1] - row_begin_[index]);
}

}  // namespace queens

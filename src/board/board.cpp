#include "queens/board.hpp"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstdlib>

#include "base/bits.hpp"

namespace queens {
namespace {

[[maybe_unused]] bool on_board(Square square, int side) {
  return 0 <= square.row && square.row < side && 0 <= square.column && square.column < side;
}

std::size_t index(int row) { return static_cast<std::size_t>(row); }

/// The columns of `row` that a queen on `square` attacks. In its own row: all but its own square.
Row attacked(Square square, int row, int side) {
  if (row == square.row) return full_row(side) & ~bit(square.column);
  const int distance = std::abs(row - square.row);
  Row columns = bit(square.column);
  if (square.column - distance >= 0) columns |= bit(square.column - distance);
  if (square.column + distance < side) columns |= bit(square.column + distance);
  return columns;
}

}  // namespace

Board::Board(int side) : side_(side) {
  assert(0 <= side && side <= kMaxSide);
  std::fill_n(open_.begin(), side, full_row(side));
}

void Board::reserve(Square square) {
  assert(on_board(square, side_));
  reserved_[index(square.row)] |= bit(square.column);
  open_[index(square.row)] &= ~bit(square.column);
}

void Board::fix(Square square) {
  assert(on_board(square, side_));
  fixed_[index(square.row)] |= bit(square.column);
  for (int row = 0; row < side_; ++row) open_[index(row)] &= ~attacked(square, row, side_);
}

bool Board::is_reserved(Square square) const noexcept {
  return (reserved_[index(square.row)] & bit(square.column)) != 0;
}

bool Board::is_fixed(Square square) const noexcept {
  return (fixed_[index(square.row)] & bit(square.column)) != 0;
}

int Board::reserved_count() const noexcept {
  int count = 0;
  for (const Row row : reserved_) count += std::popcount(row);
  return count;
}

std::vector<Square> Board::fixed_queens() const {
  std::vector<Square> queens;
  for (int row = 0; row < side_; ++row)
    for (Row rest = fixed_[index(row)]; rest != 0; rest = without_lowest(rest))
      queens.push_back({row, lowest_column(rest)});
  return queens;
}

SymmetrySet Board::symmetries() const {
  SymmetrySet kept;
  for (const Symmetry symmetry : kSymmetries)
    if (transformed(symmetry).open_ == open_) kept.add(symmetry);
  return kept;
}

Board Board::transformed(Symmetry symmetry) const {
  const auto moved = [&](const Rows& rows) {
    Rows result{};
    for (int row = 0; row < side_; ++row)
      for (Row rest = rows[index(row)]; rest != 0; rest = without_lowest(rest)) {
        const Square to = image(symmetry, {row, lowest_column(rest)}, side_);
        result[index(to.row)] |= bit(to.column);
      }
    return result;
  };
  Board result(side_);
  result.reserved_ = moved(reserved_);
  result.fixed_ = moved(fixed_);
  result.open_ = moved(open_);
  return result;
}

}  // namespace queens

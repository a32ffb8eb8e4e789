#include "queens/placement.hpp"

#include <algorithm>
#include <cassert>
#include <cstdlib>
#include <optional>

namespace queens {
namespace {

using Kind = Violation::Kind;

std::optional<Kind> attack(Square a, Square b) {
  if (a.row == b.row) return Kind::same_row;
  if (a.column == b.column) return Kind::same_column;
  if (std::abs(a.row - b.row) == std::abs(a.column - b.column)) return Kind::same_diagonal;
  return std::nullopt;
}

/// Reserved squares hit and attacking pairs; `queens` are sorted.
std::vector<Violation> conflicts(const Board& board, const std::vector<Square>& queens) {
  std::vector<Violation> found;
  for (const Square queen : queens)
    if (board.is_reserved(queen)) found.push_back({Kind::on_reserved, queen, queen});
  for (auto first = queens.begin(); first != queens.end(); ++first)
    for (auto second = first + 1; second != queens.end(); ++second)
      if (const auto kind = attack(*first, *second)) found.push_back({*kind, *first, *second});
  return found;
}

}  // namespace

std::vector<Violation> violations(const Board& board, std::vector<Square> queens) {
  std::sort(queens.begin(), queens.end());
  std::vector<Violation> found = conflicts(board, queens);
  for (const Square fixed : board.fixed_queens())
    if (!std::binary_search(queens.begin(), queens.end(), fixed))
      found.push_back({Kind::missing_fixed, fixed, fixed});

  const auto side = static_cast<std::size_t>(board.side());
  std::vector<bool> row_used(side);
  std::vector<bool> column_used(side);
  for (const Square queen : queens) {
    row_used[static_cast<std::size_t>(queen.row)] = true;
    column_used[static_cast<std::size_t>(queen.column)] = true;
  }
  for (int row = 0; row < board.side(); ++row)
    if (!row_used[static_cast<std::size_t>(row)])
      found.push_back({Kind::empty_row, {row, 0}, {row, 0}});
  for (int column = 0; column < board.side(); ++column)
    if (!column_used[static_cast<std::size_t>(column)])
      found.push_back({Kind::empty_column, {0, column}, {0, column}});
  return found;
}

std::vector<Violation> conflicts_of_fixed(const Board& board) {
  return conflicts(board, board.fixed_queens());
}

Placement picture_of(Symmetry symmetry, const Placement& placement) {
  Placement picture(placement.size());
  for (const Square queen : squares_of(placement)) {
    const Square there = image(symmetry, queen, static_cast<int>(placement.size()));
    picture[static_cast<std::size_t>(there.row)] = there.column;
  }
  return picture;
}

std::vector<Square> squares_of(const Placement& placement) {
  std::vector<Square> squares;
  squares.reserve(placement.size());
  for (std::size_t row = 0; row < placement.size(); ++row)
    squares.push_back({static_cast<int>(row), placement[row]});
  return squares;
}

}  // namespace queens

#include "queens/placement.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

#include "board/rule/attack.hpp"
#include "queens/rule.hpp"

namespace queens {
namespace {

using Kind = Violation::Kind;

/// Reserved squares hit and attacking pairs; `queens` are sorted. `attack` tells how two of them
/// attack each other.
template <class Attack>
std::vector<Violation> conflicts(const Board& board, const std::vector<Square>& queens,
                                 const Attack& attack) {
  std::vector<Violation> found;
  for (const Square queen : queens)
    if (board.is_reserved(queen)) found.push_back({Kind::on_reserved, queen, queen});
  for (auto first = queens.begin(); first != queens.end(); ++first)
    for (auto second = first + 1; second != queens.end(); ++second)
      if (const auto kind = attack(*first, *second)) found.push_back({*kind, *first, *second});
  return found;
}

template <class Attack>
std::vector<Violation> violations_of(const Board& board, std::vector<Square> queens,
                                     const Attack& attack) {
  std::sort(queens.begin(), queens.end());
  std::vector<Violation> found = conflicts(board, queens, attack);
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

auto attack_under(const RuledBoard& board) {
  return [&board](Square a, Square b) { return board.attack(a, b); };
}

}  // namespace

std::vector<Violation> violations(const Board& board, std::vector<Square> queens) {
  return violations_of(board, std::move(queens), attack_on_plane);
}

std::vector<Violation> violations(const RuledBoard& board, const std::vector<Square>& queens) {
  std::vector<Violation> found = violations_of(board.board(), queens, attack_under(board));
  const Regions* const regions = board.regions();
  if (regions == nullptr) return found;
  std::vector<bool> used(static_cast<std::size_t>(regions->count()));
  for (const Square queen : queens) used[static_cast<std::size_t>(regions->of(queen))] = true;
  for (int region = 0; region < regions->count(); ++region) {
    if (used[static_cast<std::size_t>(region)]) continue;
    const Square square = regions->first_square(region);
    found.push_back({Kind::empty_region, square, square});
  }
  return found;
}

std::vector<Violation> conflicts_of_fixed(const Board& board) {
  return conflicts(board, board.fixed_queens(), attack_on_plane);
}

std::vector<Violation> conflicts_of_fixed(const RuledBoard& board) {
  return conflicts(board.board(), board.board().fixed_queens(), attack_under(board));
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

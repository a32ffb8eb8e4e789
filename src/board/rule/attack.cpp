#include "board/rule/attack.hpp"

namespace queens {
namespace {

using Kind = Violation::Kind;

}  // namespace

std::optional<Kind> attack_by_queens(const RuledBoard& /*board*/, Square a, Square b) {
  return attack_on_plane(a, b);
}

std::optional<Kind> attack_on_torus(const RuledBoard& board, Square a, Square b) {
  if (const auto kind = attack_on_plane(a, b)) return kind;
  const int rows = std::abs(a.row - b.row);
  const int columns = std::abs(a.column - b.column);
  // As far round the other way: the same distance modulo the side, in either direction.
  if (rows + columns == board.side()) return Kind::wrapping_diagonal;
  return std::nullopt;
}

std::optional<Kind> attack_by_superqueens(const RuledBoard& /*board*/, Square a, Square b) {
  if (const auto kind = attack_on_plane(a, b)) return kind;
  const int rows = std::abs(a.row - b.row);
  const int columns = std::abs(a.column - b.column);
  if (rows * columns == 2) return Kind::knights_move;
  return std::nullopt;
}

std::optional<Kind> attack_in_regions(const RuledBoard& board, Square a, Square b) {
  if (a.row == b.row) return Kind::same_row;
  if (a.column == b.column) return Kind::same_column;
  if (board.regions()->of(a) == board.regions()->of(b)) return Kind::same_region;
  if (std::abs(a.row - b.row) <= 1 && std::abs(a.column - b.column) <= 1) return Kind::touching;
  return std::nullopt;
}

}  // namespace queens

// How two queens attack each other, under each rule: what checks, and opens squares. Searches use
// gates instead, so that each tells when the other is wrong.
#pragma once

#include <cstdlib>
#include <optional>

#include "queens/placement.hpp"
#include "queens/rule.hpp"

namespace queens {

/// As a queen of chess does. Requires different squares.
inline std::optional<Violation::Kind> attack_on_plane(Square a, Square b) {
  if (a.row == b.row) return Violation::Kind::same_row;
  if (a.column == b.column) return Violation::Kind::same_column;
  if (std::abs(a.row - b.row) == std::abs(a.column - b.column))
    return Violation::Kind::same_diagonal;
  return std::nullopt;
}

/// The same under the rule of a board.
using AttackUnderRule = std::optional<Violation::Kind>(const RuledBoard& board, Square a, Square b);

AttackUnderRule attack_by_queens, attack_on_torus, attack_by_superqueens, attack_in_regions;

}  // namespace queens

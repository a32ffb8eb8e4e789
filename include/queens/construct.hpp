// A solution of any empty board, column by column from a formula.
#pragma once

#include <span>

#include "queens/export.hpp"

namespace queens {

/// A solution of the empty board of a side, in constant time a row and without memory.
/// Source: Pauls 1874; in the form of Hoffman, Loessi and Moore 1969, "Constructions for the
///         solution of the m queens problem": two interleaved ladders of knight's moves, and a
///         queen in the last corner if the side is odd, as neither ladder uses that diagonal.
class Construction {
 public:
  /// Whether the empty board of `side` has a solution at all.
  static constexpr bool exists(int side) noexcept { return side != 2 && side != 3; }

  /// Requires exists(side) and 0 <= side <= WideBoard::kMaxSide.
  QUEENS_API explicit Construction(int side) noexcept;

  [[nodiscard]] int side() const noexcept { return side_; }

  /// The columns of as many rows as fit, from `first_row` on. Requires rows of the board.
  QUEENS_API void fill(int first_row, std::span<int> columns) const noexcept;

  /// The column of the queen in `row`. Requires a row of the board.
  [[nodiscard]] int column(int row) const noexcept {
    if (row >= even_side_) return row;  // the corner of an odd board
    const int half = even_side_ / 2;
    if (!shifted_) return row < half ? 2 * row + 1 : 2 * (row - half);
    return row < half ? shifted(row) : even_side_ - 1 - shifted(even_side_ - 1 - row);
  }

 private:
  /// 2 row + half - 1 on a ring of columns, for a row of the upper half.
  [[nodiscard]] int shifted(int row) const noexcept {
    const int column = 2 * row + even_side_ / 2 - 1;
    return column < even_side_ ? column : column - even_side_;
  }

  int side_;
  int even_side_;  ///< without the last row and column of an odd board
  bool shifted_;   ///< whether the plain ladders would meet on a diagonal
};

}  // namespace queens

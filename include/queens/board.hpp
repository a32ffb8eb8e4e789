// The board: everything else is made from it and for it.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "queens/export.hpp"
#include "queens/symmetry.hpp"

namespace queens {

/// A square board with reserved squares and fixed queens.
///
/// A *reserved* square is closed to queens and does not stop an attack. A *fixed* queen closes
/// every other square of its row, its column and its two diagonals. What remains is *open*.
/// A solution is one queen a row, on open squares only, no two in line.
///
/// Fixed queens that attack each other, or that stand on a reserved square, are legal: their rows
/// have no open square left, so such a board has no solution.
class Board {
 public:
  static constexpr int kMaxSide = 64;

  /// A board of `side` with every square open. Requires 0 <= side <= kMaxSide.
  QUEENS_API explicit Board(int side);

  /// Closes a square to queens. Requires a square of the board; repeating it changes nothing.
  QUEENS_API void reserve(Square square);

  /// Fixes a queen. Requires a square of the board; repeating it changes nothing.
  QUEENS_API void fix(Square square);

  [[nodiscard]] int side() const noexcept { return side_; }
  QUEENS_API [[nodiscard]] bool is_reserved(Square square) const noexcept;
  QUEENS_API [[nodiscard]] bool is_fixed(Square square) const noexcept;

  /// The open squares of a row: bit c is column c.
  [[nodiscard]] std::uint64_t open_row(int row) const noexcept {
    return open_[static_cast<std::size_t>(row)];
  }

  QUEENS_API [[nodiscard]] int reserved_count() const noexcept;

  /// The fixed queens, row by row.
  QUEENS_API [[nodiscard]] std::vector<Square> fixed_queens() const;

  /// The symmetries that carry open squares to open squares, and so solutions to solutions.
  QUEENS_API [[nodiscard]] SymmetrySet symmetries() const;

  /// This board as `symmetry` carries it.
  QUEENS_API [[nodiscard]] Board transformed(Symmetry symmetry) const;

  friend bool operator==(const Board&, const Board&) = default;

 private:
  using Rows = std::array<std::uint64_t, kMaxSide>;

  int side_;
  Rows reserved_{};
  Rows fixed_{};
  Rows open_{};
};

}  // namespace queens

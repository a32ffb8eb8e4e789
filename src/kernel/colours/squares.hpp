// The squares of a board, by colour: a square is white if its row and column are both even or both
// odd, and otherwise black.
#pragma once

#include <array>
#include <cstdint>

#include "kernel/lanes/board.hpp"
#include "queens/board.hpp"

namespace queens::colours {

enum class Colour : std::uint8_t { white, black };

/// Rows or columns of one parity, packed: bit i is number 2 i, or 2 i + 1.
using Half = std::uint32_t;

constexpr Half every(int count) { return count == 0 ? 0 : ~Half{0} >> (32 - count); }

/// The parity of the rows whose squares of a colour are in columns of that parity.
constexpr int parity_of_rows(Colour colour, int column_parity) {
  return (column_parity + static_cast<int>(colour)) % 2;
}

class Squares {
 public:
  explicit Squares(const Board& board);

  [[nodiscard]] int side() const { return side_; }

  /// How many rows, or columns, are even, and how many odd.
  [[nodiscard]] int evens() const { return (side_ + 1) / 2; }
  [[nodiscard]] int odds() const { return side_ / 2; }

  /// The open squares of a row that have that colour: bit i is the i-th column of theirs.
  [[nodiscard]] Half open(Colour colour, int row) const {
    return open_[static_cast<std::size_t>(colour)][static_cast<std::size_t>(row)];
  }

  /// The rows of one parity that have an open square of that colour.
  [[nodiscard]] Half open_rows(Colour colour, int parity) const;

  /// What a search needs of the rows in these two sets, even and odd.
  [[nodiscard]] lanes::ColourRows rows(Colour colour, Half even, Half odd) const;

  /// The same for rows of one parity alone, where every second row and column is one.
  [[nodiscard]] lanes::Rows rows_of_parity(Colour colour, Half rows, int parity) const;

 private:
  /// The columns of a colour in a row have the row's parity, or the other.
  static int column_parity(Colour colour, int row) { return (row + static_cast<int>(colour)) % 2; }

  int side_;
  std::array<std::array<Half, lanes::kMaxSide>, 2> open_{};  ///< [colour][row]
};

}  // namespace queens::colours

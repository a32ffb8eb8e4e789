#include "kernel/colours/squares.hpp"

#include <bit>

#include "base/bits.hpp"

namespace queens::colours {

Squares::Squares(const Board& board) : side_(board.side()) {
  for (const Colour colour : {Colour::white, Colour::black})
    for (int row = 0; row < side_; ++row) {
      Half& open = open_[static_cast<std::size_t>(colour)][static_cast<std::size_t>(row)];
      const int first = column_parity(colour, row);
      for (int column = first; column < side_; column += 2)
        if ((board.open_row(row) & bit(column)) != 0) open |= Half{1} << (column / 2);
    }
}

Half Squares::open_rows(Colour colour, int parity) const {
  Half rows = 0;
  for (int row = parity; row < side_; row += 2)
    if (open(colour, row) != 0) rows |= Half{1} << (row / 2);
  return rows;
}

lanes::ColourRows Squares::rows(Colour colour, Half even, Half odd) const {
  lanes::ColourRows rows;
  int last_right = 0;
  int last_left = 0;
  for (int row = 0; row < side_; ++row) {
    if (((row % 2 == 0 ? even : odd) >> (row / 2) & 1) == 0) continue;
    const int parity = column_parity(colour, row);
    // Column 2 i + parity is on the diagonals (row + parity) / 2 + i and (row - parity) / 2 - i,
    // rounded alike in rows of one colour. So from row to row, the bits of one move down, those of
    // the other up.
    const int right = (row + parity) / 2;
    const int left = (row - parity + 2) / 2;
    if (rows.count > 0) {
      rows.to_right[rows.count - 1] = static_cast<std::uint32_t>(right - last_right);
      rows.to_left[rows.count - 1] = static_cast<std::uint32_t>(left - last_left);
    }
    rows.open[rows.count] = open(colour, row);
    rows.parity[rows.count++] = static_cast<std::uint32_t>(parity);
    last_right = right;
    last_left = left;
  }
  return rows;
}

lanes::Rows Squares::rows_of_parity(Colour colour, Half rows, int parity) const {
  lanes::Rows result;
  int last = 0;
  for (; rows != 0; rows &= rows - 1) {
    const int row = std::countr_zero(rows);
    if (result.count > 0)
      result.distance[result.count - 1] = static_cast<std::uint32_t>(row - last);
    result.open[result.count++] = open(colour, 2 * row + parity);
    last = row;
  }
  return result;
}

}  // namespace queens::colours

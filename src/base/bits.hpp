// Rows as bits: bit c of a row is its column c.
#pragma once

#include <bit>
#include <cstdint>

namespace queens {

using Row = std::uint64_t;

/// A row with the columns 0 .. side-1 set, for 0 <= side <= 64.
constexpr Row full_row(int side) { return side == 0 ? 0 : ~Row{0} >> (64 - side); }

constexpr Row bit(int column) { return Row{1} << column; }

constexpr int lowest_column(Row row) { return std::countr_zero(row); }

constexpr Row without_lowest(Row row) { return row & (row - 1); }

/// The bit of `row` above `index` others, alone. Requires that there is one.
constexpr Row nth_bit(Row row, int index) {
  for (; index > 0; --index) row = without_lowest(row);
  return row & ~without_lowest(row);
}

}  // namespace queens

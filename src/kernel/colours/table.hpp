// How many placements of one colour use each set of columns.
#pragma once

#include <cstddef>
#include <cstdint>

#include "kernel/colours/column_sets.hpp"

namespace queens::colours {

/// What takes placements from a search: adds one to each one's cell, or adds up the cells.
struct Table {
  void* cells;
  std::size_t row_size;              ///< of places with the same even columns
  const ColumnSets::Places* places;  ///< of the colour whose placements are taken
  std::uint64_t placed = 0;          ///< how many were added
  std::uint64_t solutions = 0;       ///< the sum of the cells that were looked up
};

/// `to` is a Table; `even` and `odd` are sets of columns, `count` of each.
using Take = void(void* to, const void* even, const void* odd, int count);

/// `to` is a Table; `columns` has the number of a set of even columns above, and odd columns below.
using TakeContinued = void(void* to, const std::uint32_t* columns, int count);

/// Cells of one size, for sets of columns in words of one size.
struct Cells {
  std::size_t bytes;
  Take* add;
  Take* look_up;
  TakeContinued* add_continued;
  TakeContinued* look_up_continued;
};

/// Cells that no number of placements outgrows, with so many queens in even and in odd columns: the
/// queens of each parity can go into their rows in any order, at most.
Cells cells_for(int evens, int odds, std::size_t word_bytes);

}  // namespace queens::colours

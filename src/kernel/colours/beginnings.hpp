// Placements of the rows whose queens have even columns, to go on with.
#pragma once

#include <cstdint>
#include <vector>

#include "kernel/colours/column_sets.hpp"
#include "kernel/colours/squares.hpp"
#include "kernel/lanes/board.hpp"

namespace queens::colours {

/// In the order of their sets of columns, so that those that go on with one of them find their
/// cells near each other. What they attack is given at the first row of the other parity.
class Beginnings {
 public:
  /// A queen in each of the rows in `rows`, of their parity; `columns` says which sets there are.
  void list(const Squares& squares, Colour colour, Half rows, const ColumnSets& columns);

  /// To go on with in the row that is so many rows of its parity below the first.
  [[nodiscard]] lanes::Beginning from(int distance) const;

 private:
  struct Placement {
    std::uint32_t set = 0;  ///< of columns; then its number
    std::uint32_t left = 0, right = 0;
  };
  /// What stands in the rows above: columns and diagonals as the next of these rows sees them.
  struct Above {
    Half columns = 0, left = 0, right = 0;
    Placement placement;
  };
  void walk(const Squares& squares, Colour colour, Half rows, int last_row, const Above& above);

  std::vector<Placement> found_;
  std::vector<std::uint32_t> columns_, left_, right_;
};

}  // namespace queens::colours

// Which rows have their queens on white squares.
#pragma once

#include <cstdint>
#include <vector>

#include "kernel/colours/squares.hpp"
#include "queens/symmetry.hpp"

namespace queens::colours {

/// Rows in two halves, the even and the odd ones.
struct Rows {
  Half even = 0;
  Half odd = 0;
};

/// All sets of so many rows of one parity, between those that must be in them and those that may.
std::vector<Half> sets_between(Half must, Half may, int size);

/// What symmetries of a board do to the set of rows with a white queen.
class RowImages {
 public:
  RowImages(int side, SymmetrySet kept);

  /// How many different sets they make of this one if it is the first of them, else 0: all have as
  /// many solutions.
  [[nodiscard]] int weight(Rows white) const;

 private:
  [[nodiscard]] Rows complement(Rows rows) const;
  [[nodiscard]] Rows reversed(Rows rows) const;

  int evens_, odds_;
  bool by_complement_ = false, by_reversal_ = false, by_both_ = false;
};

}  // namespace queens::colours

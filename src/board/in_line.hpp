// Whether two queens attack each other.
#pragma once

#include <cstdlib>

#include "queens/symmetry.hpp"

namespace queens {

/// Whether two squares share a row, a column or a diagonal; a square does with itself.
inline bool in_line(Square a, Square b) {
  const int rows = std::abs(a.row - b.row);
  const int columns = std::abs(a.column - b.column);
  return rows == 0 || columns == 0 || rows == columns;
}

}  // namespace queens

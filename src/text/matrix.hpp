// The matrix: rows of 0 and 1 separated by spaces; 1 is a queen.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "queens/placement.hpp"
#include "text/cursor.hpp"

namespace queens {

/// Whether two lines of zeros and ones follow: the beginning of a matrix rather than of a list of
/// placements, for every side above 1.
bool looks_like_matrix(Cursor cursor);

struct Matrix {
  int side;
  std::vector<Square> queens;
};

/// One matrix from its first row on; its side is `side` or that row's length, up to `max_side`.
Expected<Matrix> read_matrix(Cursor& cursor, std::optional<int> side,
                             int max_side = Board::kMaxSide);

void append_matrix_row(std::string& out, int side, int queen);

}  // namespace queens

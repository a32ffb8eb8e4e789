// LeetCode's answers: an array of strings, one a row, of '.' and 'Q'.
#pragma once

#include "text/cursor.hpp"
#include "text/grid.hpp"

namespace queens {

/// One array of strings, up to its closing bracket.
Expected<Grid> read_leetcode(Cursor& cursor, int max_side = Board::kMaxSide);

}  // namespace queens

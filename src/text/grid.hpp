// The grid: '.' open, '*' or '#' reserved, 'Q' a queen. The format of CSES 1624, for any side.
#pragma once

#include <string>
#include <vector>

#include "queens/board.hpp"
#include "queens/placement.hpp"
#include "queens/wide_board.hpp"
#include "text/cursor.hpp"

namespace queens {

/// The rows of one grid: n strings of n squares, each '.', '*', '#' or 'Q'.
using Grid = std::vector<std::string>;

constexpr bool is_grid_square(char c) { return c == '.' || c == '*' || c == '#' || c == 'Q'; }

/// One grid from its first line on, with or without a line that holds only the side before it.
/// Empty lines before and between rows are passed over.
Expected<Grid> read_grid(Cursor& cursor, int max_side = Board::kMaxSide);

/// The board that a grid draws: its queens are fixed.
WideBoard wide_board_of(const Grid& grid);

/// The queens that a grid draws.
std::vector<Square> queens_of(const Grid& grid);

/// One row of `board` with a queen. Reserved squares are drawn '*'.
void append_grid_row(std::string& out, const WideBoard& board, int row, int queen);

}  // namespace queens

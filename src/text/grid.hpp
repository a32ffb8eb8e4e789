// The grid: '.' open, '*' or '#' reserved, 'Q' a queen. The format of CSES 1624, for any side.
#pragma once

#include <string>
#include <vector>

#include "queens/board.hpp"
#include "queens/placement.hpp"
#include "text/cursor.hpp"

namespace queens {

/// The rows of one grid: n strings of n squares, each '.', '*', '#' or 'Q'.
using Grid = std::vector<std::string>;

constexpr bool is_grid_square(char c) { return c == '.' || c == '*' || c == '#' || c == 'Q'; }

/// One grid from its first line on, with or without a line that holds only the side before it.
/// Empty lines before and between rows are passed over.
Expected<Grid> read_grid(Cursor& cursor);

/// The board that a grid draws: its queens are fixed.
Board board_of(const Grid& grid);

/// The queens that a grid draws.
std::vector<Square> queens_of(const Grid& grid);

/// Reserved squares are drawn '*'.
void append_grid(std::string& out, const Board& board, const Placement& solution);

}  // namespace queens

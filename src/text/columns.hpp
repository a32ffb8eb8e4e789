// Placements as numbers, the column of each row: a line of them, or a JSON array.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "queens/board_text.hpp"
#include "queens/text.hpp"
#include "text/cursor.hpp"

namespace queens {

struct Columns {
  int side;
  IndexBase base;
  std::vector<Square> queens;
};

/// One line of numbers separated by spaces. With a known side, fewer numbers leave rows empty and
/// more are an error.
Expected<Columns> read_column_line(Cursor& cursor, const BoardKnown& known);

/// One array of numbers, up to its closing bracket; a line end inside is a space.
Expected<Columns> read_column_array(Cursor& cursor, const BoardKnown& known);

/// The board whose fixed queens they are.
WideBoard board_of(Columns columns);

/// One column as `base` counts it.
void append_column(std::string& out, int column, IndexBase base);

}  // namespace queens

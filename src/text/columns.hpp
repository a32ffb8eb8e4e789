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

/// What is known before reading. With a side, fewer numbers leave rows empty and more are an error.
struct ColumnsOptions {
  std::optional<int> side;
  std::optional<IndexBase> base;
  int max_side = Board::kMaxSide;
  std::string_view number = "a column";  ///< what each is, in errors
};

/// One line of numbers separated by spaces.
Expected<Columns> read_column_line(Cursor& cursor, ColumnsOptions options);

/// One array of numbers, up to its closing bracket; a line end inside is a space.
Expected<Columns> read_column_array(Cursor& cursor, ColumnsOptions options);

/// The same of a board that is to be read.
ColumnsOptions columns_options(const BoardKnown& known);

/// The board whose fixed queens they are; by columns, rows and columns change places.
WideBoard board_of(Columns columns, PlacementBy by);

/// One column as `base` counts it.
void append_column(std::string& out, int column, IndexBase base);

}  // namespace queens

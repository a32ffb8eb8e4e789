// Boards from text: today every board is a grid, or a side alone.
#include "queens/text.hpp"
#include "text/cursor.hpp"
#include "text/grid.hpp"

namespace queens {

Expected<Board> read_board(std::string_view text) {
  Cursor cursor(text);
  const auto grid = read_grid(cursor);
  if (!grid) return tl::make_unexpected(grid.error());
  cursor.skip_blank_lines();
  if (!cursor.at_end()) return cursor.error("end of file after " + counted(grid->size(), "row"));
  return board_of(*grid);
}

Expected<int> read_side(std::string_view word) {
  Cursor cursor(word);
  const auto side = cursor.number("a side", 0, Board::kMaxSide);
  if (!side) return side;
  if (!cursor.at_end()) return cursor.error("digits only");
  return side;
}

}  // namespace queens

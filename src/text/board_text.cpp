// Boards from text: a grid, or lines when the first word is `side`; and a side alone.
#include "queens/text.hpp"
#include "text/cursor.hpp"
#include "text/grid.hpp"
#include "text/lines.hpp"

namespace queens {
namespace {

/// A grid that is all of the text.
Expected<Grid> read_only_grid(Cursor& cursor, int max_side) {
  auto grid = read_grid(cursor, max_side);
  if (!grid) return grid;
  cursor.skip_blank_lines();
  if (!cursor.at_end()) return cursor.error("end of file after " + counted(grid->size(), "row"));
  return grid;
}

}  // namespace

Expected<Board> read_board(std::string_view text) {
  Cursor cursor(text);
  if (looks_like_lines(cursor)) return read_lines(cursor, Board::kMaxSide).map(narrowed);
  return read_only_grid(cursor, Board::kMaxSide).map(board_of);
}

Expected<WideBoard> read_wide_board(std::string_view text) {
  Cursor cursor(text);
  if (looks_like_lines(cursor)) return read_lines(cursor, WideBoard::kMaxSide);
  return read_only_grid(cursor, kMaxDrawnSide).map(wide_board_of);
}

Expected<int> read_side(std::string_view word, int max_side) {
  Cursor cursor(word);
  const auto side = cursor.number("a side", 0, max_side);
  if (!side) return side;
  if (!cursor.at_end()) return cursor.error("digits only");
  return side;
}

}  // namespace queens

// Boards one after the other, as on UVa: a line with the side, then the grid; a line "0" ends them.
#include <algorithm>

#include "text/board_formats.hpp"
#include "text/cursor.hpp"
#include "text/drawing.hpp"
#include "text/grid.hpp"

namespace queens {
namespace {

/// A side, and a square on a line below.
bool fits_uva(Cursor cursor) {
  cursor.skip_spaces();
  if (!cursor.at_digit()) return false;
  while (cursor.at_digit()) cursor.advance();
  if (!cursor.end_line()) return false;
  cursor.skip_blank();
  return !cursor.at_end() && is_grid_square(cursor.peek());
}

Expected<WideBoard> read_uva(Cursor& cursor, const BoardKnown& known) {
  cursor.skip_blank_lines();
  if (!cursor.at_digit()) return cursor.error(tr("a side"));
  if (Cursor side = cursor; side.number("a side above 0", 0, 0))
    return cursor.error(tr("a side above 0, as 0 ends the boards"), "0");
  return read_grid(cursor, std::min(known.max_side, kMaxDrawnSide)).map(wide_board_of);
}

Expected<void> end(Cursor& cursor) {
  cursor.skip_blank_lines();
  const Cursor start = cursor;
  if (const auto zero = cursor.number("a line with 0, which ends the boards,", 0, 0); !zero)
    return start.error(tr("0 after the board"));
  return cursor.end_line();
}

Written append_uva(std::string& out, const WideBoard& board) {
  if (board.side() == 0)
    return tl::make_unexpected(Refusal{tr("a side of 0 is the end, not a board")});
  if (const auto drawable = check_drawable(board, Reserved::yes); !drawable) return drawable;
  out += std::to_string(board.side()) + '\n';
  for (int row = 0; row < board.side(); ++row) out += drawn_row(board, row) + '\n';
  return {};
}

}  // namespace

const BoardFormat kUvaFormat = {
    "uva", tr_later("a side, and a row of squares below"), fits_uva, read_uva, end, append_uva,
    "0\n"};

}  // namespace queens

// CSV, as spreadsheets write it: a line a row, a cell a square with '.', '*' (or '#') or 'Q'.
#include <algorithm>

#include "text/board_formats.hpp"
#include "text/cursor.hpp"
#include "text/drawing.hpp"
#include "text/grid.hpp"

namespace queens {
namespace {

bool at_square(const Cursor& cursor) { return !cursor.at_end() && is_grid_square(cursor.peek()); }

bool fits_csv(Cursor cursor) {
  cursor.skip_spaces();
  if (!at_square(cursor)) return false;
  cursor.advance();
  return cursor.at(',');
}

/// One row; its length is `side` or, of the first, at most `max_side`.
Expected<std::string> read_row(Cursor& cursor, std::optional<std::size_t> side, int max_side) {
  const std::size_t limit = side.value_or(static_cast<std::size_t>(max_side));
  std::string squares;
  cursor.skip_spaces();
  while (true) {
    if (!at_square(cursor)) return cursor.error(tr("'.', '*', '#' or 'Q'"));
    squares += cursor.peek();
    cursor.advance();
    if (!cursor.at(',')) break;
    if (squares.size() == limit)
      return cursor.error(
          tr_count("end of line after {} square", "end of line after {} squares", limit));
    cursor.advance();
  }
  if (side && squares.size() < *side)
    return cursor.error(tr_count("{} square in this row", "{} squares in this row", *side),
                        tr_count("{} square", "{} squares", squares.size()));
  const auto ended = cursor.end_line(tr("',' or end of line"));
  if (!ended) return tl::make_unexpected(ended.error());
  return squares;
}

Expected<WideBoard> read_csv(Cursor& cursor, const BoardKnown& known) {
  const int max_side = std::min(known.max_side, kMaxDrawnSide);
  Grid grid;
  std::optional<std::size_t> side;
  while (!side || grid.size() < *side) {
    cursor.skip_blank_lines();
    if (side && cursor.at_end())
      return cursor.error(tr_count("{} row", "{} rows", *side),
                          tr_count("{} row", "{} rows", grid.size()));
    auto row = read_row(cursor, side, max_side);
    if (!row) return tl::make_unexpected(row.error());
    side = row->size();
    grid.push_back(std::move(*row));
  }
  return wide_board_of(grid);
}

Written append_csv(std::string& out, const WideBoard& board) {
  if (board.side() == 0)
    return tl::make_unexpected(Refusal{tr("a board of side 0 has no rows to write")});
  if (const auto drawable = check_drawable(board, Reserved::yes); !drawable) return drawable;
  for (int row = 0; row < board.side(); ++row) {
    const std::string squares = drawn_row(board, row);
    out += squares[0];
    for (std::size_t column = 1; column < squares.size(); ++column)
      out.append({',', squares[column]});
    out += '\n';
  }
  return {};
}

}  // namespace

const BoardFormat kCsvFormat = {
    "csv", tr_later("a square and a comma"), fits_csv, read_csv, nullptr, append_csv};

}  // namespace queens

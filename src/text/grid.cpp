#include "text/grid.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "base/words.hpp"
#include "text/board_formats.hpp"
#include "text/drawing.hpp"
#include "text/row.hpp"

namespace queens {
namespace {

constexpr const char* kSquares = tr_later("'.', '*', '#' or 'Q'");

bool at_square(const Cursor& cursor) { return !cursor.at_end() && is_grid_square(cursor.peek()); }

/// A line with the side alone.
Expected<std::size_t> read_heading(Cursor& cursor, int max_side) {
  const auto side = cursor.number(tr_later("a side"), 0, max_side);
  if (!side) return tl::make_unexpected(side.error());
  const auto end = cursor.end_line(tr("end of line after the side"));
  if (!end) return tl::make_unexpected(end.error());
  return static_cast<std::size_t>(*side);
}

/// A square with no comma after it, or a side alone on its line with nothing else or a square
/// below.
bool fits_grid(Cursor cursor) {
  cursor.skip_spaces();
  if (at_square(cursor)) {
    cursor.advance();
    return !cursor.at(',');
  }
  if (!cursor.at_digit()) return false;
  while (cursor.at_digit()) cursor.advance();
  if (!cursor.end_line()) return false;
  cursor.skip_blank();
  return cursor.at_end() || at_square(cursor);
}

Expected<WideBoard> read_grid(Cursor& cursor, const BoardKnown& known) {
  return read_grid(cursor, std::min(known.max_side, kMaxDrawnSide)).map(wide_board_of);
}

Written append_grid(std::string& out, const WideBoard& board) {
  if (const auto drawable = check_drawable(board, Reserved::yes); !drawable) return drawable;
  if (board.side() == 0) out += "0\n";  // no row shows it
  for (int row = 0; row < board.side(); ++row) out += drawn_row(board, row) + '\n';
  return {};
}

}  // namespace

const BoardFormat kGridFormat = {
    "grid",    tr_later("a row of '.', '*', '#' and 'Q', or a side alone"),
    fits_grid, read_grid,
    nullptr,   append_grid};

Expected<Grid> read_grid(Cursor& cursor, int max_side) {
  cursor.skip_blank_lines();
  if (cursor.at_end()) return cursor.error(tr("a board"));
  std::optional<std::size_t> side;
  if (cursor.at_digit()) {
    const auto heading = read_heading(cursor, max_side);
    if (!heading) return tl::make_unexpected(heading.error());
    side = *heading;
  }
  Grid grid;
  while (!side || grid.size() < *side) {
    cursor.skip_blank_lines();
    if (cursor.at_end())
      return cursor.error(tr_count("{} row", "{} rows", *side),
                          tr_count("{} row", "{} rows", grid.size()));
    auto row = read_row_of_signs(cursor, side, static_cast<std::size_t>(max_side), at_square,
                                 tr(kSquares));
    if (!row) return tl::make_unexpected(row.error());
    side = side.value_or(row->size());
    grid.push_back(std::move(*row));
  }
  return grid;
}

WideBoard wide_board_of(const Grid& grid) {
  std::vector<Square> reserved, fixed;
  const auto is_reserved = [](char square) { return square == '*' || square == '#'; };
  std::ptrdiff_t count = 0;
  for (const std::string& row : grid) count += std::count_if(row.begin(), row.end(), is_reserved);
  reserved.reserve(static_cast<std::size_t>(count));
  for (std::size_t row = 0; row < grid.size(); ++row)
    for (std::size_t column = 0; column < grid.size(); ++column) {
      const Square square{static_cast<int>(row), static_cast<int>(column)};
      if (is_reserved(grid[row][column])) reserved.push_back(square);
      if (grid[row][column] == 'Q') fixed.push_back(square);
    }
  return {static_cast<int>(grid.size()), std::move(reserved), std::move(fixed)};
}

std::vector<Square> queens_of(const Grid& grid) {
  const WideBoard board = wide_board_of(grid);
  const auto queens = board.fixed_queens();
  return {queens.begin(), queens.end()};
}

void append_grid_row(std::string& out, const WideBoard& board, int row, int queen) {
  for (int column = 0; column < board.side(); ++column)
    out += queen == column ? 'Q' : board.is_reserved({row, column}) ? '*' : '.';
  out += '\n';
}

}  // namespace queens

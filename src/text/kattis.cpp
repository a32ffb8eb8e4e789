// Queens with holes, as on Kattis: "N M", then M lines with a row and a column from 0. A last line
// "0 0", which ends a file of several there, may follow.
#include <fmt/format.h>

#include <iterator>

#include "text/board_formats.hpp"
#include "text/cursor.hpp"
#include "text/drawing.hpp"

namespace queens {
namespace {

/// Exactly two numbers on the first line.
bool fits_kattis(Cursor cursor) {
  for (int number = 0; number < 2; ++number) {
    cursor.skip_spaces();
    if (!cursor.at_digit()) return false;
    while (cursor.at_digit()) cursor.advance();
  }
  return cursor.end_line().has_value();
}

/// A number that stands first on its line, or after another.
Expected<std::uint64_t> read_number(Cursor& cursor, const char* what, std::uint64_t high) {
  cursor.skip_spaces();
  return cursor.long_number(what, 0, high);
}

Expected<Square> read_hole(Cursor& cursor, int side) {
  const auto last = static_cast<std::uint64_t>(side) - 1;
  const auto row = read_number(cursor, tr_later("a row"), last);
  if (!row) return tl::make_unexpected(row.error());
  const auto column = read_number(cursor, tr_later("a column"), last);
  if (!column) return tl::make_unexpected(column.error());
  const auto ended = cursor.end_line(tr("end of line after the column"));
  if (!ended) return tl::make_unexpected(ended.error());
  return Square{static_cast<int>(*row), static_cast<int>(*column)};
}

Expected<WideBoard> read_kattis(Cursor& cursor, const BoardKnown& known) {
  cursor.skip_blank_lines();
  const auto side =
      read_number(cursor, tr_later("a side"), static_cast<std::uint64_t>(known.max_side));
  if (!side) return tl::make_unexpected(side.error());
  const auto holes = read_number(cursor, tr_later("a number of holes"), *side * *side);
  if (!holes) return tl::make_unexpected(holes.error());
  const auto ended = cursor.end_line(tr("end of line after the number of holes"));
  if (!ended) return tl::make_unexpected(ended.error());
  std::vector<Square> reserved;
  while (reserved.size() < *holes) {
    cursor.skip_blank_lines();
    if (cursor.at_end())
      return cursor.error(tr_count("{} hole", "{} holes", *holes),
                          tr_count("{} hole", "{} holes", reserved.size()));
    const auto hole = read_hole(cursor, static_cast<int>(*side));
    if (!hole) return tl::make_unexpected(hole.error());
    reserved.push_back(*hole);
  }
  return WideBoard(static_cast<int>(*side), std::move(reserved), {});
}

/// Passes the line "0 0" if it stands here.
Expected<void> end(Cursor& cursor) {
  Cursor after = cursor;
  after.skip_blank_lines();
  if (read_number(after, "0", 0) && read_number(after, "0", 0) && after.end_line()) cursor = after;
  return {};
}

Written append_kattis(std::string& out, const WideBoard& board) {
  if (const auto without = check_no_queens(board); !without) return without;
  if (const auto listable = check_listable(board); !listable) return listable;
  std::size_t holes = 0;
  for_each_reserved(board, [&](Square) { ++holes; });
  const auto to = std::back_inserter(out);
  fmt::format_to(to, "{} {}\n", board.side(), holes);
  for_each_reserved(board,
                    [&](Square hole) { fmt::format_to(to, "{} {}\n", hole.row, hole.column); });
  return {};
}

}  // namespace

const BoardFormat kKattisFormat = {
    "kattis", tr_later("a line of two numbers"), fits_kattis, read_kattis, end, append_kattis};

}  // namespace queens

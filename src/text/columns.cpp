#include "text/columns.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "base/words.hpp"
#include "text/board_formats.hpp"
#include "text/drawing.hpp"

namespace queens {
namespace {

void swap_row_and_column(std::vector<Square>& squares) {
  for (Square& square : squares) std::swap(square.row, square.column);
}

/// A number as written, and where it stands, for an error that only all numbers together show.
struct Number {
  int value;
  Cursor place;
};

const char* noun(PlacementBy by) {
  return by == PlacementBy::columns ? tr_later("a row") : tr_later("a column");
}

/// The next number, checked as far as one alone can be.
Expected<Number> read_number(Cursor& cursor, std::size_t read, const BoardKnown& known) {
  const int limit = known.side.value_or(known.max_side);
  if (read == static_cast<std::size_t>(limit))
    return cursor.error(tr_format("at most {} numbers", limit));
  const Cursor place = cursor;
  const auto value = cursor.number(noun(known.by), 0, known.max_side);
  if (!value) return tl::make_unexpected(value.error());
  return Number{*value, place};
}

IndexBase guess_base(const std::vector<Number>& numbers, int side) {
  const auto has = [&](int value) {
    return std::any_of(numbers.begin(), numbers.end(),
                       [&](const Number& number) { return number.value == value; });
  };
  return has(side) && !has(0) ? IndexBase::one : IndexBase::zero;
}

Expected<Columns> columns_of(const std::vector<Number>& numbers, const BoardKnown& known) {
  const int side = known.side.value_or(static_cast<int>(numbers.size()));
  const IndexBase base = known.base.value_or(guess_base(numbers, side));
  const int first = static_cast<int>(base);
  Columns columns{side, base, {}};
  for (const Number& number : numbers) {
    if (number.value < first || number.value >= first + side)
      return number.place.error(
          tr_format("{} from {} to {}", tr(noun(known.by)), first, first + side - 1),
          std::to_string(number.value));
    columns.queens.push_back({static_cast<int>(columns.queens.size()), number.value - first});
  }
  if (known.by == PlacementBy::columns) swap_row_and_column(columns.queens);
  return columns;
}

/// A line of at least two numbers: one alone is a side, and nothing to guess at.
bool fits_placement(Cursor cursor) {
  int numbers = 0;
  for (cursor.skip_spaces(); cursor.at_digit(); cursor.skip_spaces(), ++numbers)
    while (cursor.at_digit()) cursor.advance();
  return numbers >= 2 && cursor.at_line_end();
}

Expected<WideBoard> read_placement(Cursor& cursor, const BoardKnown& known) {
  cursor.skip_blank_lines();
  if (cursor.at_end()) return cursor.error(tr("a placement"));
  return read_column_line(cursor, known).map([](Columns&& columns) {
    return board_of(std::move(columns));
  });
}

Written append_usual_placement(std::string& out, const WideBoard& board) {
  return append_placement(out, board, IndexBase::zero, PlacementBy::rows);
}

}  // namespace

const BoardFormat kPlacementFormat = {"placement",    tr_later("a line of numbers"),
                                      fits_placement, read_placement,
                                      nullptr,        append_usual_placement};

Written append_placement(std::string& out, const WideBoard& board, IndexBase base, PlacementBy by) {
  const auto refuse = [](std::string reason) {
    return tl::make_unexpected(Refusal{std::move(reason)});
  };
  if (const auto square = first_reserved(board))
    return refuse(tr_format("it has no sign for reserved squares, as is {}", worded(*square)));
  if (board.side() == 0) return refuse(tr("a board of side 0 has no rows to write"));
  std::vector<Square> queens(board.fixed_queens().begin(), board.fixed_queens().end());
  if (by == PlacementBy::columns) {
    swap_row_and_column(queens);
    std::sort(queens.begin(), queens.end());
  }
  auto queen = queens.begin();
  for (int row = 0; row < board.side(); ++row) {
    const auto begin = queen;
    while (queen != queens.end() && queen->row == row) ++queen;
    if (queen - begin != 1)
      return refuse(
          by == PlacementBy::columns
              ? tr_format("it has one queen a column, and column {} has {}", row, queen - begin)
              : tr_format("it has one queen a row, and row {} has {}", row, queen - begin));
  }
  Placement placement;
  placement.reserve(queens.size());
  for (const Square square : queens) placement.push_back(square.column);
  SolutionWriter(board, Format::placement, base).append(out, placement);
  return {};
}

Expected<Columns> read_column_line(Cursor& cursor, const BoardKnown& known) {
  std::vector<Number> numbers;
  for (cursor.skip_spaces(); !cursor.at_line_end(); cursor.skip_spaces()) {
    const auto number = read_number(cursor, numbers.size(), known);
    if (!number) return tl::make_unexpected(number.error());
    numbers.push_back(*number);
  }
  if (!cursor.at_end()) cursor.advance();
  return columns_of(numbers, known);
}

Expected<Columns> read_column_array(Cursor& cursor, const BoardKnown& known) {
  if (const auto open = cursor.take('['); !open) return tl::make_unexpected(open.error());
  std::vector<Number> numbers;
  for (cursor.skip_blank(); !cursor.at(']'); cursor.skip_blank()) {
    if (!numbers.empty()) {
      if (!cursor.at(',')) return cursor.error(tr("',' or ']'"));
      cursor.advance();
      cursor.skip_blank();
    }
    const auto number = read_number(cursor, numbers.size(), known);
    if (!number) return tl::make_unexpected(number.error());
    numbers.push_back(*number);
  }
  cursor.advance();
  return columns_of(numbers, known);
}

WideBoard board_of(Columns columns) { return {columns.side, {}, std::move(columns.queens)}; }

void append_column(std::string& out, int column, IndexBase base) {
  fmt::format_int number(column + static_cast<int>(base));
  out.append(number.data(), number.size());
}

}  // namespace queens

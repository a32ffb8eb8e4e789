#include "text/matrix.hpp"

#include <algorithm>
#include <utility>

#include "base/words.hpp"
#include "text/board_formats.hpp"
#include "text/drawing.hpp"

namespace queens {
namespace {

/// Passes a line of at least two numbers, all 0 or 1.
bool pass_binary_line(Cursor& cursor) {
  int numbers = 0;
  for (cursor.skip_spaces(); !cursor.at_line_end(); cursor.skip_spaces(), ++numbers)
    if (!cursor.number("0 or 1", 0, 1)) return false;
  if (!cursor.at_end()) cursor.advance();
  return numbers >= 2;
}

/// Appends the queens of one row and returns its length.
Expected<int> read_matrix_row(Cursor& cursor, int row, int limit, std::vector<Square>& queens) {
  int column = 0;
  for (cursor.skip_spaces(); !cursor.at_line_end(); cursor.skip_spaces(), ++column) {
    if (column == limit)
      return cursor.error(
          tr_count("end of line after {} number", "end of line after {} numbers", limit));
    const auto value = cursor.number(tr_later("a number"), 0, 1);
    if (!value) return value;
    if (*value == 1) queens.push_back({row, column});
  }
  return column;
}

Expected<WideBoard> read_matrix(Cursor& cursor, const BoardKnown& known) {
  const int max_side = std::min(known.max_side, kMaxDrawnSide);
  return read_matrix(cursor, known.side, max_side).map([](Matrix&& matrix) {
    return WideBoard(matrix.side, {}, std::move(matrix.queens));
  });
}

Written append_matrix(std::string& out, const WideBoard& board) {
  if (board.side() == 0)
    return tl::make_unexpected(Refusal{tr("a board of side 0 has no rows to write")});
  if (const auto drawable = check_drawable(board, Reserved::no); !drawable) return drawable;
  for (int row = 0; row < board.side(); ++row) {
    const char* space = "";
    for (const char square : drawn_row(board, row)) {
      out += std::exchange(space, " ");
      out += square == 'Q' ? '1' : '0';
    }
    out += '\n';
  }
  return {};
}

}  // namespace

const BoardFormat kMatrixFormat = {"matrix",          tr_later("two lines of 0 and 1"),
                                   looks_like_matrix, read_matrix,
                                   nullptr,           append_matrix};

bool looks_like_matrix(Cursor cursor) {
  return pass_binary_line(cursor) && pass_binary_line(cursor);
}

Expected<Matrix> read_matrix(Cursor& cursor, std::optional<int> side, int max_side) {
  Matrix matrix{side.value_or(max_side), {}};
  if (matrix.side == 0) return cursor.error(tr("end of file, as a matrix of side 0 has no rows"));
  for (int row = 0; row < matrix.side; ++row) {
    cursor.skip_blank_lines();
    if (cursor.at_end())
      return cursor.error(tr_count("{} row", "{} rows", matrix.side),
                          tr_count("{} row", "{} rows", row));
    const auto length = read_matrix_row(cursor, row, matrix.side, matrix.queens);
    if (!length) return tl::make_unexpected(length.error());
    if (!side && row == 0) matrix.side = *length;
    if (*length < matrix.side)
      return cursor.error(tr_count("{} number in this row", "{} numbers in this row", matrix.side),
                          tr_count("{} number", "{} numbers", *length));
    if (!cursor.at_end()) cursor.advance();
  }
  return matrix;
}

void append_matrix_row(std::string& out, int side, int queen) {
  for (int column = 0; column < side; ++column) {
    if (column > 0) out += ' ';
    out += column == queen ? '1' : '0';
  }
  out += '\n';
}

}  // namespace queens

#include "text/matrix.hpp"

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
    if (column == limit) return cursor.error("end of line after " + counted(limit, "number"));
    const auto value = cursor.number("a number", 0, 1);
    if (!value) return value;
    if (*value == 1) queens.push_back({row, column});
  }
  return column;
}

}  // namespace

bool looks_like_matrix(Cursor cursor) {
  return pass_binary_line(cursor) && pass_binary_line(cursor);
}

Expected<Matrix> read_matrix(Cursor& cursor, std::optional<int> side) {
  Matrix matrix{side.value_or(Board::kMaxSide), {}};
  if (matrix.side == 0) return cursor.error("end of file, as a matrix of side 0 has no rows");
  for (int row = 0; row < matrix.side; ++row) {
    cursor.skip_blank_lines();
    if (cursor.at_end()) return cursor.error(counted(matrix.side, "row"), counted(row, "row"));
    const auto length = read_matrix_row(cursor, row, matrix.side, matrix.queens);
    if (!length) return tl::make_unexpected(length.error());
    if (!side && row == 0) matrix.side = *length;
    if (*length < matrix.side)
      return cursor.error(counted(matrix.side, "number") + " in this row",
                          counted(*length, "number"));
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

void append_matrix(std::string& out, const Placement& solution) {
  for (const int queen : solution) append_matrix_row(out, static_cast<int>(solution.size()), queen);
}

}  // namespace queens

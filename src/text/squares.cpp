// Queens as chess players name squares: files a, b, ... z, aa, ab, ... from the left, ranks from 1
// at the bottom. A line is a board, of side 8 if neither "N:" before the squares nor the reader
// says otherwise.
#include <algorithm>

#include "text/board_formats.hpp"
#include "text/cursor.hpp"
#include "text/drawing.hpp"

namespace queens {
namespace {

constexpr int kChessSide = 8;
constexpr int kLetters = 26;

bool at_letter(const Cursor& cursor) {
  return !cursor.at_end() && 'a' <= cursor.peek() && cursor.peek() <= 'z';
}

/// A square, or a side and a colon.
bool fits_squares(Cursor cursor) {
  cursor.skip_spaces();
  if (cursor.at_digit()) {
    while (cursor.at_digit()) cursor.advance();
    return cursor.at(':');
  }
  if (!at_letter(cursor)) return false;
  while (at_letter(cursor)) cursor.advance();
  return cursor.at_digit();
}

/// "a", "b", ... "z", "aa": the file's letters.
std::string file_name(int column) {
  std::string letters;
  for (int rest = column + 1; rest > 0; rest = (rest - 1) / kLetters)
    letters.insert(letters.begin(), static_cast<char>('a' + (rest - 1) % kLetters));
  return letters;
}

Expected<Square> read_square(Cursor& cursor, int side) {
  const auto expected = [&] { return tr_format("a file from a to {}", file_name(side - 1)); };
  if (side == 0) return cursor.error(tr("end of line, as a board of side 0 has no squares"));
  if (!at_letter(cursor)) return cursor.error(expected());
  const Cursor start = cursor;
  int file = 0;
  for (; at_letter(cursor); cursor.advance()) {
    if (file > side / kLetters) return start.error(expected(), "another");
    file = file * kLetters + (cursor.peek() - 'a' + 1);
  }
  if (file > side) return start.error(expected(), file_name(file - 1));
  return cursor.number(tr_later("a rank"), 1, side).map([=](int rank) {
    return Square{side - rank, file - 1};
  });
}

Expected<WideBoard> read_squares(Cursor& cursor, const BoardKnown& known) {
  cursor.skip_blank_lines();
  cursor.skip_spaces();
  if (cursor.at_end()) return cursor.error(tr("a square, or a side and ':'"));
  int side = known.side.value_or(std::min(kChessSide, known.max_side));
  if (cursor.at_digit()) {
    const auto number = cursor.number(tr_later("a side"), 0, known.max_side);
    if (!number) return tl::make_unexpected(number.error());
    if (const auto colon = cursor.take(':'); !colon) return tl::make_unexpected(colon.error());
    side = *number;
  }
  std::vector<Square> queens;
  for (cursor.skip_spaces(); !cursor.at_line_end(); cursor.skip_spaces()) {
    if (!queens.empty() && cursor.at(',')) {
      cursor.advance();
      cursor.skip_spaces();
    }
    const auto square = read_square(cursor, side);
    if (!square) return tl::make_unexpected(square.error());
    queens.push_back(*square);
  }
  if (!cursor.at_end()) cursor.advance();
  return WideBoard(side, {}, std::move(queens));
}

Written append_squares(std::string& out, const WideBoard& board) {
  if (const auto square = first_reserved(board))
    return tl::make_unexpected(
        Refusal{tr_format("it has no sign for reserved squares, as is {}", worded(*square))});
  const auto queens = board.fixed_queens();
  std::string line;
  if (board.side() != kChessSide || queens.empty()) line = std::to_string(board.side()) + ':';
  for (const Square queen : queens) {
    if (!line.empty()) line += ' ';
    line += file_name(queen.column) + std::to_string(board.side() - queen.row);
  }
  out += line + '\n';
  return {};
}

}  // namespace

const BoardFormat kSquaresFormat = {"squares",    tr_later("a square as in a1, or a side and ':'"),
                                    fits_squares, read_squares,
                                    nullptr,      append_squares};

}  // namespace queens

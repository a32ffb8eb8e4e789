// Text in and out: boards, placements, and the formats that hold them.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "queens/board.hpp"
#include "queens/error.hpp"
#include "queens/export.hpp"
#include "queens/placement.hpp"
#include "queens/wide_board.hpp"

namespace queens {

struct BoardFormat;

enum class Format {
  grid,       ///< rows of '.', '*' (or '#') and 'Q'; a first line with the side may stand before
  matrix,     ///< rows of 0 and 1, separated by spaces
  placement,  ///< one line a placement: the column of each row, separated by spaces
  json,       ///< one line a placement: an array of the columns
  leetcode,   ///< an array of strings, one a row: [".Q..", "...Q", ...]; also an array of those
  binary,     ///< 32-bit little-endian columns, row by row; only written
};

/// Whether rows and columns in a text count from 0 or from 1.
enum class IndexBase { zero = 0, one = 1 };

/// What `format` is called in options and messages.
QUEENS_API std::string_view name_of(Format format);

/// The format of that name, if there is one; "board" is a second name of `grid`.
QUEENS_API std::optional<Format> format_named(std::string_view name);

/// The largest side that drawings are read or written for beyond boards of bits: a
/// drawing has as many characters as the board has squares.
inline constexpr int kMaxDrawnSide = 10'000;

/// A board from the text of a file, in any format that board_text.hpp finds.
/// Shape:  side 0 .. Board::kMaxSide.
/// Errors: the first place where the text is not a board.
QUEENS_API Expected<Board> read_board(std::string_view text);

/// The same for large boards.
/// Shape:  side 0 .. kMaxDrawnSide from a drawing, 0 .. WideBoard::kMaxSide from lists of squares.
/// Memory: proportional to the text, whatever numbers stand in it.
QUEENS_API Expected<WideBoard> read_wide_board(std::string_view text);

/// A side from a word of digits, 0 .. `max_side`.
QUEENS_API Expected<int> read_side(std::string_view word, int max_side = Board::kMaxSide);

/// Queens as some text places them, right or wrong.
struct WrittenQueens {
  int line;        ///< where they begin, from 1
  int side;        ///< of the board that the text speaks of
  IndexBase base;  ///< what the text counts from; `queens` always count from 0
  std::vector<Square> queens;
};

/// Which line each number of a placement is about: the column of a row, or the row of a column.
enum class PlacementBy { rows, columns };

struct QueensTextOptions {
  std::optional<Format> format = {};          ///< detected when empty
  const BoardFormat* board_format = nullptr;  ///< or this one, whose fixed queens are read
  std::optional<int> side = {};               ///< of the board they belong to, when it is known
  std::optional<IndexBase> base =
      {};  ///< when empty: one, if some number is the side and none is 0
  PlacementBy by = PlacementBy::rows;  ///< what the numbers are about
};

/// Reads queens one board after the other from a text with any number of them.
class QueensReader {
 public:
  /// `text` must outlive the reader.
  QUEENS_API QueensReader(std::string_view text, QueensTextOptions options);
  QUEENS_API ~QueensReader();

  /// The next queens, or nothing at the end of the text.
  /// Errors: the first place where the text is wrong (a text without any queens at all is, too).
  ///         After an error there is nothing more to read.
  QUEENS_API Expected<std::optional<WrittenQueens>> next();

 private:
  struct State;
  std::unique_ptr<State> state_;
};

/// The formats that `append_solution` writes.
inline constexpr Format kSolutionFormats[] = {Format::placement, Format::matrix, Format::grid,
                                              Format::json};

/// Appends a solution of `board`, with a newline after every line.
/// `base` speaks of the numbers in `placement` and `json`. Requires one of kSolutionFormats.
QUEENS_API void append_solution(std::string& out, const Board& board, const Placement& solution,
                                Format format, IndexBase base);

/// Writes one solution of a board of any side, a stretch of rows at a time.
/// Requires one of kSolutionFormats or `binary`.
class SolutionWriter {
 public:
  /// `board` must outlive this object.
  QUEENS_API SolutionWriter(const WideBoard& board, Format format, IndexBase base);

  /// Appends the rows after those written before; once with no rows if the board has none.
  QUEENS_API void append(std::string& out, std::span<const int> columns);

 private:
  void append_row(std::string& out, int column);

  const WideBoard* board_;
  Format format_;
  IndexBase base_;
  int row_ = 0;
};

/// Whether one solution fills several lines, so that a list needs an empty line between two.
QUEENS_API bool is_multiline(Format format);

}  // namespace queens

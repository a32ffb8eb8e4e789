// Queens from text: detects the format once, then reads one board of queens after the other.
#include <array>

#include "queens/text.hpp"
#include "text/board_formats.hpp"
#include "text/columns.hpp"
#include "text/cursor.hpp"
#include "text/grid.hpp"
#include "text/leetcode.hpp"
#include "text/matrix.hpp"

namespace queens {
namespace {

/// After a bracket, which may be the first of several: strings or numbers?
Format array_format(Cursor cursor) {
  while (cursor.at('[')) {
    cursor.advance();
    cursor.skip_blank();
  }
  return cursor.at('"') ? Format::leetcode : Format::json;
}

/// Formats of boards that hold queens, too, and begin like none of the others.
constexpr std::array kOthers = {&kFenFormat, &kCsvFormat, &kLinesFormat, &kCsplibFormat,
                                &kSquaresFormat};

const BoardFormat* detect_board(Cursor cursor) {
  if (cursor.at('{')) return &kJsonFormat;
  for (const BoardFormat* format : kOthers)
    if (format->fits(cursor)) return format;
  return nullptr;
}

/// The format that the first characters show.
std::optional<Format> detect(Cursor cursor) {
  cursor.skip_spaces();
  if (cursor.at_end()) return std::nullopt;
  if (is_grid_square(cursor.peek())) return Format::grid;
  if (cursor.at('[')) return array_format(cursor);
  if (!cursor.at_digit()) return std::nullopt;
  if (looks_like_matrix(cursor)) return Format::matrix;
  Cursor second_line = cursor;
  while (second_line.at_digit()) second_line.advance();
  const bool alone = second_line.end_line().has_value();
  second_line.skip_blank_lines();
  const bool then_squares = !second_line.at_end() && is_grid_square(second_line.peek());
  return alone && then_squares ? Format::grid : Format::placement;
}

}  // namespace

struct QueensReader::State {
  Cursor cursor;
  QueensTextOptions options;
  enum class Progress { start, between, end } progress = Progress::start;
  bool in_list = false;  ///< inside an array of arrays

  Expected<void> begin();
  Expected<void> pass_separator();
  Expected<WrittenQueens> read_one();
  [[nodiscard]] Expected<WrittenQueens> of_grid(const Expected<Grid>& grid,
                                                const Cursor& start) const;
};

/// Finds the format, and enters an array of arrays.
Expected<void> QueensReader::State::begin() {
  cursor.skip_blank_lines();
  if (cursor.at_end()) return cursor.error(tr("a placement"));
  if (!options.format && options.board_format == nullptr)
    options.board_format = detect_board(cursor);
  if (options.format == Format::json && cursor.at('{')) options.board_format = &kJsonFormat;
  if (options.board_format != nullptr) return {};
  if (!options.format) options.format = detect(cursor);
  if (!options.format) return cursor.error(tr("a number, '.', '*', '#', 'Q' or '['"));
  if (options.format == Format::json || options.format == Format::leetcode) {
    Cursor inner = cursor;
    if (inner.at('[')) inner.advance();
    inner.skip_blank();
    in_list = inner.at('[');
    if (in_list) cursor = inner;
  }
  return {};
}

/// Passes what stands between two boards, or ends.
Expected<void> QueensReader::State::pass_separator() {
  if (in_list) {
    cursor.skip_blank();
    if (cursor.at(',')) {
      cursor.advance();
      cursor.skip_blank();
      return {};
    }
    if (!cursor.at(']')) return cursor.error(tr("',' or ']'"));
    cursor.advance();
    cursor.skip_blank();
    if (!cursor.at_end()) return cursor.error(tr("end of file"));
  }
  if (options.board_format != nullptr) {
    if (const auto at_end = pass_to_next_board(cursor, *options.board_format); !at_end)
      return tl::make_unexpected(at_end.error());
  } else if (options.format == Format::json || options.format == Format::leetcode) {
    cursor.skip_blank();
  } else {
    cursor.skip_blank_lines();
  }
  if (cursor.at_end()) progress = Progress::end;
  return {};
}

Expected<WrittenQueens> QueensReader::State::of_grid(const Expected<Grid>& grid,
                                                     const Cursor& start) const {
  if (!grid) return tl::make_unexpected(grid.error());
  return WrittenQueens{start.line(), static_cast<int>(grid->size()), IndexBase::zero,
                       queens_of(*grid)};
}

Expected<WrittenQueens> QueensReader::State::read_one() {
  const Cursor start = cursor;
  const BoardKnown known{Board::kMaxSide, options.side, options.base, options.by};
  if (options.board_format != nullptr) {
    const auto board = options.board_format->read(cursor, known);
    if (!board) return tl::make_unexpected(board.error());
    const auto queens = board->fixed_queens();
    return WrittenQueens{
        start.line(), board->side(), IndexBase::zero, {queens.begin(), queens.end()}};
  }
  switch (*options.format) {
    case Format::grid:
      return of_grid(read_grid(cursor), start);
    case Format::leetcode:
      return of_grid(read_leetcode(cursor), start);
    case Format::matrix: {
      auto matrix = read_matrix(cursor, options.side);
      if (!matrix) return tl::make_unexpected(matrix.error());
      return WrittenQueens{start.line(), matrix->side, IndexBase::zero, std::move(matrix->queens)};
    }
    case Format::placement:
    case Format::json: {
      auto columns = options.format == Format::json ? read_column_array(cursor, known)
                                                    : read_column_line(cursor, known);
      if (!columns) return tl::make_unexpected(columns.error());
      return WrittenQueens{start.line(), columns->side, columns->base, std::move(columns->queens)};
    }
    case Format::binary:
      break;
  }
  return cursor.error(tr("a format of text"));
}

QueensReader::QueensReader(std::string_view text, QueensTextOptions options)
    : state_(new State{Cursor(text), options}) {}

QueensReader::~QueensReader() = default;

Expected<std::optional<WrittenQueens>> QueensReader::next() {
  State& state = *state_;
  using Progress = State::Progress;
  const auto failed = [&](const Error& error) {
    state.progress = Progress::end;
    return tl::make_unexpected(error);
  };
  if (state.progress != Progress::end) {
    const auto ready = state.progress == Progress::start ? state.begin() : state.pass_separator();
    if (!ready) return failed(ready.error());
  }
  if (state.progress == Progress::end) return std::nullopt;
  state.progress = Progress::between;
  const Cursor start = state.cursor;
  auto queens = state.read_one();
  if (!queens) return failed(queens.error());
  const int side = state.options.side.value_or(queens->side);
  if (queens->side != side)
    return failed(
        start.error(tr_format("a board of side {}", side), tr_format("side {}", queens->side))
            .value());
  return std::move(*queens);
}

}  // namespace queens

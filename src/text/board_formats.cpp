// The table of formats, and which of them a text is in.
#include "text/board_formats.hpp"

#include <algorithm>
#include <array>
#include <tuple>
#include <utility>

#include "text/cursor.hpp"

namespace queens {
namespace {

constexpr std::array kFormats = {
    &kGridFormat,   &kMatrixFormat,   &kPlacementFormat, &kLeetcodeFormat, &kFenFormat,
    &kJsonFormat,   &kCsvFormat,      &kLinesFormat,     &kCsplibFormat,   &kPycsp3Format,
    &kKattisFormat, &kUvaFormat,      &kSquaresFormat,   &kCnfFormat,      &kOpbFormat,
    &kLpFormat,     &kMinizincFormat, &kAspFormat,       &kXcsp3Format,    &kSvgFormat,
    &kUnicodeFormat};

using Boards = std::vector<WideBoard>;
using ReadBoards = Expected<Boards>(Cursor cursor, const BoardFormat& format,
                                    const BoardKnown& known);

/// A board that is all of the text.
Expected<Boards> read_only_board(Cursor cursor, const BoardFormat& format,
                                 const BoardKnown& known) {
  auto board = format.read(cursor, known);
  if (!board) return tl::make_unexpected(board.error());
  if (format.end != nullptr)
    if (const auto ended = format.end(cursor); !ended) return tl::make_unexpected(ended.error());
  cursor.skip_blank_lines();
  if (!cursor.at_end())
    return cursor.error(
        tr_count("end of file after {} row", "end of file after {} rows", board->side()));
  return Boards{std::move(*board)};
}

/// Boards one after the other. None has side 0, as that is what ends them in some formats.
Expected<Boards> read_series(Cursor cursor, const BoardFormat& format, const BoardKnown& known) {
  Boards boards;
  while (true) {
    cursor.skip_blank_lines();
    const Cursor start = cursor;
    auto board = format.read(cursor, known);
    if (!board) return tl::make_unexpected(board.error());
    if (board->side() == 0)
      return start.error(tr("a side above 0, as other boards stand here"), "0");
    boards.push_back(std::move(*board));
    const auto at_end = pass_to_next_board(cursor, format);
    if (!at_end) return tl::make_unexpected(at_end.error());
    if (*at_end) return boards;
  }
}

auto place(const Error& error) { return std::tuple(error.line, error.column); }

/// What `read` makes of the text in the one format that it can be.
Expected<FoundBoards> read_in_any_format(std::string_view text, const BoardFormat* format,
                                         const BoardKnown& known, ReadBoards* read) {
  const Cursor start(text);
  if (format != nullptr)
    return read(start, *format, known).map([&](Boards&& boards) {
      return FoundBoards{{format, {}}, std::move(boards)};
    });
  Cursor first_line = start;
  first_line.skip_blank_lines();
  std::optional<FoundBoards> found;
  std::vector<FoundFormat::Other> failed;
  for (const BoardFormat* candidate : kFormats) {
    if (candidate->fits == nullptr || !candidate->fits(first_line)) continue;
    auto boards = read(start, *candidate, known);
    if (!boards) {
      failed.push_back({candidate, boards.error()});
    } else if (!found) {
      found = FoundBoards{{candidate, {}}, std::move(*boards)};
    } else if (*boards == found->boards) {
      found->others.push_back({candidate, std::nullopt});
    } else {
      return first_line.error(
          tr("the name of its format"),
          tr_format("one board as {} and another as {}", found->format->name, candidate->name));
    }
  }
  if (found) {
    found->others.insert(found->others.end(), failed.begin(), failed.end());
    return std::move(*found);
  }
  // What nothing fits is most likely a drawing with a strange character.
  if (failed.empty()) return read_in_any_format(text, &kGridFormat, known, read);
  const auto farthest = std::max_element(
      failed.begin(), failed.end(),
      [](const auto& a, const auto& b) { return place(*a.error) < place(*b.error); });
  return tl::make_unexpected(*farthest->error);
}

}  // namespace

std::span<const BoardFormat* const> board_formats() noexcept { return kFormats; }

Expected<bool> pass_to_next_board(Cursor& cursor, const BoardFormat& format) {
  cursor.skip_blank_lines();
  if (format.end != nullptr) {
    Cursor after = cursor;
    const auto ended = format.end(after);
    if (!ended && cursor.at_end()) return tl::make_unexpected(ended.error());
    if (ended) after.skip_blank_lines();
    if (ended && after.at_end()) cursor = after;
  }
  return cursor.at_end();
}

const BoardFormat* board_format_named(std::string_view name) noexcept {
  if (name == "board") return &kGridFormat;
  for (const BoardFormat* format : kFormats)
    if (format->name == name) return format;
  return nullptr;
}

Expected<FoundBoard> read_any_board(std::string_view text, const BoardFormat* format,
                                    const BoardKnown& known) {
  return read_in_any_format(text, format, known, read_only_board).map([](FoundBoards&& found) {
    WideBoard board = std::move(found.boards.front());
    return FoundBoard{std::move(found), std::move(board)};
  });
}

Expected<FoundBoards> read_any_boards(std::string_view text, const BoardFormat* format,
                                      const BoardKnown& known) {
  auto one = read_in_any_format(text, format, known, read_only_board);
  if (one) return one;
  auto several = read_in_any_format(text, format, known, read_series);
  if (several || place(one.error()) < place(several.error())) return several;
  return one;
}

Expected<Board> read_board(std::string_view text) {
  return read_any_board(text, nullptr, {.max_side = Board::kMaxSide})
      .map([](const FoundBoard& found) { return narrowed(found.board); });
}

Expected<WideBoard> read_wide_board(std::string_view text) {
  return read_any_board(text, nullptr, {}).map([](FoundBoard&& found) {
    return std::move(found.board);
  });
}

Expected<int> read_side(std::string_view word, int max_side) {
  Cursor cursor(word);
  const auto side = cursor.number(tr_later("a side"), 0, max_side);
  if (!side) return side;
  if (!cursor.at_end()) return cursor.error(tr("digits only"));
  return side;
}

}  // namespace queens

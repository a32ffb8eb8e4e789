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

/// A board that is all of the text.
Expected<WideBoard> read_only_board(Cursor cursor, const BoardFormat& format,
                                    const BoardKnown& known) {
  auto board = format.read(cursor, known);
  if (!board) return board;
  if (format.end != nullptr)
    if (const auto ended = format.end(cursor); !ended) return tl::make_unexpected(ended.error());
  cursor.skip_blank_lines();
  if (!cursor.at_end()) return cursor.error("end of file after " + counted(board->side(), "row"));
  return board;
}

auto place(const Error& error) { return std::tuple(error.line, error.column); }

}  // namespace

std::span<const BoardFormat* const> board_formats() noexcept { return kFormats; }

const BoardFormat* board_format_named(std::string_view name) noexcept {
  if (name == "board") return &kGridFormat;
  for (const BoardFormat* format : kFormats)
    if (format->name == name) return format;
  return nullptr;
}

Expected<FoundBoard> read_any_board(std::string_view text, const BoardFormat* format,
                                    const BoardKnown& known) {
  const Cursor start(text);
  if (format != nullptr)
    return read_only_board(start, *format, known).map([&](WideBoard&& board) {
      return FoundBoard{std::move(board), format, {}};
    });
  Cursor first_line = start;
  first_line.skip_blank_lines();
  std::optional<FoundBoard> found;
  std::vector<FoundBoard::Other> failed;
  for (const BoardFormat* candidate : kFormats) {
    if (candidate->fits == nullptr || !candidate->fits(first_line)) continue;
    auto board = read_only_board(start, *candidate, known);
    if (!board) {
      failed.push_back({candidate, board.error()});
    } else if (!found) {
      found = FoundBoard{std::move(*board), candidate, {}};
    } else if (*board == found->board) {
      found->others.push_back({candidate, std::nullopt});
    } else {
      return first_line.error("the name of its format",
                              "one board as " + std::string(found->format->name) +
                                  " and another as " + std::string(candidate->name));
    }
  }
  if (found) {
    found->others.insert(found->others.end(), failed.begin(), failed.end());
    return std::move(*found);
  }
  // What nothing fits is most likely a drawing with a strange character.
  if (failed.empty()) return read_any_board(text, &kGridFormat, known);
  const auto farthest = std::max_element(
      failed.begin(), failed.end(),
      [](const auto& a, const auto& b) { return place(*a.error) < place(*b.error); });
  return tl::make_unexpected(*farthest->error);
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
  const auto side = cursor.number("a side", 0, max_side);
  if (!side) return side;
  if (!cursor.at_end()) return cursor.error("digits only");
  return side;
}

}  // namespace queens

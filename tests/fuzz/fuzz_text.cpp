// Feeds the readers anything. They may refuse it, but what they accept must make sense.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include "queens/board_text.hpp"
#include "queens/puzzle_text.hpp"
#include "queens/text.hpp"

namespace queens {
namespace {

void require(bool condition) {
  if (!condition) std::abort();
}

void read_as_board(std::string_view text) {
  const auto board = read_board(text);
  if (!board) {
    require(board.error().line >= 1 && board.error().column >= 1);
    require(!board.error().expected.empty() && !board.error().found.empty());
    return;
  }
  require(0 <= board->side() && board->side() <= Board::kMaxSide);
  require(board->symmetries().contains(Symmetry::identity));
}

void read_as_wide_board(std::string_view text) {
  const auto board = read_wide_board(text);
  if (!board) {
    require(board.error().line >= 1 && board.error().column >= 1);
    require(!board.error().expected.empty() && !board.error().found.empty());
    require(!read_board(text).has_value());
    return;
  }
  require(0 <= board->side() && board->side() <= WideBoard::kMaxSide);
  require(board->random_reserved().millionths <= 1'000'000);
  for (const Square queen : board->fixed_queens())
    require(0 <= queen.row && queen.row < board->side() && 0 <= queen.column &&
            queen.column < board->side());
  for (int row = 0; row < std::min(board->side(), 100); ++row)
    for (const int column : board->listed_in_row(row)) {
      require(0 <= column && column < board->side());
      require(board->is_reserved({row, column}));
    }
  const auto small = read_board(text);
  require(small.has_value() == (board->side() <= Board::kMaxSide));
  if (small) require(*small == narrowed(*board));
}

constexpr int kMost = 200;  // a few bytes may be a board that takes minutes to draw
constexpr BoardKnown kUpToMost{.max_side = kMost};

/// Reads the text as boards one after the other: one board is a series of one.
void read_as_series(std::string_view text, const BoardFormat& format) {
  if (format.read == nullptr) return;
  const auto series = read_any_boards(text, &format, kUpToMost);
  const auto one = read_any_board(text, &format, kUpToMost);
  if (one) require(series && series->boards == std::vector{one->board});
  if (series) require(!series->boards.empty());
}

/// Reads the text in one format, and what was read in every format that can express it.
void read_as(std::string_view text, const BoardFormat& format) {
  if (format.read == nullptr) return;
  const auto found = read_any_board(text, &format, kUpToMost);
  if (!found) {
    require(found.error().line >= 1 && found.error().column >= 1);
    require(!found.error().expected.empty() && !found.error().found.empty());
    return;
  }
  require(0 <= found->board.side() && found->board.side() <= kMost);
  for (const BoardFormat* other : board_formats()) {
    std::string written;
    if (!other->append(written, found->board)) {
      require(written.empty());
      continue;
    }
    if (other->read == nullptr) continue;
    written += other->closing;
    const auto again = read_any_board(written, other, kUpToMost);
    require(again.has_value());
    require(again->board.side() == found->board.side());
    for (int row = 0; row < again->board.side(); ++row)
      for (int column = 0; column < again->board.side(); ++column)
        require(again->board.is_reserved({row, column}) == found->board.is_reserved({row, column}));
    const auto queens = again->board.fixed_queens();
    const auto before = found->board.fixed_queens();
    require(std::equal(queens.begin(), queens.end(), before.begin(), before.end()));
  }
}

/// What is read as a puzzle is written so that it is read again as the same.
void read_as_puzzle(std::string_view text) {
  const auto puzzle = read_puzzle(text);
  if (!puzzle) {
    require(puzzle.error().line >= 1 && puzzle.error().column >= 1);
    require(!puzzle.error().expected.empty() && !puzzle.error().found.empty());
    return;
  }
  require(0 < puzzle->side() && puzzle->side() <= Regions::kMaxSide);
  require(0 < puzzle->regions()->count() && puzzle->regions()->count() <= puzzle->side());
  std::string written;
  append_puzzle(written, *puzzle);
  const auto again = read_puzzle(written);
  require(again && again->board() == puzzle->board() && *again->regions() == *puzzle->regions());
}

void read_as_queens(std::string_view text, QueensTextOptions options) {
  QueensReader reader(text, options);
  while (true) {
    const auto next = reader.next();
    if (!next || !*next) return;
    require(0 <= (*next)->side && (*next)->side <= Board::kMaxSide);
    for (const Square queen : (*next)->queens) {
      require(0 <= queen.row && queen.row < (*next)->side);
      require(0 <= queen.column && queen.column < (*next)->side);
    }
    violations(Board((*next)->side), (*next)->queens);
  }
}

}  // namespace
}  // namespace queens

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace queens;
  if (size == 0) return 0;
  const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
  read_as_board(text);
  read_as_wide_board(text);
  read_as_puzzle(text);
  QueensTextOptions options;  // the first byte chooses what is forced and known
  const int choice = data[0];
  if (choice % 8 >= 3) options.format = static_cast<Format>(choice % 8 - 3);
  if ((choice & 8) != 0) options.side = choice % 11;
  if ((choice & 16) != 0) options.base = IndexBase::one;
  read_as_queens(text, options);
  const auto formats = board_formats();
  const BoardFormat& format = *formats[static_cast<std::size_t>(choice) % formats.size()];
  read_as(text, format);
  read_as_series(text, format);
  if (format.read != nullptr) read_as_queens(text, {.board_format = &format});
  return 0;
}

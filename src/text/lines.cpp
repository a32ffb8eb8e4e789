// Sparse boards as lines, for those too large to draw: the side, then what stands where.
//
//     side N                 first, and once
//     reserved R C           rows and columns count from 0
//     queen R C              a fixed queen
//     random P% SEED         each square reserved by chance; P has up to four decimals
//
// in any order and number, with empty lines and comments from '#' to the end of a line. The same
// line twice says nothing new; two different `random` are an error.
#include <fmt/format.h>

#include <iterator>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "text/board_formats.hpp"
#include "text/cursor.hpp"

namespace queens {
namespace {

constexpr std::uint64_t kMaxSeed = 999'999'999'999'999'999;

/// Passes empty lines and those that hold only a comment.
void skip_comments(Cursor& cursor) { cursor.skip_comments('#'); }

bool fits_lines(Cursor cursor) {
  skip_comments(cursor);
  return cursor.take_word("side");
}

/// What has been read of one board.
class LinesReader {
 public:
  LinesReader(Cursor& cursor, int side) : cursor_(cursor), side_(side) {}

  /// One line that is neither empty nor a comment.
  Expected<void> read_line() {
    const Cursor start = cursor_;
    if (cursor_.take_word("reserved")) return read_square(start, reserved_);
    if (cursor_.take_word("queen")) return read_square(start, fixed_);
    if (cursor_.take_word("random")) return read_random(start);
    return cursor_.error(tr("'reserved', 'queen', 'random' or '#'"));
  }

  /// Nothing but a comment may stand before the end of the line.
  Expected<void> end_line(std::string_view expected) {
    cursor_.skip_spaces();
    if (cursor_.at('#'))
      while (!cursor_.at_line_end()) cursor_.advance();
    if (cursor_.at_line_end()) return {};
    return cursor_.error(std::string(expected));
  }

  WideBoard board() && {
    return {side_, std::move(reserved_), std::move(fixed_), random_.value_or(RandomReserved{})};
  }

 private:
  Expected<void> read_square(const Cursor& start, std::vector<Square>& squares) {
    if (side_ == 0) return start.error(tr("end of file, as a board of side 0 has no squares"));
    cursor_.skip_spaces();
    const auto row = cursor_.number(tr_later("a row"), 0, side_ - 1);
    if (!row) return tl::make_unexpected(row.error());
    cursor_.skip_spaces();
    const auto column = cursor_.number(tr_later("a column"), 0, side_ - 1);
    if (!column) return tl::make_unexpected(column.error());
    squares.push_back({*row, *column});
    return end_line(tr("end of line after the column"));
  }

  Expected<void> read_random(const Cursor& start) {
    RandomReserved random;
    cursor_.skip_spaces();
    const auto millionths = read_percentage();
    if (!millionths) return tl::make_unexpected(millionths.error());
    random.millionths = *millionths;
    cursor_.skip_spaces();
    const auto seed = cursor_.long_number(tr_later("a seed"), 0, kMaxSeed);
    if (!seed) return tl::make_unexpected(seed.error());
    random.seed = *seed;
    if (random_ && *random_ != random)
      return start.error(tr("only one 'random'"), tr("another that differs"));
    random_ = random;
    return end_line(tr("end of line after the seed"));
  }

  /// A percentage with up to four decimals, in millionths.
  Expected<std::uint32_t> read_percentage() {
    constexpr std::uint32_t kWhole = 1'000'000;
    constexpr std::uint32_t kPercent = kWhole / 100;
    const Cursor start = cursor_;
    const auto percent = cursor_.number(tr_later("a percentage"), 0, 100);
    if (!percent) return tl::make_unexpected(percent.error());
    std::uint32_t millionths = static_cast<std::uint32_t>(*percent) * kPercent;
    if (cursor_.at('.')) {
      cursor_.advance();
      if (!cursor_.at_digit()) return cursor_.error(tr("a digit"));
      for (std::uint32_t unit = kPercent / 10; unit > 0 && cursor_.at_digit(); unit /= 10) {
        millionths += unit * static_cast<std::uint32_t>(cursor_.peek() - '0');
        cursor_.advance();
      }
      if (cursor_.at_digit()) return cursor_.error(tr("'%', as four decimals are the most"));
    }
    if (const auto sign = cursor_.take('%'); !sign) return tl::make_unexpected(sign.error());
    if (millionths > kWhole) return start.error(tr("a percentage from 0 to 100"), tr("more"));
    return millionths;
  }

  Cursor& cursor_;
  int side_;
  std::vector<Square> reserved_, fixed_;
  std::optional<RandomReserved> random_;
};

Expected<WideBoard> read_lines(Cursor& cursor, const BoardKnown& known) {
  skip_comments(cursor);
  if (!cursor.take_word("side")) return cursor.error("'side'");
  cursor.skip_spaces();
  const auto side = cursor.number(tr_later("a side"), 0, known.max_side);
  if (!side) return tl::make_unexpected(side.error());
  LinesReader reader(cursor, *side);
  const auto ended = reader.end_line(tr("end of line after the side"));
  if (!ended) return tl::make_unexpected(ended.error());
  const auto at_next_board = [&] { return Cursor(cursor).take_word("side"); };
  for (skip_comments(cursor); !cursor.at_end() && !at_next_board(); skip_comments(cursor))
    if (const auto line = reader.read_line(); !line) return tl::make_unexpected(line.error());
  return std::move(reader).board();
}

/// 25000 millionths as "2.5": the shortest that reads the same.
std::string percentage(std::uint32_t millionths) {
  std::string text = fmt::format("{}.{:04}", millionths / 10'000, millionths % 10'000);
  text.erase(text.find_last_not_of('0') + 1);
  if (text.back() == '.') text.pop_back();
  return text;
}

Written append_lines(std::string& out, const WideBoard& board) {
  const RandomReserved random = board.random_reserved();
  if (random.millionths > 0 && random.seed > kMaxSeed)
    return tl::make_unexpected(Refusal{tr_format("a seed is at most {}", kMaxSeed)});
  const auto to = std::back_inserter(out);
  fmt::format_to(to, "side {}\n", board.side());
  for (int row = 0; row < board.side(); ++row)
    for (const int column : board.listed_in_row(row))
      fmt::format_to(to, "reserved {} {}\n", row, column);
  for (const Square queen : board.fixed_queens())
    fmt::format_to(to, "queen {} {}\n", queen.row, queen.column);
  if (random.millionths > 0)
    fmt::format_to(to, "random {}% {}\n", percentage(random.millionths), random.seed);
  return {};
}

}  // namespace

const BoardFormat kLinesFormat = {
    "lines", tr_later("the word 'side'"), fits_lines, read_lines, nullptr, append_lines};

}  // namespace queens

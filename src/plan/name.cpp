// The names of cases: written and read back.
#include <charconv>

#include "base/bits.hpp"
#include "plan/plan.hpp"

namespace queens {
namespace {

/// Reads a number off the front of `text`, and the `end` behind it if there is one.
/// Only one way to write each number is accepted, so that a case has one name.
std::optional<std::uint64_t> take_number(std::string_view& text, int base, char end) {
  std::uint64_t value = 0;
  const char* const first = text.data();
  const auto [rest, error] = std::from_chars(first, first + text.size(), value, base);
  const auto length = static_cast<std::size_t>(rest - first);
  if (error != std::errc{} || (length > 1 && text[0] == '0')) return std::nullopt;
  for (const char digit : text.substr(0, length))
    if ('A' <= digit && digit <= 'F') return std::nullopt;
  text.remove_prefix(length);
  if (!text.empty() && text[0] != end) return std::nullopt;
  if (text.size() == 1) return std::nullopt;
  if (!text.empty()) text.remove_prefix(1);
  return value;
}

void append_number(std::string& text, std::uint64_t value, int base) {
  char digits[20];
  const auto [end, error] = std::to_chars(std::begin(digits), std::end(digits), value, base);
  text.append(digits, end);
}

}  // namespace

std::string case_name(const Board& board) {
  std::string name;
  append_number(name, static_cast<std::uint64_t>(board.side()), 10);
  for (int row = 0; row < board.side(); ++row) {
    name += row == 0 ? ':' : '.';
    append_number(name, board.open_row(row), 16);
  }
  return name;
}

std::optional<Board> board_named(std::string_view name) {
  const auto side = take_number(name, 10, ':');
  if (!side || *side > Board::kMaxSide) return std::nullopt;
  Board board(static_cast<int>(*side));
  for (int row = 0; row < board.side(); ++row) {
    if (name.empty()) return std::nullopt;
    const auto open = take_number(name, 16, '.');
    if (!open || (*open & ~full_row(board.side())) != 0) return std::nullopt;
    for (Row rest = full_row(board.side()) & ~*open; rest != 0; rest = without_lowest(rest))
      board.reserve({row, lowest_column(rest)});
  }
  if (!name.empty()) return std::nullopt;
  return board;
}

}  // namespace queens

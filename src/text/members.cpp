#include "text/members.hpp"

#include <fmt/format.h>

#include <iterator>
#include <utility>

#include "base/words.hpp"
#include "text/drawing.hpp"

namespace queens {
namespace {

/// Passes '[' or ',' before an element, or the ']' after the last; whether an element follows.
Expected<bool> next_element(Cursor& cursor, std::size_t read) {
  cursor.skip_blank();
  if (cursor.at(']')) {
    cursor.advance();
    return false;
  }
  if (read == 0) return true;
  if (!cursor.at(',')) return cursor.error(tr("',' or ']'"));
  cursor.advance();
  cursor.skip_blank();
  return true;
}

Expected<int> read_index(Cursor& cursor, const char* what, IndexBase base, int side) {
  const int first = static_cast<int>(base);
  cursor.skip_blank();
  return cursor.number(what, first, first + side - 1).map([=](int number) {
    return number - first;
  });
}

Expected<Square> read_pair(Cursor& cursor, IndexBase base, int side) {
  if (side == 0) return cursor.error(tr("']', as a board of side 0 has no squares"));
  if (const auto open = cursor.take('['); !open) return tl::make_unexpected(open.error());
  const auto row = read_index(cursor, tr_later("a row"), base, side);
  if (!row) return tl::make_unexpected(row.error());
  cursor.skip_blank();
  if (const auto comma = cursor.take(','); !comma) return tl::make_unexpected(comma.error());
  const auto column = read_index(cursor, tr_later("a column"), base, side);
  if (!column) return tl::make_unexpected(column.error());
  cursor.skip_blank();
  if (const auto close = cursor.take(']'); !close) return tl::make_unexpected(close.error());
  return Square{*row, *column};
}

std::string quoted(std::string_view name) { return fmt::format("\"{}\"", name); }

std::string listed(const MemberNames& names) {
  if (names.queens.empty())
    return tr_format("{} or {}", quoted(names.side), quoted(names.reserved));
  return tr_format("{}, {} or {}", quoted(names.side), quoted(names.reserved),
                   quoted(names.queens));
}

/// Passes a name in quotes if it stands here.
bool take_quoted(Cursor& cursor, std::string_view name) {
  return !name.empty() && cursor.take_text(quoted(name));
}

/// One member of an object: `"name": value`.
Expected<void> read_member(Cursor& cursor, const MemberNames& names, int side, int max_side,
                           Members& members) {
  const Cursor start = cursor;
  const auto colon = [&]() -> Expected<void> {
    cursor.skip_blank();
    auto passed = cursor.take(':');
    cursor.skip_blank();
    return passed;
  };
  if (take_quoted(cursor, names.side))
    return read_once(members.side, start, tr_later("each member once"), colon,
                     [&] { return cursor.number(tr_later("a side"), 0, max_side); });
  auto* squares = &members.reserved;
  if (!take_quoted(cursor, names.reserved)) {
    if (!take_quoted(cursor, names.queens)) return cursor.error(listed(names));
    squares = &members.queens;
  }
  return read_once(*squares, start, tr_later("each member once"), colon, [&] {
    return read_pairs(cursor, IndexBase::zero, members.side.value_or(side));
  });
}

Expected<void> read_members(Cursor& cursor, const MemberNames& names, int side, int max_side,
                            Members& members) {
  cursor.skip_blank();
  if (const auto open = cursor.take('{'); !open) return open;
  for (bool first = true;; first = false) {
    cursor.skip_blank();
    if (cursor.at('}')) break;
    if (!first) {
      if (!cursor.at(',')) return cursor.error(tr("',' or '}'"));
      cursor.advance();
      cursor.skip_blank();
    }
    const auto member = read_member(cursor, names, side, max_side, members);
    if (!member) return member;
  }
  if (!members.side) return cursor.error(quoted(names.side));
  cursor.advance();
  return {};
}

}  // namespace

Expected<std::vector<Square>> read_pairs(Cursor& cursor, IndexBase base, int side) {
  if (const auto open = cursor.take('['); !open) return tl::make_unexpected(open.error());
  std::vector<Square> squares;
  while (true) {
    const auto follows = next_element(cursor, squares.size());
    if (!follows) return tl::make_unexpected(follows.error());
    if (!*follows) return squares;
    const auto square = read_pair(cursor, base, side);
    if (!square) return tl::make_unexpected(square.error());
    squares.push_back(*square);
  }
}

void append_pairs(std::string& out, std::span<const Square> squares, IndexBase base,
                  std::string_view comma) {
  const int first = static_cast<int>(base);
  out += '[';
  std::string_view before;
  for (const Square square : squares) {
    fmt::format_to(std::back_inserter(out), "{}[{}{}{}]", before, square.row + first, comma,
                   square.column + first);
    before = comma;
  }
  out += ']';
}

std::vector<Square> reserved_squares_of(const WideBoard& board) {
  std::vector<Square> squares;
  for_each_reserved(board, [&](Square square) { squares.push_back(square); });
  return squares;
}

bool fits_object(Cursor cursor, const MemberNames& names) {
  cursor.skip_spaces();
  if (!cursor.take('{')) return false;
  cursor.skip_blank();
  return take_quoted(cursor, names.side) || take_quoted(cursor, names.reserved) ||
         take_quoted(cursor, names.queens);
}

Expected<WideBoard> read_object(Cursor& cursor, const MemberNames& names, int max_side) {
  return board_of_members(cursor, max_side, [&](Cursor& place, int side, Members& members) {
    return read_members(place, names, side, max_side, members);
  });
}

void append_object(std::string& out, const MemberNames& names, const WideBoard& board) {
  fmt::format_to(std::back_inserter(out), "{{\"{}\":{},\"{}\":", names.side, board.side(),
                 names.reserved);
  append_pairs(out, reserved_squares_of(board), IndexBase::zero, ",");
  if (!names.queens.empty()) {
    fmt::format_to(std::back_inserter(out), ",\"{}\":", names.queens);
    append_pairs(out, board.fixed_queens(), IndexBase::zero, ",");
  }
  out += "}\n";
}

}  // namespace queens

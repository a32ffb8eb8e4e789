// Boards as named members: a side and arrays of [row, column] pairs, in any order.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "queens/board_text.hpp"
#include "text/cursor.hpp"

namespace queens {

/// What has been read of one board.
struct Members {
  std::optional<int> side;
  std::optional<std::vector<Square>> reserved, queens;
};

/// What the members of an object are called; "" for one that the format does not have.
struct MemberNames {
  std::string_view side, reserved, queens;
};

/// Reads the value of a member whose name stands at `start` and has been passed. `pass` passes what
/// is between both; `each_once` is what a second one is told.
template <class Value, class Pass, class Read>
Expected<void> read_once(std::optional<Value>& member, const Cursor& start, const char* each_once,
                         const Pass& pass, const Read& read) {
  if (member) return start.error(tr(each_once), tr("another of that name"));
  if (const auto passed = pass(); !passed) return passed;
  auto value = read();
  if (!value) return tl::make_unexpected(value.error());
  member = std::move(*value);
  return {};
}

/// An array of pairs of numbers, each from `base` to below `base + side`; line ends are spaces.
Expected<std::vector<Square>> read_pairs(Cursor& cursor, IndexBase base, int side);

/// Appends such an array on one line, with `comma` between numbers and between pairs.
void append_pairs(std::string& out, std::span<const Square> squares, IndexBase base,
                  std::string_view comma);

std::vector<Square> reserved_squares_of(const WideBoard& board);

/// The board of what `read(cursor, side, members)` reads. The side may stand after the squares:
/// these are read as on the largest board and, if one of them is beyond the side, once more with
/// the side for the place of the error. What is read must have a side.
template <class Read>
Expected<WideBoard> board_of_members(Cursor& cursor, int max_side, const Read& read) {
  Cursor again = cursor;
  Members members;
  if (const auto done = read(cursor, max_side, members); !done)
    return tl::make_unexpected(done.error());
  const int side = *members.side;
  for (auto* squares : {&members.reserved, &members.queens}) {
    if (!*squares) squares->emplace();
    for (const Square square : **squares)
      if (square.row >= side || square.column >= side) {
        Members same;
        return tl::make_unexpected(read(again, side, same).error());
      }
  }
  return WideBoard(side, std::move(*members.reserved), std::move(*members.queens));
}

/// Whether a text begins with '{' and one of these names.
bool fits_object(Cursor cursor, const MemberNames& names);

/// A JSON object with no other members than these.
Expected<WideBoard> read_object(Cursor& cursor, const MemberNames& names, int max_side);

/// One line with all members that have a name.
void append_object(std::string& out, const MemberNames& names, const WideBoard& board);

}  // namespace queens

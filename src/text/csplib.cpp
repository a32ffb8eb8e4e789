// CSPLib's queens problems as Essence' data: `letting n = 8` and, in any order and over any lines,
// `letting blocks = [[1, 4]]` (reserved squares, from 1) and `letting init = [[1, 4]]` (fixed
// queens, from 0). '$' begins a comment; a heading `language ESSENCE' 1.0` may stand first.
#include <fmt/format.h>

#include <iterator>

#include "text/board_formats.hpp"
#include "text/cursor.hpp"
#include "text/drawing.hpp"
#include "text/members.hpp"

namespace queens {
namespace {

void skip_comments(Cursor& cursor) { cursor.skip_comments('$'); }

bool fits_csplib(Cursor cursor) {
  skip_comments(cursor);
  return cursor.take_word("letting") || cursor.take_word("language");
}

/// Passes a name if it stands here, and no longer one.
bool take_name(Cursor& cursor, std::string_view name) {
  Cursor after = cursor;
  if (!after.take_text(name)) return false;
  const bool longer =
      !after.at_end() && (after.at('_') || ('a' <= after.peek() && after.peek() <= 'z') ||
                          ('A' <= after.peek() && after.peek() <= 'Z') || after.at_digit());
  if (longer) return false;
  cursor = after;
  return true;
}

/// The rest of `letting name = value`.
Expected<void> read_letting(Cursor& cursor, int side, int max_side, Members& members) {
  skip_comments(cursor);
  const Cursor start = cursor;
  const auto is = [&]() -> Expected<void> {
    skip_comments(cursor);
    auto passed = cursor.take('=');
    skip_comments(cursor);
    return passed;
  };
  if (take_name(cursor, "n"))
    return read_once(members.side, start, tr_later("each name once"), is,
                     [&] { return cursor.number(tr_later("a side"), 0, max_side); });
  auto* squares = &members.reserved;
  IndexBase base = IndexBase::one;
  if (!take_name(cursor, "blocks")) {
    if (!take_name(cursor, "init")) return cursor.error(tr("'n', 'blocks' or 'init'"));
    squares = &members.queens;
    base = IndexBase::zero;
  }
  return read_once(*squares, start, tr_later("each name once"), is,
                   [&] { return read_pairs(cursor, base, members.side.value_or(side)); });
}

Expected<void> read_lettings(Cursor& cursor, int side, int max_side, Members& members) {
  skip_comments(cursor);
  if (cursor.take_word("language"))
    while (!cursor.at_line_end()) cursor.advance();
  for (skip_comments(cursor); !cursor.at_end(); skip_comments(cursor)) {
    if (!cursor.take_word("letting")) return cursor.error(tr("'letting' or '$'"));
    const auto read = read_letting(cursor, side, max_side, members);
    if (!read) return read;
  }
  if (!members.side) return cursor.error("'letting n'");
  return {};
}

Expected<WideBoard> read_csplib(Cursor& cursor, const BoardKnown& known) {
  return board_of_members(cursor, known.max_side, [&](Cursor& place, int side, Members& members) {
    return read_lettings(place, side, known.max_side, members);
  });
}

Written append_csplib(std::string& out, const WideBoard& board) {
  if (const auto listable = check_listable(board); !listable) return listable;
  fmt::format_to(std::back_inserter(out), "letting n = {}\n", board.side());
  const auto append_squares = [&](std::string_view name, std::span<const Square> squares,
                                  IndexBase base) {
    fmt::format_to(std::back_inserter(out), "letting {} = ", name);
    append_pairs(out, squares, base, ", ");
    out += '\n';
  };
  const auto reserved = reserved_squares_of(board);
  const auto queens = board.fixed_queens();
  if (!reserved.empty() || queens.empty()) append_squares("blocks", reserved, IndexBase::one);
  if (!queens.empty()) append_squares("init", queens, IndexBase::zero);
  return {};
}

}  // namespace

const BoardFormat kCsplibFormat = {"csplib",    tr_later("the word 'letting' or 'language'"),
                                   fits_csplib, read_csplib,
                                   nullptr,     append_csplib};

}  // namespace queens

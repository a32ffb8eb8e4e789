// FEN's placement field: ranks from the top, '/' between them; runs of empty squares as numbers,
// which above side 9 have more digits than one.
#include <algorithm>

#include "text/board_formats.hpp"
#include "text/cursor.hpp"
#include "text/drawing.hpp"
#include "text/grid.hpp"

namespace queens {
namespace {

constexpr std::string_view kOtherPieces = "KRBNPkqrbnp";

bool at_one_of(const Cursor& cursor, std::string_view characters) {
  return !cursor.at_end() && characters.find(cursor.peek()) != characters.npos;
}

/// Numbers and letters with a '/' among them.
bool fits_fen(Cursor cursor) {
  cursor.skip_spaces();
  while (cursor.at_digit() || cursor.at('Q') || at_one_of(cursor, kOtherPieces)) cursor.advance();
  return cursor.at('/');
}

/// One rank; its length is `side` or, of the first, at most `max_side`.
Expected<std::string> read_rank(Cursor& cursor, std::optional<std::size_t> side, int max_side) {
  const std::size_t limit = side.value_or(static_cast<std::size_t>(max_side));
  std::string squares;
  while (cursor.at_digit() || cursor.at('Q')) {
    if (squares.size() == limit)
      return cursor.error(
          tr_count("'/' or the end after {} square", "'/' or the end after {} squares", limit));
    if (cursor.at('Q')) {
      squares += 'Q';
      cursor.advance();
      continue;
    }
    const int rest = static_cast<int>(limit - squares.size());
    const auto run = cursor.number(tr_later("a run of empty squares"), 1, rest);
    if (!run) return tl::make_unexpected(run.error());
    squares.append(static_cast<std::size_t>(*run), '.');
  }
  if (at_one_of(cursor, kOtherPieces))
    return cursor.error(tr("a number or 'Q', as no other piece is on these boards"));
  if (squares.empty()) return cursor.error(tr("a number or 'Q'"));
  if (side && squares.size() < *side)
    return cursor.error(tr_count("{} square in this rank", "{} squares in this rank", *side),
                        tr_count("{} square", "{} squares", squares.size()));
  return squares;
}

Expected<WideBoard> read_fen(Cursor& cursor, const BoardKnown& known) {
  const int max_side = std::min(known.max_side, kMaxDrawnSide);
  Grid grid;
  cursor.skip_blank_lines();
  cursor.skip_spaces();
  std::optional<std::size_t> side;
  while (!side || grid.size() < *side) {
    if (side) {
      if (cursor.at_line_end())
        return cursor.error(tr_count("{} rank", "{} ranks", *side),
                            tr_count("{} rank", "{} ranks", grid.size()));
      if (const auto slash = cursor.take('/'); !slash) return tl::make_unexpected(slash.error());
    }
    auto rank = read_rank(cursor, side, max_side);
    if (!rank) return tl::make_unexpected(rank.error());
    side = rank->size();
    grid.push_back(std::move(*rank));
  }
  const auto ended = cursor.end_line(
      tr_count("end of line after {} rank, as only the placement of a FEN is read",
               "end of line after {} ranks, as only the placement of a FEN is read", grid.size()));
  if (!ended) return tl::make_unexpected(ended.error());
  return wide_board_of(grid);
}

Written append_fen(std::string& out, const WideBoard& board) {
  if (board.side() == 0) return tl::make_unexpected(Refusal{tr("a board of side 0 has no ranks")});
  if (const auto drawable = check_drawable(board, Reserved::no); !drawable) return drawable;
  for (int row = 0; row < board.side(); ++row) {
    if (row > 0) out += '/';
    int run = 0;
    const auto end_run = [&] {
      if (run > 0) out += std::to_string(run);
      run = 0;
    };
    for (const char square : drawn_row(board, row)) {
      if (square == '.') {
        ++run;
        continue;
      }
      end_run();
      out += 'Q';
    }
    end_run();
  }
  out += '\n';
  return {};
}

}  // namespace

const BoardFormat kFenFormat = {"fen",    tr_later("a rank of numbers and letters, and '/'"),
                                fits_fen, read_fen,
                                nullptr,  append_fen};

}  // namespace queens

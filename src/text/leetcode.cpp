#include "text/leetcode.hpp"

#include <algorithm>

#include "base/words.hpp"
#include "text/board_formats.hpp"
#include "text/drawing.hpp"

namespace queens {
namespace {

/// A quoted row, of the length of the rows before.
Expected<std::string> read_string(Cursor& cursor, const Grid& before, int max_side) {
  if (const auto open = cursor.take('"'); !open) return tl::make_unexpected(open.error());
  const std::size_t limit =
      before.empty() ? static_cast<std::size_t>(max_side) : before.front().size();
  std::string row;
  for (; cursor.at('.') || cursor.at('Q'); cursor.advance()) {
    if (row.size() == limit)
      return cursor.error(tr_count("at most {} square", "at most {} squares", limit));
    row += cursor.peek();
  }
  if (!cursor.at('"')) return cursor.error(tr("'.', 'Q' or '\"'"));
  if (!before.empty() && row.size() < limit)
    return cursor.error(tr_count("{} square in this row", "{} squares in this row", limit),
                        tr_count("{} square", "{} squares", row.size()));
  cursor.advance();
  return row;
}

bool fits_leetcode(Cursor cursor) {
  cursor.skip_spaces();
  if (!cursor.take('[')) return false;
  cursor.skip_blank();
  return cursor.at('"');
}

Expected<WideBoard> read_leetcode(Cursor& cursor, const BoardKnown& known) {
  cursor.skip_blank();
  return read_leetcode(cursor, std::min(known.max_side, kMaxDrawnSide)).map(wide_board_of);
}

Written append_leetcode(std::string& out, const WideBoard& board) {
  if (const auto drawable = check_drawable(board, Reserved::no); !drawable) return drawable;
  out += '[';
  for (int row = 0; row < board.side(); ++row)
    out.append(row == 0 ? "\"" : ",\"").append(drawn_row(board, row)).append("\"");
  out += "]\n";
  return {};
}

}  // namespace

const BoardFormat kLeetcodeFormat = {"leetcode",    tr_later("'[' and a string"),
                                     fits_leetcode, read_leetcode,
                                     nullptr,       append_leetcode};

Expected<Grid> read_leetcode(Cursor& cursor, int max_side) {
  if (const auto open = cursor.take('['); !open) return tl::make_unexpected(open.error());
  Grid grid;
  for (cursor.skip_blank(); !cursor.at(']'); cursor.skip_blank()) {
    if (!grid.empty()) {
      if (!cursor.at(',')) return cursor.error(tr("',' or ']'"));
      if (grid.size() == grid.front().size())
        return cursor.error(tr_count("']' after {} row", "']' after {} rows", grid.size()));
      cursor.advance();
      cursor.skip_blank();
    }
    auto row = read_string(cursor, grid, max_side);
    if (!row) return tl::make_unexpected(row.error());
    grid.push_back(std::move(*row));
  }
  if (!grid.empty() && grid.size() < grid.front().size())
    return cursor.error(tr_count("{} row", "{} rows", grid.front().size()),
                        tr_count("{} row", "{} rows", grid.size()));
  cursor.advance();
  return grid;
}

}  // namespace queens

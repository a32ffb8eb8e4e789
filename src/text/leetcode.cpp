#include "text/leetcode.hpp"

#include <fmt/format.h>

namespace queens {
namespace {

/// A quoted row, of the length of the rows before.
Expected<std::string> read_string(Cursor& cursor, const Grid& before) {
  if (const auto open = cursor.take('"'); !open) return tl::make_unexpected(open.error());
  const std::size_t limit = before.empty() ? Board::kMaxSide : before.front().size();
  std::string row;
  for (; cursor.at('.') || cursor.at('Q'); cursor.advance()) {
    if (row.size() == limit) return cursor.error(fmt::format("at most {} squares", limit));
    row += cursor.peek();
  }
  if (!cursor.at('"')) return cursor.error("'.', 'Q' or '\"'");
  if (!before.empty() && row.size() < limit)
    return cursor.error(fmt::format("{} squares in this row", limit),
                        fmt::format("{} squares", row.size()));
  cursor.advance();
  return row;
}

}  // namespace

Expected<Grid> read_leetcode(Cursor& cursor) {
  if (const auto open = cursor.take('['); !open) return tl::make_unexpected(open.error());
  Grid grid;
  for (cursor.skip_blank(); !cursor.at(']'); cursor.skip_blank()) {
    if (!grid.empty()) {
      if (!cursor.at(',')) return cursor.error("',' or ']'");
      if (grid.size() == grid.front().size())
        return cursor.error(fmt::format("']' after {} rows", grid.size()));
      cursor.advance();
      cursor.skip_blank();
    }
    auto row = read_string(cursor, grid);
    if (!row) return tl::make_unexpected(row.error());
    grid.push_back(std::move(*row));
  }
  if (!grid.empty() && grid.size() < grid.front().size())
    return cursor.error(fmt::format("{} rows", grid.front().size()),
                        fmt::format("{} rows", grid.size()));
  cursor.advance();
  return grid;
}

}  // namespace queens

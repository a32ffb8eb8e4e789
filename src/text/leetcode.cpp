#include "text/leetcode.hpp"

namespace queens {
namespace {

/// A quoted row, of the length of the rows before.
Expected<std::string> read_string(Cursor& cursor, const Grid& before) {
  if (const auto open = cursor.take('"'); !open) return tl::make_unexpected(open.error());
  const std::size_t limit = before.empty() ? Board::kMaxSide : before.front().size();
  std::string row;
  for (; cursor.at('.') || cursor.at('Q'); cursor.advance()) {
    if (row.size() == limit) return cursor.error("at most " + counted(limit, "square"));
    row += cursor.peek();
  }
  if (!cursor.at('"')) return cursor.error("'.', 'Q' or '\"'");
  if (!before.empty() && row.size() < limit)
    return cursor.error(counted(limit, "square") + " in this row", counted(row.size(), "square"));
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
        return cursor.error("']' after " + counted(grid.size(), "row"));
      cursor.advance();
      cursor.skip_blank();
    }
    auto row = read_string(cursor, grid);
    if (!row) return tl::make_unexpected(row.error());
    grid.push_back(std::move(*row));
  }
  if (!grid.empty() && grid.size() < grid.front().size())
    return cursor.error(counted(grid.front().size(), "row"), counted(grid.size(), "row"));
  cursor.advance();
  return grid;
}

}  // namespace queens

#include "text/row.hpp"

#include "base/words.hpp"

namespace queens {

Expected<std::string> read_row_of_signs(Cursor& cursor, std::optional<std::size_t> side,
                                        std::size_t max_side, bool (*at_sign)(const Cursor&),
                                        const char* signs) {
  std::string squares;
  for (; at_sign(cursor); cursor.advance()) {
    if (!side && squares.size() == max_side)
      return cursor.error(tr_format("at most {} squares in a row", max_side));
    if (side && squares.size() == *side) break;
    squares += cursor.peek();
  }
  Cursor after = cursor;
  after.skip_spaces();
  const bool other = !after.at_line_end() && !at_sign(after);
  if (squares.empty() || (other && squares.size() < side.value_or(max_side)))
    return after.error(signs);
  if (side && squares.size() < *side)
    return cursor.error(tr_count("{} square in this row", "{} squares in this row", *side),
                        tr_count("{} square", "{} squares", squares.size()));
  const auto end = cursor.end_line(
      tr_count("end of line after {} square", "end of line after {} squares", squares.size()));
  if (!end) return tl::make_unexpected(end.error());
  return squares;
}

}  // namespace queens

#include "grid.hpp"

#include "json.hpp"
#include "queens/board_text.hpp"

namespace queens::web {

Expected<Board> read_grid(Address text, std::size_t size) {
  const auto found =
      read_any_board({text, size}, board_format_named("grid"), {.max_side = kMaxSide});
  if (!found) return tl::make_unexpected(found.error());
  if (found->board.side() == 0) return tl::make_unexpected(Error{1, 1, "a side above 0", "0"});
  return narrowed(found->board);
}

Address refuse(const Error& error) {
  return refuse(error.line, error.column, "expected " + error.expected + ", found " + error.found);
}

Address refuse(int line, int column, std::string_view message) {
  Json json;
  json.open('{').key("refusal").open('{');
  json.key("line").number(line).key("column").number(column).key("message").text(message);
  return answer(std::move(json.close('}').close('}')).take());
}

}  // namespace queens::web

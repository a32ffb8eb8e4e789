// Boards in the formats of other tools.
#include "grid.hpp"
#include "json.hpp"
#include "queens/board_text.hpp"

namespace queens::web {

/// {"grid", "format"}, from a text in any format.
QUEENS_EXPORT(read) Address read(Address text, std::size_t size) {
  const auto found = read_any_board({text, size}, nullptr, {.max_side = kMaxSide});
  if (!found) return refuse(found.error());
  if (found->board.side() == 0) return refuse(Error{1, 1, "a side above 0", "0"});
  std::string grid;
  const Board board = narrowed(found->board);  // so that what is reserved by chance is drawn too
  if (const auto written = board_format_named("grid")->append(grid, WideBoard(board)); !written)
    return refuse(1, 1, written.error().reason);
  grid.pop_back();  // the page's boards have line ends between rows alone
  Json json;
  json.open('{').key("grid").text(grid).key("format").text(found->format->name).close('}');
  return answer(std::move(json).take());
}

/// The board in a format, as a text.
QUEENS_EXPORT(write)
Address write(Address grid, std::size_t size, Address name, std::size_t name_size) {
  const Expected<Board> board = read_grid(grid, size);
  if (!board) return refuse(board.error());
  const BoardFormat* const format = board_format_named({name, name_size});
  if (format == nullptr) return refuse(1, 1, "expected the name of a format");
  std::string text;
  if (const auto written = format->append(text, WideBoard(*board)); !written)
    return refuse(1, 1,
                  "cannot write " + std::string(format->name) + ": " + written.error().reason);
  return answer(std::move(Json().text(text + std::string(format->closing))).take());
}

}  // namespace queens::web

// Facts for answer set programming: side(N), reserved(R,C), queen(R,C), from 0.
#include <fmt/format.h>

#include <iterator>

#include "text/board_formats.hpp"
#include "text/drawing.hpp"

namespace queens {
namespace {

Written append_asp(std::string& out, const WideBoard& board) {
  if (const auto listable = check_listable(board); !listable) return listable;
  const auto to = std::back_inserter(out);
  fmt::format_to(to, "side({}).\n", board.side());
  for_each_reserved(board, [&](Square square) {
    fmt::format_to(to, "reserved({},{}).\n", square.row, square.column);
  });
  for (const Square queen : board.fixed_queens())
    fmt::format_to(to, "queen({},{}).\n", queen.row, queen.column);
  return {};
}

}  // namespace

const BoardFormat kAspFormat = {"asp", "", nullptr, nullptr, nullptr, append_asp};

}  // namespace queens

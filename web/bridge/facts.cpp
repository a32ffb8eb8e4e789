// What is known of a board without a search.
#include "count/choose.hpp"
#include "grid.hpp"
#include "json.hpp"

namespace queens::web {
namespace {

std::string facts_of(const Board& board) {
  Json json;
  json.open('{').key("side").number(board.side());
  json.key("open").open('[');
  for (int row = 0; row < board.side(); ++row) {
    json.open('[');
    for (int column = 0; column < board.side(); ++column)
      json.truth((board.open_row(row) >> column & 1) != 0);
    json.close(']');
  }
  json.close(']').key("attacks").open('[');
  for (const Violation& violation : conflicts_of_fixed(board))
    if (violation.kind != Violation::Kind::on_reserved)
      json.open('[').square(violation.first).square(violation.second).close(']');
  json.close(']').key("symmetries").number(board.symmetries().order());
  json.key("expectedSeconds").number(choose_kernel(board, plan_by_symmetry(board), "").seconds);
  return std::move(json.close('}')).take();
}

}  // namespace

QUEENS_EXPORT(facts) Address facts(Address grid, std::size_t size) {
  return on_board(grid, size, facts_of);
}

}  // namespace queens::web

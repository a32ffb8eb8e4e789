#include "plan/plan.hpp"

#include <utility>

#include "base/bits.hpp"

namespace queens {
namespace {

bool has_empty_row(const Board& board) {
  for (int row = 0; row < board.side(); ++row)
    if (board.open_row(row) == 0) return true;
  return false;
}

/// The cases of `parent` by the queen of `row`.
void append_children(const Case& parent, int row, Plan& children) {
  for (Row rest = parent.board.open_row(row); rest != 0; rest = without_lowest(rest)) {
    Case child = parent;
    child.board.fix({row, lowest_column(rest)});
    if (!has_empty_row(child.board)) children.push_back(std::move(child));
  }
}

}  // namespace

Plan split(const Board& board, std::size_t wanted) {
  Plan plan;
  if (!has_empty_row(board)) plan.push_back({board, Weight{}});
  for (int row = 0; row < board.side() && plan.size() < wanted; ++row) {
    Plan children;
    for (const Case& parent : plan) append_children(parent, row, children);
    plan = std::move(children);
  }
  return plan;
}

}  // namespace queens

// One case into many by the colours on which rows have their queens.
#include <algorithm>
#include <span>
#include <vector>

#include "plan/merge.hpp"
#include "plan/openness.hpp"
#include "plan/plan.hpp"

namespace queens {
namespace {

/// Closes every second square of a row, from column `first` on.
Board without_colour(Board board, int row, int first) {
  for (int column = first; column < board.side(); column += 2) board.reserve({row, column});
  return board;
}

/// Rows in pairs that a flip swaps, the outer ones first, and the middle one of an odd side last.
std::vector<int> rows_from_the_border(int side) {
  std::vector<int> rows;
  for (int upper = 0; upper < side / 2; ++upper) {
    rows.push_back(upper);
    rows.push_back(side - 1 - upper);
  }
  if (side % 2 == 1) rows.push_back(side / 2);
  return rows;
}

/// Adds the cases of `board` with the queens of these rows all on squares of a known colour.
void add_coloured(const Board& board, std::span<const int> rows, Plan& plan) {
  if (is_dead(board)) return;
  if (rows.empty()) return plan.push_back({board, {}});
  for (const int first : {0, 1})
    add_coloured(without_colour(board, rows.front(), first), rows.subspan(1), plan);
}

}  // namespace

Plan split_by_colours(const Board& board, std::size_t wanted) {
  const std::vector<int> rows = rows_from_the_border(board.side());
  Plan plan = {{board, {}}};
  // Whole pairs, so that what a symmetry carries to itself stays one case.
  for (std::size_t count = 2; plan.size() < wanted && count < rows.size() + 2; count += 2) {
    plan.clear();
    add_coloured(board, std::span(rows).first(std::min(count, rows.size())), plan);
    plan = merged(std::move(plan));
  }
  return plan;
}

}  // namespace queens

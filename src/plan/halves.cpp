// One case into many by the half of the board in which columns have their queens.
#include <algorithm>
#include <bit>
#include <cstddef>

#include "base/bits.hpp"
#include "plan/merge.hpp"
#include "plan/openness.hpp"
#include "plan/plan.hpp"

namespace queens {
namespace {

/// Columns in pairs that a mirror swaps, the middle ones first.
std::vector<int> columns_from_the_middle(int side) {
  std::vector<int> columns;
  if (side % 2 == 1) columns.push_back(side / 2);
  for (int left = side / 2 - 1; left >= 0; --left) {
    columns.push_back(left);
    columns.push_back(side - 1 - left);
  }
  return columns;
}

void close_column(Board& board, int column, int first_row, int end_row) {
  for (int row = first_row; row < end_row; ++row) board.reserve({row, column});
}

/// Adds the cases of `board` with the next columns' queens all in a known half.
void add_halved(const Board& board, std::span<const int> columns, int above, int below,
                Plan& plan) {
  const int side = board.side(), middle = side / 2;
  if (above > middle || below > side - middle || is_dead(board)) return;
  if (columns.empty()) return plan.push_back({board, Weight{}});
  Board in_upper = board, in_lower = board;
  close_column(in_upper, columns.front(), middle, side);
  close_column(in_lower, columns.front(), 0, middle);
  add_halved(in_upper, columns.subspan(1), above + 1, below, plan);
  add_halved(in_lower, columns.subspan(1), above, below + 1, plan);
}

}  // namespace

Plan split_by_halves(const Board& board, std::size_t wanted) {
  const std::vector<int> columns = columns_from_the_middle(board.side());
  Plan plan;
  for (std::size_t count = 0;; count = std::min(count + 2, columns.size())) {
    plan.clear();
    add_halved(board, std::span(columns).first(count), 0, 0, plan);
    plan = merged(std::move(plan));
    if (plan.size() >= wanted || count == columns.size()) return plan;
  }
}

}  // namespace queens

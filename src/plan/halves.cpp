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

void close_column(Board& board, int column, int first_row, int end_row) {
  for (int row = first_row; row < end_row; ++row) board.reserve({row, column});
}

void close_row(Board& board, int row, int first_column, int end_column) {
  for (int column = first_column; column < end_column; ++column) board.reserve({row, column});
}

/// The board without the symmetries that halves of different size do not share.
Plan unflipped(const Board& board) {
  const int side = board.side(), middle = side / 2;
  const SymmetrySet symmetries = board.symmetries();
  if (side % 2 == 0 || side < 3 || !symmetries.contains(Symmetry::flip)) return {{board, {}}};
  // By the flip, the queen of the last column is as often below the middle row as above it.
  Board below = board;
  close_column(below, side - 1, 0, middle + 1);
  if (!symmetries.contains(Symmetry::mirror)) {
    Board between = board;
    close_column(between, side - 1, 0, middle);
    close_column(between, side - 1, middle + 1, side);
    return {{below, {2, 1}}, {between, {}}};
  }
  // By the mirror too, the queen of the middle row is as often left of the middle as right of it.
  Board left = below, centre = below;
  close_row(left, middle, middle, side);
  close_row(centre, middle, 0, middle);
  close_row(centre, middle, middle + 1, side);
  return {{left, {4, 1}}, {centre, {2, 1}}};
}

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

/// Adds the cases of `whole` with the next columns' queens all in a known half.
void add_halved(const Case& whole, std::span<const int> columns, int above, int below, Plan& plan) {
  const int side = whole.board.side(), middle = side / 2;
  if (above > middle || below > side - middle || is_dead(whole.board)) return;
  if (columns.empty()) return plan.push_back(whole);
  Case in_upper = whole, in_lower = whole;
  close_column(in_upper.board, columns.front(), middle, side);
  close_column(in_lower.board, columns.front(), 0, middle);
  add_halved(in_upper, columns.subspan(1), above + 1, below, plan);
  add_halved(in_lower, columns.subspan(1), above, below + 1, plan);
}

}  // namespace

Plan split_by_halves(const Board& board, std::size_t wanted) {
  const std::vector<int> columns = columns_from_the_middle(board.side());
  const Plan whole = unflipped(board);
  Plan plan = whole;
  // Whole pairs, so that what a mirror carries to itself stays one case.
  for (std::size_t count = board.side() % 2 == 0 ? 2 : 1;
       plan.size() < wanted && count <= columns.size(); count += 2) {
    plan.clear();
    for (const Case& one : whole) add_halved(one, std::span(columns).first(count), 0, 0, plan);
    plan = merged(std::move(plan));
  }
  return plan;
}

}  // namespace queens

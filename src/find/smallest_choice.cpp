#include "find/smallest_choice.hpp"

#include <bit>

#include "base/bits.hpp"

namespace queens {
namespace {

/// The row without a fixed queen that has the fewest open squares; the side if every row has one.
int smallest_row(const Board& board, Row placed_rows) {
  int smallest = board.side();
  int fewest = Board::kMaxSide + 1;
  for (int row = 0; row < board.side(); ++row) {
    const int open = std::popcount(board.open_row(row));
    if (open >= fewest || (placed_rows & bit(row)) != 0) continue;
    fewest = open;
    smallest = row;
  }
  return smallest;
}

/// The board with a queen in every row, if `board` can be completed.
std::optional<Board> complete(const Board& board, Row placed_rows, const Stop& stop) {
  const int row = smallest_row(board, placed_rows);
  if (row == board.side()) return board;
  for (Row rest = board.open_row(row); rest != 0; rest = without_lowest(rest)) {
    if (stop.requested()) return std::nullopt;
    Board next = board;
    next.fix({row, lowest_column(rest)});
    if (auto completed = complete(next, placed_rows | bit(row), stop)) return completed;
  }
  return std::nullopt;
}

}  // namespace

Finding find_by_smallest_choice(const Board& board, const Stop& stop) {
  using Verdict = Finding::Verdict;
  const auto completed = complete(board, 0, stop);
  if (!completed) return {stop.requested() ? Verdict::stopped : Verdict::none, {}};
  Placement placement;
  for (int row = 0; row < board.side(); ++row)
    placement.push_back(lowest_column(completed->open_row(row)));
  return {Verdict::found, std::move(placement)};
}

}  // namespace queens

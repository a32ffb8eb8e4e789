#include "queens/solution_check.hpp"

namespace queens {

SolutionCheck::SolutionCheck(const WideBoard& board)
    : board_(&board),
      fixed_ahead_(board.fixed_queens()),
      all_open_(board.is_empty()),
      columns_(static_cast<std::size_t>(board.side())),
      falling_(2 * static_cast<std::size_t>(board.side())),
      rising_(2 * static_cast<std::size_t>(board.side())) {}

bool SolutionCheck::take(std::span<const int> columns) {
  for (std::size_t i = 0; right_ && i < columns.size(); ++i) right_ = take_one(columns[i]);
  return right_;
}

bool SolutionCheck::take_one(int column) {
  const int side = board_->side();
  if (row_ == side || column < 0 || column >= side) return false;
  const auto r = static_cast<std::size_t>(row_);
  const auto c = static_cast<std::size_t>(column);
  if (!columns_.add(c) || !rising_.add(r + c) ||
      !falling_.add(r + static_cast<std::size_t>(side) - c))
    return false;
  if (!all_open_ && !is_allowed(column)) return false;
  ++row_;
  return true;
}

/// Whether the square is not reserved and the fixed queens of the row, if any, all stand on it.
bool SolutionCheck::is_allowed(int column) {
  for (; !fixed_ahead_.empty() && fixed_ahead_.front().row == row_;
       fixed_ahead_ = fixed_ahead_.subspan(1))
    if (fixed_ahead_.front().column != column) return false;
  return !board_->is_reserved({row_, column});
}

}  // namespace queens

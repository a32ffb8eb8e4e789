#include "board/walk.hpp"

namespace queens {

Walk::Walk(const Board& board) : board_(board), placement_(std::size_t(board.side())) {
  if (board_.side() > 0) enter(0, Attacks{});
}

void Walk::enter(int row, const Attacks& attacks) {
  row_ = row;
  attacks_[std::size_t(row)] = attacks;
  untried_[std::size_t(row)] = board_.open_row(row) & ~attacks.all();
}

Walk::Outcome Walk::next_solution(const Stop& stop, std::uint64_t max_steps) {
  if (board_.side() == 0 && row_ == 0) {  // the empty placement, once
    row_ = -1;
    return Outcome::solution;
  }
  constexpr std::uint64_t kStepsBetweenChecks = 1 << 12;
  for (std::uint64_t steps = 0; row_ >= 0;) {
    const auto row = std::size_t(row_);
    if (untried_[row] == 0) {
      --row_;
      continue;
    }
    if (steps == max_steps || (steps % kStepsBetweenChecks == 0 && stop.requested()))
      return Outcome::paused;
    ++steps;
    const int column = lowest_column(untried_[row]);
    untried_[row] = without_lowest(untried_[row]);
    placement_[row] = column;
    if (row_ + 1 == board_.side()) return Outcome::solution;
    enter(row_ + 1, attacks_[row].after(bit(column)));
  }
  return Outcome::end;
}

}  // namespace queens

// The search tree of a board row by row, under any rule.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "board/rule/gate.hpp"
#include "queens/placement.hpp"
#include "queens/stop.hpp"

namespace queens {

enum class WalkOutcome {
  solution,  ///< `placement()` is the next solution
  end,       ///< there are no more
  paused,    ///< the steps were used up, or a stop was requested; call again to go on
};

/// `Walk` from walk.hpp, through one rule's gate.
template <Gate G>
class RowWalk {
 public:
  RowWalk(const RuledBoard& board, const G& gate)
      : gate_(gate), side_(board.side()), placement_(static_cast<std::size_t>(side_)) {
    for (int row = 0; row < side_; ++row) open_[index(row)] = board.open_row(row);
    if (side_ > 0) enter(0, {});
  }

  WalkOutcome next_solution(const Stop& stop, std::uint64_t max_steps) {
    if (side_ == 0 && row_ == 0) {  // the empty placement, once
      row_ = -1;
      return WalkOutcome::solution;
    }
    constexpr std::uint64_t kStepsBetweenChecks = 1 << 12;
    for (std::uint64_t steps = 0; row_ >= 0;) {
      Row& untried = untried_[index(row_)];
      if (untried == 0) {
        --row_;
        continue;
      }
      if (steps == max_steps || (steps % kStepsBetweenChecks == 0 && stop.requested()))
        return WalkOutcome::paused;
      ++steps;
      const int column = lowest_column(untried);
      untried = without_lowest(untried);
      placement_[index(row_)] = column;
      if (row_ + 1 == side_) return WalkOutcome::solution;
      enter(row_ + 1, gate_.after(above_[index(row_)], row_, column));
    }
    return WalkOutcome::end;
  }

  [[nodiscard]] const Placement& placement() const { return placement_; }

 private:
  static constexpr std::size_t index(int row) { return static_cast<std::size_t>(row); }

  void enter(int row, const typename G::Standing& above) {
    row_ = row;
    above_[index(row)] = above;
    untried_[index(row)] = open_[index(row)] & ~gate_.closed(above, row);
  }

  G gate_;
  int side_;
  Placement placement_;
  int row_ = 0;  ///< the row to place next; -1 at the end
  std::array<Row, Board::kMaxSide> open_{};
  std::array<typename G::Standing, Board::kMaxSide> above_{};
  std::array<Row, Board::kMaxSide> untried_{};
};

}  // namespace queens

// Queens whose diagonals go on at the opposite border.
#pragma once

#include "board/rule/gate.hpp"

namespace queens {

/// As on the plane, but a diagonal that leaves the row at one end enters it at the other. Lines
/// that wrap around from the last row to the first need no look of their own: they are the same
/// lines.
class TorusGate {
 public:
  using Standing = Attacks;

  explicit TorusGate(const RuledBoard& board) : last_(board.side() - 1) {}

  static Row closed(const Standing& above, int /*row*/) { return above.all(); }

  [[nodiscard]] Standing after(const Standing& above, int /*row*/, int column) const {
    const Row queen = bit(column);
    const Row left = above.to_left | queen;
    const Row right = above.to_right | queen;
    return {above.columns | queen, left >> 1 | (left & 1) << last_,
            (right << 1 | right >> last_) & full_row(last_ + 1)};
  }

 private:
  int last_;  ///< column
};
static_assert(Gate<TorusGate>);

}  // namespace queens

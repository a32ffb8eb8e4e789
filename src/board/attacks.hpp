// What the queens above attack in the next row.
#pragma once

#include "base/bits.hpp"

namespace queens {

/// The three ways a queen attacks downwards. A diagonal moves one column a row;
/// bits that leave the board at either end are never looked at.
struct Attacks {
  Row columns = 0;
  Row to_left = 0;   ///< diagonals that go down and to the left
  Row to_right = 0;  ///< diagonals that go down and to the right

  [[nodiscard]] constexpr Row all() const { return columns | to_left | to_right; }

  /// The attacks on the row after next, once a queen stands on `queen` (one bit) of the next.
  [[nodiscard]] constexpr Attacks after(Row queen) const {
    return {columns | queen, (to_left | queen) >> 1, (to_right | queen) << 1};
  }
};

}  // namespace queens

// One solution for each class.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "queens/board.hpp"

namespace queens {

/// Tells the lexicographically smallest solution of each orbit under the symmetries of a board.
class Classes {
 public:
  Classes(const Board& board, Alike alike);

  /// How many solutions the orbit of `solution` has if none of them is smaller; 0 if one is.
  [[nodiscard]] int orbit_of_smallest(std::span<const std::uint8_t> solution) const;

 private:
  int side_;
  std::vector<unsigned> steps_;  ///< of the symmetries that make alike, without the identity
};

}  // namespace queens

// From one board to many: cases that do not overlap and miss nothing.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "queens/board.hpp"

namespace queens {

/// How often the solutions of a case count.
struct Weight {
  std::uint64_t numerator = 1;
  std::uint64_t denominator = 1;
  friend bool operator==(const Weight&, const Weight&) = default;
};

struct Case {
  Board board;
  Weight weight;
};

/// The sum over all cases of weight times solutions is the answer for the planned board.
using Plan = std::vector<Case>;

/// Splits row by row from the top, one fixed queen further each, until there are at least `wanted`
/// cases or no row is left to split. Cases in which some row has no open square are dropped.
Plan split(const Board& board, std::size_t wanted);

}  // namespace queens

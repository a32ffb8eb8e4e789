// The engine that searches with restarts: quick on most boards, complete with enough nodes.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "find/stops.hpp"
#include "queens/find.hpp"
#include "queens/symmetry.hpp"

namespace queens {

/// How long a search may go on. Unit: nodes, so that it ends at the same one on every machine.
struct RestartOptions {
  static constexpr std::uint64_t kNoLimit = ~std::uint64_t{0};
  std::uint64_t nodes = kNoLimit;
  std::uint64_t seed = 0;
};

/// Requires the open squares row by row, and a side up to kMaxDecidedSide.
/// Repeat: same squares and options, same answer, unless stopped.
Finding find_with_restarts(int side, std::span<const Square> open, RestartOptions options,
                           Stops stops);

}  // namespace queens

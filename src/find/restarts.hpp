// The engine that searches with restarts: quick on most boards, complete with enough nodes.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "base/stops.hpp"
#include "queens/find.hpp"
#include "queens/symmetry.hpp"

namespace queens {

/// How long a search may go on. Unit: nodes, so that it ends at the same one on every machine.
struct RestartOptions {
  static constexpr std::uint64_t kNoLimit = ~std::uint64_t{0};
  std::uint64_t nodes = kNoLimit;
  std::uint64_t seed = 0;
};

/// Whether there is a search for so many open squares: up to side 256 always, and up to side 1024
/// if no more than 65536 are open.
bool is_searchable(int side, std::size_t open) noexcept;

/// Requires the open squares row by row, and `is_searchable`.
/// Repeat: same squares and options, same answer, unless stopped.
Finding find_with_restarts(int side, std::span<const Square> open, RestartOptions options,
                           Stops stops);

}  // namespace queens

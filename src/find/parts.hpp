// Whether a board has a solution, by all threads: the board in parts, one queen further each.
#pragma once

#include <cstdint>

#include "kernel/exists/exists.hpp"
#include "queens/board.hpp"
#include "queens/placement.hpp"
#include "queens/stop.hpp"

namespace queens {

/// What one search may cost, in nodes: the first one of the whole board, then one of each part.
struct PartsEffort {
  std::uint64_t whole;
  std::uint64_t part;
};

/// By one search if that soon knows, or else by one for each of some 1000 parts, on so many
/// threads. `solution` is then that of the first part that has one. Repeat: same board and effort,
/// same answer on any number of threads, unless stopped.
Existence look_in_parts(const Board& board, int threads, const PartsEffort& effort,
                        const Stop& stop, Placement& solution);

}  // namespace queens

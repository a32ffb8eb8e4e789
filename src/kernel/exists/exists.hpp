// Is there a solution? The search that ends at the first one, smallest choice first.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "base/stops.hpp"
#include "kernel/exists/engine.hpp"
#include "queens/board.hpp"
#include "queens/placement.hpp"

namespace queens {

/// When a search gives up without a decision.
struct Patience {
  Stops stops{Stop::never()};
  std::uint64_t max_nodes = ~std::uint64_t{0};
};

/// A search, and what it needs of the processor. All decide the row or the column with the fewest
/// open squares next, and all are complete: with patience, they find a solution or know that there
/// is none. Which solution that is, and in how many nodes, is their own affair.
struct ExistsEngine {
  std::string_view name;
  bool (*usable)() noexcept;
  exists::Search* search;
};

/// All of them, the fastest first; the last is usable everywhere.
std::span<const ExistsEngine> exists_engines() noexcept;

/// Whether a board has a solution, by that engine. Writes it to `solution` if it is `found`.
Existence look_for_one(const ExistsEngine& engine, const Board& board, const Patience& patience,
                       Placement& solution);

/// The same, by the first usable engine.
Existence look_for_one(const Board& board, const Patience& patience, Placement& solution);

}  // namespace queens

// The search and the satisfiability solver at once, or one by one: the same answer either way.
#pragma once

#include <cstdint>
#include <span>

#include "queens/find.hpp"
#include "queens/stop.hpp"
#include "queens/symmetry.hpp"

namespace queens {

struct PortfolioOptions {
  int threads = 1;                 ///< at least 1; more than 2 are of no use
  std::uint64_t seed = 0;          ///< of both engines
  std::uint64_t search_nodes = 0;  ///< how long the solver's solution waits for one of the search
};

/// Requires a build with a solver, the open squares row by row, and `is_searchable`.
/// Repeat: same squares, seed and nodes, same answer on any number of threads, unless stopped.
Finding find_by_portfolio(int side, std::span<const Square> open, const PortfolioOptions& options,
                          const Stop& stop);

}  // namespace queens

// Deciding hard boards: a solution, or the certainty that there is none.
#pragma once

#include <cstdint>
#include <string>

#include "queens/find.hpp"
#include "queens/stop.hpp"
#include "queens/wide_board.hpp"

namespace queens {

struct DecideOptions {
  int threads = 1;         ///< at least 1; more than 2 are of no use
  std::uint64_t seed = 0;  ///< of the choices by chance: another seed, perhaps another solution
  std::string proof;       ///< where to write a proof that there is none; "" for nowhere
};

/// Finds a solution of `board`, or proves that there is none, by a search and a satisfiability
/// solver at once. Requires `decidable(board.side())`, and `can_prove()` if a proof is asked for.
/// Repeat: same board, seed and whether there is a proof: same answer, on any number of threads.
/// Stop:   as `find`.
Finding decide(const WideBoard& board, const DecideOptions& options,
               const Stop& stop = Stop::never());

}  // namespace queens

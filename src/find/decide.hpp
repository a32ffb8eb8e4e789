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
  /// Where to write the proof, should there be no solution, as text in the format DRAT; "" for
  /// none. It is about the formula that `proof_formula` gives.
  std::string proof;
};

/// Whether `decide` takes on a board of `side`; with a proof or without.
bool decidable(int side) noexcept;

/// Whether proofs can be asked for: in builds with a satisfiability solver.
bool can_prove() noexcept;

/// Finds a solution of `board`, or proves that there is none, by a search and a satisfiability
/// solver at once. Requires `decidable(board.side())`, and `can_prove()` if a proof is asked for.
/// Repeat: same board, seed and whether there is a proof: same answer, on any number of threads.
/// Stop:   the verdict is `stopped` if it was asked to, or if the file of the proof cannot be
/// opened.
Finding decide(const WideBoard& board, const DecideOptions& options,
               const Stop& stop = Stop::never());

/// The formula that is satisfiable if and only if `board` has a solution, in the format DIMACS CNF.
/// Which variable stands for which square is said in comments. Whoever writes a proof to a file
/// writes this next to it.
std::string proof_formula(const WideBoard& board);

}  // namespace queens

// The engine that asks a satisfiability solver, where the build has one.
#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "base/stops.hpp"
#include "queens/find.hpp"
#include "queens/symmetry.hpp"

namespace queens {

struct SatOptions {
  std::uint64_t seed = 0;
  /// Where to write why there is no solution, in the text form of DRAT; "" for nowhere. It is about
  /// `encode(side, open)` as it stands: symmetries are not broken then, for nobody could check
  /// that.
  std::string proof;
};

/// Whether this build has a solver.
bool has_sat() noexcept;

/// Requires a solver, and the open squares row by row. `stopped` also if the proof's file cannot
/// be opened: no answer without the proof.
/// Repeat: same squares and options, same answer and proof, unless stopped.
Finding find_by_sat(int side, std::span<const Square> open, const SatOptions& options, Stops stops);

}  // namespace queens

// A build without a satisfiability solver: searches alone must decide.
#include <cassert>

#include "find/sat/solver.hpp"

namespace queens {

bool has_sat() noexcept { return false; }

Finding find_by_sat(int, std::span<const Square>, const SatOptions&, Stops) {
  assert(false);
  return {Finding::Verdict::stopped, {}};
}

}  // namespace queens

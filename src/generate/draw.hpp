// Random sets of squares that symmetries carry to themselves.
#pragma once

#include <cstdint>
#include <vector>

#include "base/random.hpp"
#include "generate/orbits.hpp"
#include "queens/board.hpp"

namespace queens {

/// Draws so many reserved squares, orbit by orbit; every set of orbits that has exactly as many
/// squares is equally likely, as far as 50 bits tell.
class ReservedDraw {
 public:
  /// Requires that there is such a set. `orbits` must outlive this object.
  ReservedDraw(const Orbits& orbits, int squares);

  /// Whether there is only one such set.
  [[nodiscard]] bool is_certain() const;

  void reserve(Board& board, Random& random) const;

 private:
  /// The sets that have so many orbits of each size.
  struct Mixture {
    OrbitCounts counts;
    std::uint64_t share;  ///< in proportion to how many sets there are
  };

  const Orbits& orbits_;
  std::vector<Mixture> mixtures_;
  std::uint64_t shares_ = 0;  ///< of all mixtures together
};

/// Whether all queens found a place: single squares first, then larger orbits, each one of those
/// still open, all equally likely. Requires peaceful orbits, and a board that the symmetries carry
/// to itself.
bool fix_queens(Board& board, const Orbits& orbits, const OrbitCounts& counts, Random& random);

}  // namespace queens

// A first arrangement with little trouble, for a local search to mend.
#pragma once

#include <vector>

#include "base/random.hpp"
#include "find/arrangement.hpp"
#include "queens/stop.hpp"

namespace queens {

/// Puts a queen in every row, most of them where they meet none: first in the rows and columns
/// with few open squares, always the one that has the fewest left, then row by row on columns drawn
/// at random. What then fits nowhere gets the columns that remain. Source: Sosic and Gu 1991,
/// "3,000,000 queens in less than one minute"; the tight lines are ours.
class FirstPlacement {
 public:
  /// Looks for the tight lines of `board`.
  explicit FirstPlacement(const WideBoard& board);

  /// Fills an arrangement that holds the fixed queens alone; in part if a stop is requested.
  void fill(Arrangement& arrangement, Random& random, const Stop& stop) const;

 private:
  /// The open squares of a row or column most of whose squares are listed.
  using TightLine = std::vector<Square>;

  void fill_tight(Arrangement& arrangement, Random& random, const Stop& stop) const;

  std::vector<TightLine> tight_;  ///< those with the fewest open squares first
};

}  // namespace queens

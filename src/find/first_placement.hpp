// A first arrangement with little trouble, for a local search to mend.
#pragma once

#include <vector>

#include "base/random.hpp"
#include "find/arrangement.hpp"
#include "queens/stop.hpp"

namespace queens {

/// Puts a queen in every row, most of them where they meet none: first in the rows and columns
/// with few open squares, then row by row on columns drawn at random. What then fits nowhere gets
/// the columns that remain.
/// Source: Sosic and Gu 1991, "3,000,000 queens in less than one minute"; the tight lines are ours.
class FirstPlacement {
 public:
  /// `board` must outlive this object.
  explicit FirstPlacement(const WideBoard& board);

  /// Fills an arrangement that holds the fixed queens alone; in part if a stop is requested.
  void fill(Arrangement& arrangement, Random& random, const Stop& stop) const;

 private:
  /// A row or column most of whose squares are listed.
  struct TightLine {
    int open;
    int index;
    enum class Direction : bool { row, column } direction;
  };

  void fill_tight(const TightLine& line, Arrangement& arrangement, Random& random) const;

  const WideBoard* board_;
  std::vector<TightLine> tight_;  ///< those with the fewest open squares first
};

}  // namespace queens

// The size of trees too large to walk.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "queens/board.hpp"
#include "queens/export.hpp"
#include "queens/progress.hpp"
#include "queens/stop.hpp"
#include "queens/tree.hpp"

namespace queens {

/// How a random descent chooses among the children of a node.
enum class Descent : std::uint8_t {
  uniform,  ///< each alike (Knuth)
  /// With a chance in proportion to the square root of the product of the open squares that it
  /// leaves in each row: larger subtrees more often (importance sampling). A descent takes some
  /// five times as long, and says as much as two (nodes) to six (solutions) uniform ones at n=27.
  weighted,
};

struct EstimateOptions {
  Strategy strategy = {};
  Descent descent = Descent::uniform;
  std::uint64_t probes = 100'000;  ///< descents; at least 2
  std::uint64_t seed = 0;
  /// Ends before `probes` once the intervals of nodes and of solutions are within this fraction of
  /// their means (0.01: 1 %); 0: never. It is asked every 4096 descents.
  double until = 0;
  int threads = 0;               ///< 0: as many as the machine runs at once
  Progress* progress = nullptr;  ///< told of the descents
};

/// A mean over descents, and half the width of its 95 % interval: mean ± half_width.
struct Estimated {
  double mean = 0;
  double half_width = 0;
};

/// Unit:   nodes and solutions, as TreeProfile has them.
/// Errors: the means are unbiased. The intervals are those of the normal distribution, which holds
///         for many descents: where few of them end at a solution, there can be more solutions than
///         the interval says, and where none does it says nothing.
/// Repeat: same board, options and seed: same bits, on any number of threads.
/// Source: Knuth 1975, "Estimating the efficiency of backtrack programs".
struct TreeEstimate {
  std::vector<Estimated> nodes_by_depth;  ///< side + 1; exact where the half width is 0
  Estimated nodes;
  Estimated solutions;
  std::uint64_t probes = 0;          ///< descents made
  std::uint64_t solutions_seen = 0;  ///< how many of them ended at one
};

/// Empty if stopped. Requires at least 2 probes.
QUEENS_API std::optional<TreeEstimate> estimate_tree(const Board& board,
                                                     const EstimateOptions& options = {},
                                                     const Stop& stop = Stop::never());

}  // namespace queens

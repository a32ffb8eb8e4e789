// How much work pruning saves, counted.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "queens/board.hpp"
#include "queens/stop.hpp"
#include "queens/total.hpp"

namespace queens {

/// The size of a board's search tree. A *node* is the root or a legal partial placement in row
/// order: each row up to some depth has a queen on an open square, and none attacks another.
struct TreeProfile {
  std::vector<std::uint64_t> nodes_by_depth;  ///< side + 1 numbers; depth is queens placed

  /// All nodes; on the empty board OEIS A319284 (n=8: 2057).
  [[nodiscard]] Total nodes() const;

  /// The nodes of the last depth.
  [[nodiscard]] std::uint64_t solutions() const { return nodes_by_depth.back(); }
};

/// Counts the nodes by walking the whole tree; empty if `stop` was requested before the end.
std::optional<TreeProfile> profile_tree(const Board& board, const Stop& stop = Stop::never());

/// side^side in decimal digits: the placements that a search without any pruning would try.
std::string naive_placements(int side);

/// Nodes over side^side, in percent.
double percent_of_naive(Total nodes, int side);

}  // namespace queens

// The nodes of a small search tree, with what a picture needs to know of each.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "base/bits.hpp"
#include "queens/board.hpp"
#include "queens/tree.hpp"
#include "queens/tree_walk.hpp"

namespace queens {

/// Where a branch leads in the end.
enum class Leads : unsigned char { nowhere, to_solution };

struct DrawnNode {
  static constexpr int kNone = -1;

  int parent = kNone;  ///< its index, or kNone at a root
  std::size_t case_index = 0;
  int depth = 0;
  Square queen{kNone, kNone};
  std::vector<Square> forced;
  Fate fate = Fate::branches;
  DeadEnd dead_end;
  Placement placement;
  int row = kNone;               ///< whose squares were asked for branches, or kNone
  Row open = 0;                  ///< its squares that have a branch
  Row pruned = 0;                ///< and those that have none
  Leads leads = Leads::nowhere;  ///< to a solution, or is one
  double x = 0;                  ///< in leaves; a parent is above the middle of its children
};

/// In the order of the walk, so that parents come before their children.
struct DrawnTree {
  int side = 0;
  Pruning pruning = Pruning::lines;
  std::size_t cases = 0;
  std::vector<DrawnNode> nodes;
  std::vector<std::string> levels;  ///< what each depth is called: "root", "row 0" ...
  double leaves = 0;                ///< every x is from 0 to below this

  [[nodiscard]] std::size_t count(Fate fate) const;
  [[nodiscard]] std::size_t pruned() const;
  [[nodiscard]] const DrawnNode& parent_of(const DrawnNode& node) const {
    return nodes[static_cast<std::size_t>(node.parent)];
  }
};

DrawnTree gather_tree(const Board& board, const Strategy& strategy);

/// "153 nodes: 4 solutions, 72 dead ends, 742 pruned branches".
std::string summary_of(const DrawnTree& tree);

/// "row 2 column 4: dead end, row 3 has no open square".
std::string words_for(const DrawnNode& node, const DrawnTree& tree);

/// "Search tree of a 6 × 6 board, lines".
std::string heading_of(const DrawnTree& tree);

}  // namespace queens

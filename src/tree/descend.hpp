// One random way from a root to a leaf.
#pragma once

#include <vector>

#include "base/random.hpp"
#include "plan/plan.hpp"
#include "queens/tree_estimate.hpp"
#include "tree/tactics.hpp"

namespace queens {

/// What a descent says of the tree: each number has that of the tree as its mean.
struct Seen {
  std::vector<double> nodes_by_depth;
  double solutions = 0;
};

/// Descends again and again, on one thread.
class Descender {
 public:
  Descender(const Board& board, const EstimateOptions& options);

  /// Replaces `seen`.
  void descend(Random& random, Seen& seen);

 private:
  struct Child {
    Node node;
    double chance;  ///< by its side the others' chances are as theirs, not all 1 together
  };

  /// Moves `node` to one of its children; the factor by which there are more like it, or 0 if none
  /// of the children has any.
  double step(Node& node, int row, Random& random);
  double step_uniformly(Node& node, int row, Random& random);
  double chance_of(const Node& node);

  Descent descent_;
  Plan cases_;
  std::vector<Tactics> tactics_;  ///< of each case
  Tactics* here_ = nullptr;
  std::vector<Square> forced_;
  std::vector<Child> children_;
};

}  // namespace queens

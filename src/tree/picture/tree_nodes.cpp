#include "tree/picture/tree_nodes.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <bit>

#include "queens/tree_picture.hpp"

namespace queens {
namespace {

/// Between the trees of two cases, so that one sees where one ends.
constexpr double kLeavesBetweenTrees = 1;

/// A dead end's row is asked, square by square, unless the search saw it when it looked ahead.
bool asked_dead_end(const TreeWalk& walk, Pruning pruning) {
  return walk.fate() == Fate::dead_end && walk.dead_end().kind == DeadEnd::Kind::row &&
         pruning != Pruning::lookahead && pruning != Pruning::propagate;
}

DrawnNode node_at(const TreeWalk& walk, Pruning pruning) {
  DrawnNode node;
  node.case_index = walk.case_index();
  node.depth = walk.depth();
  node.queen = walk.queen();
  node.forced = walk.forced();
  node.fate = walk.fate();
  node.placement = walk.placement();
  if (node.fate == Fate::solution) node.leads = Leads::to_solution;
  if (node.fate == Fate::dead_end) node.dead_end = walk.dead_end();
  if (node.fate == Fate::branches) {
    node.row = walk.row();
    node.open = walk.open();
  }
  if (asked_dead_end(walk, pruning)) node.row = node.dead_end.index;
  if (node.row != DrawnNode::kNone) node.pruned = full_row(walk.board().side()) & ~node.open;
  return node;
}

/// Leaves from left to right; then, from the last node to the first, parents in the middle of their
/// first and last child.
void lay_out(DrawnTree& tree) {
  for (DrawnNode& node : tree.nodes) {
    if (node.parent == DrawnNode::kNone && node.case_index > 0) tree.leaves += kLeavesBetweenTrees;
    if (node.fate != Fate::branches) node.x = tree.leaves++;
  }
  constexpr double kNoChild = -1;
  std::vector<double> last(tree.nodes.size(), kNoChild);
  std::vector<double> first(tree.nodes.size(), kNoChild);
  for (std::size_t i = tree.nodes.size(); i-- > 0;) {
    DrawnNode& node = tree.nodes[i];
    if (node.fate == Fate::branches) node.x = (first[i] + last[i]) / 2;
    if (node.parent == DrawnNode::kNone) continue;
    const auto parent = static_cast<std::size_t>(node.parent);
    first[parent] = node.x;
    if (last[parent] == kNoChild) last[parent] = node.x;
    if (node.leads == Leads::to_solution) tree.nodes[parent].leads = Leads::to_solution;
  }
}

std::vector<std::string> level_names(const DrawnTree& tree, const RowOrder& order) {
  const bool by_row = tree.pruning != Pruning::propagate && tree.pruning != Pruning::smallest;
  const bool in_order = !order.empty() && tree.pruning != Pruning::symmetry;
  int depth = -1;
  for (const DrawnNode& node : tree.nodes) depth = std::max(depth, node.depth);
  std::vector<std::string> names;
  for (int d = 0; d <= depth; ++d) {
    const int row = in_order && d > 0 ? order[static_cast<std::size_t>(d - 1)] : d - 1;
    names.push_back(d == 0   ? "root"
                    : by_row ? fmt::format("row {}", row)
                             : fmt::format("depth {}", d));
  }
  return names;
}

}  // namespace

std::size_t DrawnTree::count(Fate fate) const {
  return static_cast<std::size_t>(std::count_if(
      nodes.begin(), nodes.end(), [=](const DrawnNode& node) { return node.fate == fate; }));
}

std::size_t DrawnTree::pruned() const {
  int squares = 0;
  for (const DrawnNode& node : nodes) squares += std::popcount(node.pruned);
  return static_cast<std::size_t>(squares);
}

bool is_drawable_tree(const Board& board, const Strategy& strategy) {
  if (board.side() > kMaxDrawnTree) return false;
  TreeWalk walk(board, strategy);
  int nodes = 0;
  while (walk.next())
    if (++nodes > kMaxDrawnNodes) return false;
  return true;
}

DrawnTree gather_tree(const Board& board, const Strategy& strategy) {
  DrawnTree tree{board.side(), strategy.pruning, 0, {}, {}, 0};
  TreeWalk walk(board, strategy);
  std::vector<int> way(static_cast<std::size_t>(board.side()) + 1);  // the last node of each depth
  while (walk.next()) {
    DrawnNode node = node_at(walk, strategy.pruning);
    const auto depth = static_cast<std::size_t>(node.depth);
    if (depth > 0) node.parent = way[depth - 1];
    way[depth] = static_cast<int>(tree.nodes.size());
    tree.nodes.push_back(std::move(node));
  }
  tree.cases = walk.cases();
  lay_out(tree);
  tree.levels = level_names(tree, strategy.order);
  return tree;
}

}  // namespace queens

// A whole search tree for Graphviz.
#include <fmt/format.h>

#include <cassert>
#include <iterator>

#include "queens/tree_picture.hpp"
#include "tree/picture/tree_marks.hpp"
#include "tree/picture/tree_nodes.hpp"

namespace queens {
namespace {

std::string shape_of(Fate fate) {
  switch (fate) {
    case Fate::branches:
      return R"(shape=point, width=0.08)";
    case Fate::dead_end:
      return fmt::format(R"(shape=box, width=0.12, height=0.12, color="{}")", kRed);
    case Fate::solution:
      return fmt::format(
          R"(shape=doublecircle, width=0.14, style=filled, color="{0}", fillcolor="{0}")", kGreen);
  }
  return {};
}

/// The children in the order of their columns, pruned or not: dot keeps the order of edges.
class DotWriter {
 public:
  explicit DotWriter(const DrawnTree& tree) : tree_(tree), children_(tree.nodes.size()) {
    for (std::size_t i = 0; i < tree.nodes.size(); ++i) {
      const int parent = tree.nodes[i].parent;
      if (parent != DrawnNode::kNone) children_[static_cast<std::size_t>(parent)].push_back(i);
    }
  }

  std::string take() {
    fmt::format_to(to(),
                   "digraph tree {{\n"
                   "label=\"{}\\n{}\";\n"
                   "graph [ordering=out, nodesep=0.12, fontname=\"sans-serif\"];\n"
                   "node [label=\"\", fontname=\"sans-serif\"];\n"
                   "edge [arrowhead=none, fontname=\"sans-serif\", fontsize=9];\n",
                   heading_of(tree_), summary_of(tree_));
    for (std::size_t i = 0; i < tree_.nodes.size(); ++i) append(i);
    out_ += "}\n";
    return std::move(out_);
  }

 private:
  std::back_insert_iterator<std::string> to() { return std::back_inserter(out_); }

  void append(std::size_t index) {
    const DrawnNode& node = tree_.nodes[index];
    fmt::format_to(to(), "n{} [{}, tooltip=\"{}\"];\n", index, shape_of(node.fate),
                   words_for(node, tree_));
    std::size_t child = 0;
    for (Row rest = node.open | node.pruned; rest != 0; rest = without_lowest(rest)) {
      const int column = lowest_column(rest);
      if ((node.pruned & bit(column)) != 0)
        append_stub(index, column);
      else
        append_edge(index, children_[index][child++]);
    }
  }

  void append_edge(std::size_t from, std::size_t to_node) {
    const DrawnNode& node = tree_.nodes[to_node];
    fmt::format_to(
        to(), "n{} -> n{} [label=\"{}\"{}];\n", from, to_node, node.queen.column,
        node.leads == Leads::to_solution ? fmt::format(", color=\"{}\", penwidth=3", kGreen) : "");
  }

  void append_stub(std::size_t from, int column) {
    fmt::format_to(to(), "p{0} [shape=point, width=0.04, color=\"{1}\"];\n", stubs_, kRed);
    fmt::format_to(to(), "n{} -> p{} [label=\"{}\", style=dashed, color=\"{}\"];\n", from, stubs_++,
                   column, kRed);
  }

  const DrawnTree& tree_;
  std::vector<std::vector<std::size_t>> children_;
  std::size_t stubs_ = 0;
  std::string out_;
};

}  // namespace

std::string tree_dot(const Board& board, const Strategy& strategy) {
  assert(is_drawable_tree(board, strategy));
  const DrawnTree tree = gather_tree(board, strategy);
  return DotWriter(tree).take();
}

}  // namespace queens

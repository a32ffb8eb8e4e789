// What the pictures of a tree say in words.
#include <fmt/format.h>

#include <iterator>

#include "tree/picture/tree_nodes.hpp"

namespace queens {
namespace {

std::string counted(std::size_t number, std::string_view one, std::string_view many) {
  return fmt::format("{} {}", number, number == 1 ? one : many);
}

std::string columns_in(Row row) {
  std::string out;
  for (; row != 0; row = without_lowest(row))
    fmt::format_to(std::back_inserter(out), " {}", lowest_column(row));
  return out.empty() ? " none" : out;
}

std::string reason_of(DeadEnd dead_end) {
  switch (dead_end.kind) {
    case DeadEnd::Kind::row:
      return fmt::format("row {} has no open square", dead_end.index);
    case DeadEnd::Kind::column:
      return fmt::format("column {} has no open square", dead_end.index);
    case DeadEnd::Kind::queen:
      return fmt::format("the queen of row {} may not stand there", dead_end.index);
  }
  return {};
}

}  // namespace

std::string words_for(const DrawnNode& node, const DrawnTree& tree) {
  std::string out;
  const auto to = std::back_inserter(out);
  if (node.parent != DrawnNode::kNone)
    fmt::format_to(to, "row {} column {}", node.queen.row, node.queen.column);
  else if (tree.cases > 1)
    fmt::format_to(to, "root of case {} of {}", node.case_index + 1, tree.cases);
  else
    out += "root";
  for (const Square square : node.forced)
    fmt::format_to(to, ", forced row {} column {}", square.row, square.column);
  if (node.fate == Fate::dead_end) fmt::format_to(to, ": dead end, {}", reason_of(node.dead_end));
  if (node.fate == Fate::solution)
    fmt::format_to(to, ": solution {}", fmt::join(node.placement, " "));
  if (node.fate == Fate::branches)
    fmt::format_to(to, ": row {} branches to columns{}, pruned{}", node.row, columns_in(node.open),
                   columns_in(node.pruned));
  return out;
}

std::string heading_of(const DrawnTree& tree) {
  const std::string heading =
      fmt::format("Search tree of a {0} × {0} board by “{1}”", tree.side, name_of(tree.pruning));
  if (tree.cases == 1) return heading;
  return fmt::format("{}, {}", heading, counted(tree.cases, "case", "cases"));
}

std::string summary_of(const DrawnTree& tree) {
  return fmt::format("{}: {}, {}, {}", counted(tree.nodes.size(), "node", "nodes"),
                     counted(tree.count(Fate::solution), "solution", "solutions"),
                     counted(tree.count(Fate::dead_end), "dead end", "dead ends"),
                     counted(tree.pruned(), "pruned branch", "pruned branches"));
}

}  // namespace queens

// The search tree row by row under any rule.
#include <numeric>
#include <utility>
#include <variant>

#include "board/rule/any_gate.hpp"
#include "kernel/row_search.hpp"
#include "queens/tree.hpp"
#include "tree/line_levels.hpp"
#include "work/parallel.hpp"

namespace queens {
namespace {

/// Some first rows node by node, and then each node's tree by whichever thread is free.
template <Gate G>
LineLevels levels_through(const RuledBoard& board, const G& gate, int threads, const Stop& stop,
                          Progress* progress) {
  using Standing = typename G::Standing;
  LineLevels levels(board.side());
  levels.nodes[0] = 1;
  std::vector<Standing> nodes(1);
  const std::size_t wanted = static_cast<std::size_t>(threads) * kCasesPerThread;
  int row = 0;
  for (; row < board.side() && nodes.size() < wanted; ++row) {
    const auto depth = static_cast<std::size_t>(row);
    std::vector<Standing> below;
    for (const Standing& node : nodes)
      if (for_each_child(board, gate, row, node,
                         [&](const Standing& child) { below.push_back(child); }) > 0)
        ++levels.inner[depth];
    levels.nodes[depth + 1] = below.size();
    nodes = std::move(below);
  }
  if (row == board.side()) return levels;
  std::vector<Levels> below(nodes.size());
  for_each_index(nodes.size(), threads, [&](std::size_t i) {
    add_rows(board, gate, row, nodes[i], stop, 0, below[i]);
    if (progress != nullptr)
      progress->advance(std::accumulate(std::begin(below[i].nodes), std::end(below[i].nodes), 0.0));
  });
  for (const Levels& part : below) levels.add(part, row, 1);
  return levels;
}

}  // namespace

std::optional<TreeProfile> profile_lines(const RuledBoard& board, int threads, const Stop& stop,
                                         Progress* progress) {
  if (board.rule() == Rule::queens) return profile_lines(board.board(), threads, stop, progress);
  const LineLevels levels = std::visit(
      [&](const auto& gate) {
        return levels_through(board, gate, threads_for(threads), stop, progress);
      },
      gate_of(board));
  if (stop.requested()) return std::nullopt;
  return profile_from(levels);
}

}  // namespace queens

#include "tree_request.hpp"

#include <fmt/format.h>

#include "base/words.hpp"
#include "exit_code.hpp"

namespace queens::app {

bool compares(const TreeRequest& request) {
  return !request.prunings.empty() || !request.order.empty();
}

std::vector<Strategy> strategies_of(const TreeRequest& request, int side) {
  RowOrder order;
  if (!request.order.empty()) order = *row_order(request.order, side);
  std::vector<Strategy> strategies;
  for (const Pruning pruning : request.prunings) strategies.push_back({pruning, order});
  if (strategies.empty()) strategies.push_back({Pruning::lines, order});
  return strategies;
}

void fail(TreeFailure failure, const Strategy& strategy, int side) {
  if (failure == TreeFailure::stopped)
    throw Failure(ExitCode::stopped, tr("queens: stopped before the tree was walked"));
  const bool columns = strategy.pruning == Pruning::columns;
  refuse(tr_format("--prune {} expected a side up to {}, found {}", name_of(strategy.pruning),
                   columns ? 20 : 26, side));
}

std::string shown_seconds(double seconds) { return tr_format("{:.4f} s", seconds); }

bool are_named(const std::vector<Subject>& subjects) {
  for (const Subject& subject : subjects)
    if (subject.name != std::to_string(subject.board.side())) return true;
  return false;
}

Field board_field(const std::vector<Subject>& subjects) {
  return {are_named(subjects) ? tr_later("board") : "", "board", "board"};
}

Cell levels_cell(const std::vector<Total>& nodes_by_depth) {
  std::vector<std::string> levels;
  levels.reserve(nodes_by_depth.size());
  for (const Total nodes : nodes_by_depth) levels.push_back(nodes.to_string());
  return {fmt::format("{}", fmt::join(levels, " ")), levels};
}

}  // namespace queens::app

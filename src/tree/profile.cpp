// Trees walked node by node, and what is counted on the way.
#include "queens/tree.hpp"

#include "queens/tree_walk.hpp"
#include "tree/node_tally.hpp"
#include "tree/tactics.hpp"
#include "tree/unpruned.hpp"

namespace queens {
namespace {

/// Nodes of a tree without pruning that are still walked, within a tenth of a second: `none` up to
/// side 7, `columns` on the empty board up to side 9.
constexpr std::uint64_t kMostWalked = 2'000'000;

Total sum_of(const std::vector<Total>& levels) {
  Total sum;
  for (const Total nodes : levels) sum = sum.plus(nodes).value_or(Total::max());
  return sum;
}

/// What a walk counts.
struct Counts {
  std::vector<std::uint64_t> nodes_by_depth;
  std::uint64_t leaves = 0, dead_ends = 0;
  std::vector<Total> solutions = {};  ///< of each case
};

TreeProfile profile_of(const Counts& counts, const Plan& cases, std::uint64_t checks) {
  TreeProfile profile;
  profile.nodes_by_depth.assign(counts.nodes_by_depth.begin(), counts.nodes_by_depth.end());
  profile.leaves = counts.leaves;
  profile.dead_ends = counts.dead_ends;
  // A walk that overflows a total would take longer than anybody lives.
  profile.solutions = weighted_total(cases, counts.solutions).value_or(Total{});
  profile.checks = checks;
  return profile;
}

std::optional<TreeProfile> walk_tree(const Board& board, const Strategy& strategy, const Stop& stop,
                                     Progress* progress) {
  NodeTally tally(progress);
  const Plan cases = cases_of(board, strategy.pruning);
  Counts counts{std::vector<std::uint64_t>(static_cast<std::size_t>(board.side()) + 1)};
  counts.solutions.resize(cases.size());
  std::vector<std::uint64_t> solutions(cases.size());
  TreeWalk walk(board, strategy);
  while (walk.next()) {
    tally.add_one();
    ++counts.nodes_by_depth[static_cast<std::size_t>(walk.depth())];
    if (walk.fate() == Fate::branches) {
      if (stop.requested()) return std::nullopt;
      continue;
    }
    ++counts.leaves;
    if (walk.fate() == Fate::dead_end) ++counts.dead_ends;
    if (walk.fate() == Fate::solution) ++solutions[walk.case_index()];
  }
  counts.solutions.assign(solutions.begin(), solutions.end());
  return profile_of(counts, cases, walk.checks());
}

/// Cases are turned pictures of the board's; a picture of `solution` that the board has.
Placement turned_back(const Board& board, const Placement& solution) {
  for (const Symmetry symmetry : kSymmetries) {
    Placement picture = picture_of(symmetry, solution);
    if (violations(board, squares_of(picture)).empty()) return picture;
  }
  return solution;
}

}  // namespace

Total TreeProfile::nodes() const { return sum_of(nodes_by_depth); }

int TreeProfile::depth() const {
  int depth = 0;
  for (std::size_t d = 0; d < nodes_by_depth.size(); ++d)
    if (nodes_by_depth[d] != Total{}) depth = static_cast<int>(d);
  return depth;
}

tl::expected<TreeProfile, TreeFailure> profile_tree(const Board& board, const Strategy& strategy,
                                                    const Stop& stop, Progress* progress) {
  if (strategy.pruning <= Pruning::columns) {
    const auto levels = unpruned_levels(board, strategy);
    if (!levels) return tl::unexpected(TreeFailure::too_large);
    if (sum_of(*levels) > Total(kMostWalked))
      return calculate_unpruned(board, strategy, stop, progress);
  }
  auto profile = walk_tree(board, strategy, stop, progress);
  if (!profile) return tl::unexpected(TreeFailure::stopped);
  return std::move(*profile);
}

std::optional<FirstCost> cost_of_first(const Board& board, const Strategy& strategy,
                                       const Stop& stop) {
  TreeWalk walk(board, strategy);
  std::uint64_t placements = 0;
  while (walk.next()) {
    if (walk.depth() > 0) ++placements;
    if (walk.fate() == Fate::solution)
      return FirstCost{true, placements, walk.checks(), turned_back(board, walk.placement())};
    if (stop.requested()) return std::nullopt;
  }
  return FirstCost{false, placements, walk.checks(), {}};
}

}  // namespace queens

#include "tree/unpruned.hpp"

#include <bit>
#include <numeric>

#include "base/bits.hpp"
#include "queens/tree_walk.hpp"
#include "tree/node_tally.hpp"

namespace queens {
namespace {

/// 20! is the largest factorial below 2^64, and a table of 2^20 numbers takes 8 MiB.
constexpr int kMostColumns = 20;

/// 1, side, side^2 ... side^side.
std::optional<std::vector<Total>> powers_of(int side) {
  std::vector<Total> powers = {1};
  for (int depth = 0; depth < side; ++depth) {
    const auto next = powers.back().times(static_cast<std::uint64_t>(side));
    if (!next) return std::nullopt;
    powers.push_back(*next);
  }
  return powers;
}

RowOrder order_of(const Board& board, const Strategy& strategy) {
  if (!strategy.order.empty()) return strategy.order;
  RowOrder order(static_cast<std::size_t>(board.side()));
  std::iota(order.begin(), order.end(), 0);
  return order;
}

/// Sets of columns as numbers; `ways[set]` is of how many placements of the first rows, as many as
/// the set has columns, those are the columns.
class ColumnSets {
 public:
  ColumnSets(const Board& board, const RowOrder& order) : side_(board.side()) {
    for (const int row : order) open_.push_back(board.open_row(row));
  }

  [[nodiscard]] std::vector<std::uint64_t> ways() const {
    std::vector<std::uint64_t> ways(sets());
    ways[0] = 1;
    for (Row set = 0; set < sets(); ++set)
      for (Row rest = choices(set); rest != 0; rest = without_lowest(rest))
        ways[set | bit(lowest_column(rest))] += ways[set];
    return ways;
  }

  /// `completions[set]` is in how many ways the rows after those get the other columns.
  [[nodiscard]] std::vector<std::uint64_t> completions() const {
    std::vector<std::uint64_t> completions(sets());
    completions.back() = 1;
    for (Row set = sets() - 1; set-- > 0;)
      for (Row rest = choices(set); rest != 0; rest = without_lowest(rest))
        completions[set] += completions[set | bit(lowest_column(rest))];
    return completions;
  }

  /// Where the next row's queen may stand.
  [[nodiscard]] Row choices(Row set) const {
    const auto depth = static_cast<std::size_t>(std::popcount(set));
    return depth == open_.size() ? 0 : open_[depth] & ~set;
  }

  [[nodiscard]] std::size_t sets() const { return std::size_t{1} << side_; }

 private:
  int side_;
  std::vector<Row> open_;
};

/// What the tree of `lines` says of one that does not look at diagonals.
struct Legal {
  Total completions;  ///< of all legal placements that are not complete
  Total solutions;
};

std::optional<Legal> walk_lines(const Board& board, const RowOrder& order,
                                const std::vector<std::uint64_t>& completions, const Stop& stop,
                                Progress* progress) {
  NodeTally tally(progress);
  TreeWalk walk(board, {Pruning::lines, order});
  std::vector<Row> used(order.size() + 1);
  Total sum;
  std::uint64_t solutions = 0;
  while (walk.next()) {
    tally.add_one();
    const auto depth = static_cast<std::size_t>(walk.depth());
    if (depth > 0) used[depth] = used[depth - 1] | bit(walk.queen().column);
    if (walk.fate() == Fate::solution) {
      ++solutions;
      continue;
    }
    if (stop.requested()) return std::nullopt;
    sum = sum.plus(completions[used[depth]]).value_or(Total::max());
  }
  return Legal{sum, solutions};
}

std::optional<TreeProfile> lines_of(const Board& board, const Strategy& strategy, const Stop& stop,
                                    Progress* progress) {
  if (strategy.order.empty()) return profile_lines(board, 1, stop, progress);
  const auto profile = profile_tree(board, {Pruning::lines, strategy.order}, stop, progress);
  return profile ? std::optional(*profile) : std::nullopt;
}

tl::expected<TreeProfile, TreeFailure> calculate_none(const Board& board, const Strategy& strategy,
                                                      const Stop& stop, Progress* progress) {
  const auto powers = powers_of(board.side());
  if (!powers) return tl::unexpected(TreeFailure::too_large);
  const auto lines = lines_of(board, strategy, stop, progress);
  if (!lines) return tl::unexpected(TreeFailure::stopped);
  TreeProfile profile;
  profile.means = TreeProfile::Means::calculated;
  profile.nodes_by_depth = *powers;
  profile.leaves = powers->back();
  profile.solutions = lines->solutions;
  profile.dead_ends = profile.leaves.minus(profile.solutions).value_or(Total{});
  const auto side = powers->size() - 1;
  for (std::size_t depth = 0; depth < side; ++depth) {
    const auto legal = lines->nodes_by_depth[depth].as_word();
    const auto checks = legal ? (*powers)[side - depth].times(*legal) : std::nullopt;
    const auto sum = checks ? profile.checks.plus(*checks) : std::nullopt;
    if (!sum) return tl::unexpected(TreeFailure::too_large);
    profile.checks = *sum;
  }
  return profile;
}

tl::expected<TreeProfile, TreeFailure> calculate_columns(const Board& board,
                                                         const Strategy& strategy, const Stop& stop,
                                                         Progress* progress) {
  const RowOrder order = order_of(board, strategy);
  const ColumnSets sets(board, order);
  const auto legal = walk_lines(board, order, sets.completions(), stop, progress);
  if (!legal) return tl::unexpected(TreeFailure::stopped);
  const auto ways = sets.ways();
  std::vector<std::uint64_t> levels(order.size() + 1);
  std::uint64_t stuck = 0;  // no column is left that is open in the next row
  Total asked = legal->completions;
  for (Row set = 0; set < ways.size(); ++set) {
    const auto depth = static_cast<std::size_t>(std::popcount(set));
    levels[depth] += ways[set];
    if (depth == order.size()) continue;
    if (sets.choices(set) == 0) stuck += ways[set];
    const auto row = Total(ways[set]).times(order.size());
    asked = asked.plus(row.value_or(Total::max())).value_or(Total::max());
  }
  TreeProfile profile;
  profile.means = TreeProfile::Means::calculated;
  profile.nodes_by_depth.assign(levels.begin(), levels.end());
  profile.leaves = Total(stuck).plus(levels.back()).value_or(Total::max());
  profile.solutions = legal->solutions;
  profile.dead_ends = profile.leaves.minus(profile.solutions).value_or(Total{});
  profile.checks = asked;
  return profile;
}

}  // namespace

std::optional<std::vector<Total>> unpruned_levels(const Board& board, const Strategy& strategy) {
  if (strategy.pruning == Pruning::none) return powers_of(board.side());
  if (board.side() > kMostColumns) return std::nullopt;
  const auto ways = ColumnSets(board, order_of(board, strategy)).ways();
  std::vector<std::uint64_t> levels(static_cast<std::size_t>(board.side()) + 1);
  for (Row set = 0; set < ways.size(); ++set)
    levels[static_cast<std::size_t>(std::popcount(set))] += ways[set];
  return std::vector<Total>(levels.begin(), levels.end());
}

tl::expected<TreeProfile, TreeFailure> calculate_unpruned(const Board& board,
                                                          const Strategy& strategy,
                                                          const Stop& stop, Progress* progress) {
  return strategy.pruning == Pruning::none ? calculate_none(board, strategy, stop, progress)
                                           : calculate_columns(board, strategy, stop, progress);
}

}  // namespace queens

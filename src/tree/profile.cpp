#include <bit>

#include "board/attacks.hpp"
#include "queens/tree.hpp"

namespace queens {
namespace {

/// Adds the nodes below a node at depth `row`: its children, then theirs.
void count_below(const Board& board, int row, Attacks attacks, TreeProfile& profile,
                 const Stop& stop) {
  if (row == board.side() || stop.requested()) return;
  Row rest = board.open_row(row) & ~attacks.all();
  profile.nodes_by_depth[std::size_t(row) + 1] += std::uint64_t(std::popcount(rest));
  if (row + 1 == board.side()) return;
  for (; rest != 0; rest = without_lowest(rest))
    count_below(board, row + 1, attacks.after(bit(lowest_column(rest))), profile, stop);
}

}  // namespace

Total TreeProfile::nodes() const {
  std::uint64_t sum = 0;  // a walk that overflows this would take centuries
  for (const std::uint64_t nodes : nodes_by_depth) sum += nodes;
  return sum;
}

std::optional<TreeProfile> profile_tree(const Board& board, const Stop& stop) {
  TreeProfile profile{std::vector<std::uint64_t>(std::size_t(board.side()) + 1)};
  profile.nodes_by_depth[0] = 1;
  count_below(board, 0, Attacks{}, profile, stop);
  if (stop.requested()) return std::nullopt;
  return profile;
}

}  // namespace queens

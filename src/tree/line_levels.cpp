#include "tree/line_levels.hpp"

namespace queens {

TreeProfile profile_from(const LineLevels& levels) {
  TreeProfile profile;
  profile.nodes_by_depth.assign(levels.nodes.begin(), levels.nodes.end());
  profile.solutions = levels.nodes.back();
  const std::size_t side = levels.nodes.size() - 1;
  std::uint64_t stuck = 0;
  for (std::size_t depth = 0; depth < side; ++depth) {
    stuck += levels.nodes[depth] - levels.inner[depth];
    const auto asked = Total(levels.nodes[depth]).times(side);
    profile.checks = profile.checks.plus(asked.value_or(Total::max())).value_or(Total::max());
  }
  profile.dead_ends = stuck;
  profile.leaves = Total(stuck).plus(profile.solutions).value_or(Total::max());
  return profile;
}

}  // namespace queens

#include <gtest/gtest.h>

#include <functional>
#include <map>

#include "queens/tree.hpp"
#include "support/boards.hpp"
#include "support/oracle.hpp"

namespace queens {
namespace {

TEST(ProfileTree, HasThePublishedLevels) {  // OEIS A319284
  std::map<int, std::vector<std::uint64_t>> levels;
  for (const auto& row : support::read_csv("tree_levels.csv"))
    levels[std::stoi(row.at(0))].push_back(std::stoull(row.at(2)));
  ASSERT_GE(levels.size(), 14U);
  for (int side = 1; side <= 12; ++side)
    EXPECT_EQ(profile_tree(Board(side))->nodes_by_depth, levels[side]) << side;
}

TEST(ProfileTree, HasThePublishedTotals) {
  for (const auto& row : support::read_csv("plain_boards.csv")) {
    const int side = std::stoi(row.at(0));
    if (side < 4 || side > 12) continue;
    const auto profile = profile_tree(Board(side));
    EXPECT_EQ(profile->nodes().to_string(), row.at(5)) << side;
    EXPECT_EQ(std::to_string(profile->solutions()), row.at(1)) << side;
  }
}

/// Nodes by depth, by trying every partial placement against the drawing.
std::vector<std::uint64_t> oracle_levels(const oracle::Grid& grid) {
  const int n = int(grid.size());
  std::vector<std::uint64_t> levels(grid.size() + 1);
  std::vector<int> column;
  const std::function<void()> visit = [&] {
    ++levels[column.size()];
    const int row = int(column.size());
    if (row == n) return;
    for (int c = 0; c < n; ++c) {
      bool legal = grid[std::size_t(row)][std::size_t(c)] == '.';
      for (int r = 0; r < row; ++r)
        legal = legal && !oracle::attack(r, column[std::size_t(r)], row, c);
      if (!legal) continue;
      column.push_back(c);
      visit();
      column.pop_back();
    }
  };
  visit();
  return levels;
}

TEST(ProfileTree, AgreesWithTheOracleOnReservedSquares) {
  std::mt19937_64 random(13);
  for (int round = 0; round < 100; ++round) {
    const oracle::Grid grid = oracle::random_grid(round % 8, 0.06 * (round % 6), random);
    EXPECT_EQ(profile_tree(support::board_of(grid))->nodes_by_depth, oracle_levels(grid));
  }
}

TEST(ProfileTree, IsEmptyWhenStopped) {
  Stop stop;
  stop.request();
  EXPECT_FALSE(profile_tree(Board(8), stop).has_value());
}

TEST(Naive, IsExact) {
  EXPECT_EQ(naive_placements(0), "1");
  EXPECT_EQ(naive_placements(1), "1");
  EXPECT_EQ(naive_placements(6), "46656");
  EXPECT_EQ(naive_placements(8), "16777216");
  EXPECT_EQ(naive_placements(16), "18446744073709551616");
  EXPECT_EQ(naive_placements(10), "1" + std::string(10, '0'));
  EXPECT_EQ(naive_placements(64).size(), 116U);
}

TEST(Naive, GivesTheSourcesRatios) {
  EXPECT_NEAR(percent_of_naive(153, 6), 0.327932, 5e-7);
  EXPECT_NEAR(percent_of_naive(2057, 8), 0.012261, 5e-7);
}

}  // namespace
}  // namespace queens

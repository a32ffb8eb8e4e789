// Trees under every rule.
#include <gtest/gtest.h>

#include "queens/tree.hpp"
#include "support/ruled.hpp"

namespace queens {
namespace {

TEST(RuledTree, HasTheNodesOfTheOracle) {
  std::mt19937_64 random(41);
  for (const Rule rule : kRules)
    for (int round = 0; round < 60; ++round) {
      const oracle::Ruled drawn =
          oracle::random_ruled(std::string(name_of(rule)), 1 + round % 8, random);
      const RuledBoard board = support::ruled_board_of(drawn);
      // A fixed queen closes what it attacks: it is as if it stood already.
      oracle::Ruled closed = drawn;
      for (int row = 0; row < board.side(); ++row)
        for (int column = 0; column < board.side(); ++column)
          if ((board.open_row(row) >> column & 1) == 0)
            closed.grid[std::size_t(row)][std::size_t(column)] = '*';
      const auto tree = profile_lines(board, 1 + round % 3);
      ASSERT_TRUE(tree.has_value());
      ASSERT_EQ(tree->nodes_by_depth.size(), std::size_t(board.side()) + 1);
      for (std::size_t depth = 0; depth < tree->nodes_by_depth.size(); ++depth)
        EXPECT_EQ(tree->nodes_by_depth[depth],
                  Total(oracle::partial_solutions(closed, depth).size()))
            << depth << '\n'
            << support::shown(drawn);
      EXPECT_EQ(tree->solutions, tree->nodes_by_depth.back());
      EXPECT_EQ(tree->leaves, *tree->dead_ends.plus(tree->solutions));
    }
}

TEST(RuledTree, Stops) {
  Stop stop;
  stop.request();
  EXPECT_FALSE(profile_lines(RuledBoard(Board(12), Rule::superqueen), 1, stop).has_value());
}

}  // namespace
}  // namespace queens

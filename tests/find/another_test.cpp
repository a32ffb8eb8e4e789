#include <gtest/gtest.h>

#include <algorithm>

#include "queens/find.hpp"
#include "support/boards.hpp"
#include "support/oracle.hpp"

namespace queens {
namespace {

using support::board_of;
using Verdict = Finding::Verdict;

TEST(FindAnother, IsOneOfTheOraclesIfThereIsMoreThanOne) {
  std::mt19937_64 random(23);
  int only = 0;
  for (int round = 0; round < 300; ++round) {
    oracle::Grid grid = oracle::random_grid(round % 8, 0.07 * (round % 7), random);
    if (!grid.empty() && round % 4 == 0) grid[random() % grid.size()][random() % grid.size()] = 'Q';
    const auto solutions = oracle::solutions(grid);
    for (const Placement& solution : solutions) {
      const Finding other = find_another(board_of(grid), solution, {.threads = 1});
      ASSERT_EQ(other.verdict, solutions.size() > 1 ? Verdict::found : Verdict::none)
          << ::testing::PrintToString(grid);
      if (solutions.size() == 1) {
        ++only;
        continue;
      }
      EXPECT_NE(other.placement, solution);
      EXPECT_NE(std::find(solutions.begin(), solutions.end(), other.placement), solutions.end());
    }
  }
  EXPECT_GT(only, 50);  // so that both are tested
}

TEST(FindAnother, WorksOnLargeBoards) {
  const Board board(64);
  const Placement one = find(board, {}).placement;
  const Finding other = find_another(board, one, {});
  ASSERT_EQ(other.verdict, Verdict::found);
  EXPECT_NE(other.placement, one);
  EXPECT_TRUE(violations(board, squares_of(other.placement)).empty());
  Board fixed = board;
  for (const Square square : squares_of(one)) fixed.fix(square);
  EXPECT_EQ(find_another(fixed, one, {}).verdict, Verdict::none);
}

TEST(FindAnother, SaysWhenItWasStopped) {
  const Board board(64);
  const Placement one = find(board, {}).placement;
  Stop stop;
  stop.request();
  EXPECT_EQ(find_another(board, one, {}, stop).verdict, Verdict::stopped);
}

}  // namespace
}  // namespace queens

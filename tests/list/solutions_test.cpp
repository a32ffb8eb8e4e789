#include <gtest/gtest.h>

#include "queens/list.hpp"
#include "support/boards.hpp"
#include "support/oracle.hpp"

namespace queens {
namespace {

using support::board_of;

std::vector<Placement> all_of(const Board& board) {
  Solutions solutions(board);
  std::vector<Placement> all;
  while (const Placement* solution = solutions.next()) all.push_back(*solution);
  EXPECT_EQ(solutions.next(), nullptr) << "the end stays the end";
  return all;
}

TEST(Solutions, ComeInTheOraclesOrder) {
  std::mt19937_64 random(11);
  for (int round = 0; round < 200; ++round) {
    oracle::Grid grid = oracle::random_grid(round % 8, 0.05 * (round % 7), random);
    if (!grid.empty() && round % 4 == 0) grid[random() % grid.size()][random() % grid.size()] = 'Q';
    EXPECT_EQ(all_of(board_of(grid)), oracle::solutions(grid)) << ::testing::PrintToString(grid);
  }
}

TEST(Solutions, OfSideZeroAreOneEmptyPlacement) {
  EXPECT_EQ(all_of(Board(0)), std::vector<Placement>{Placement{}});
}

TEST(Solutions, EndWhenStopped) {
  Stop stop;
  Solutions solutions(Board(30), stop);
  stop.request();
  EXPECT_EQ(solutions.next(), nullptr);
}

TEST(Solutions, ReachTheLargestSide) {
  // Fixed queens leave the last rows open, so that the walk crosses bit 63.
  Board board(64);
  const Placement known = [] {
    Placement placement;  // n = 64: odd columns, then even ones, is a solution as 64 % 6 = 4
    for (int column = 1; column < 64; column += 2) placement.push_back(column);
    for (int column = 0; column < 64; column += 2) placement.push_back(column);
    return placement;
  }();
  ASSERT_TRUE(violations(board, squares_of(known)).empty());
  for (int row = 0; row < 58; ++row) board.fix({row, known[std::size_t(row)]});
  const auto all = all_of(board);
  EXPECT_NE(std::find(all.begin(), all.end(), known), all.end());
}

}  // namespace
}  // namespace queens

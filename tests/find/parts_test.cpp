#include "find/parts.hpp"

#include <gtest/gtest.h>

#include "support/boards.hpp"
#include "support/oracle.hpp"

namespace queens {
namespace {

constexpr std::uint64_t kNoLimit = ~std::uint64_t{0};
/// Nothing is known before the board is in parts.
constexpr PartsEffort kPartsOnly = {0, kNoLimit};

TEST(Parts, AnswerAsTheOracleDoes) {
  std::mt19937_64 random(31);
  int solvable = 0;
  for (int round = 0; round < 500; ++round) {
    const oracle::Grid grid = oracle::random_grid(round % 8, 0.06 * (round % 9), random);
    const Board board = support::board_of(grid);
    const bool expected = !oracle::solutions(grid).empty();
    solvable += expected ? 1 : 0;
    for (const int threads : {1, 3}) {
      Placement solution;
      ASSERT_EQ(look_in_parts(board, threads, kPartsOnly, Stop::never(), solution),
                expected ? Existence::found : Existence::none)
          << ::testing::PrintToString(grid);
      if (expected) {
        EXPECT_TRUE(violations(board, squares_of(solution)).empty());
      }
    }
  }
  EXPECT_GT(solvable, 50);
  EXPECT_LT(solvable, 450);
}

TEST(Parts, GiveTheSameSolutionOnAnyNumberOfThreads) {
  std::mt19937_64 random(32);
  for (int round = 0; round < 20; ++round) {
    const Board board = support::board_of(oracle::random_grid(24 + round, 0.5, random));
    Placement alone;
    ASSERT_EQ(look_in_parts(board, 1, kPartsOnly, Stop::never(), alone), Existence::found);
    for (const int threads : {2, 3, 8}) {
      Placement solution;
      look_in_parts(board, threads, kPartsOnly, Stop::never(), solution);
      EXPECT_EQ(solution, alone);
    }
  }
}

TEST(Parts, GiveUpWhenTheirEffortIsSpent) {
  Board board(36);  // none completes it, which takes millions of nodes to know
  const int columns[] = {0, 2, 4, 1, 3, 8, 10, 12, 14, 5, 7, 18};
  for (int row = 0; row < 12; ++row) board.fix({row, columns[row]});
  Placement solution;
  EXPECT_EQ(look_in_parts(board, 2, {100, 100}, Stop::never(), solution), Existence::undecided);
  Stop stop;
  stop.request();
  EXPECT_EQ(look_in_parts(board, 2, kPartsOnly, stop, solution), Existence::undecided);
  EXPECT_TRUE(solution.empty());
}

}  // namespace
}  // namespace queens

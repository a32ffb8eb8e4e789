#include "find/first.hpp"

#include <gtest/gtest.h>

#include "board/walk.hpp"
#include "support/boards.hpp"
#include "support/oracle.hpp"

namespace queens {
namespace {

using Verdict = Finding::Verdict;

void ignore(Square /*settled*/) {}

TEST(First, IsTheFirstOfTheOracle) {
  std::mt19937_64 random(21);
  for (int round = 0; round < 1000; ++round) {
    oracle::Grid grid = oracle::random_grid(round % 8, 0.06 * (round % 9), random);
    if (!grid.empty() && round % 3 == 0) grid[random() % grid.size()][random() % grid.size()] = 'Q';
    const auto solutions = oracle::solutions(grid);
    for (const int threads : {1, 2}) {
      const Finding finding =
          find_first_by_rows(support::board_of(grid), threads, ignore, Stop::never());
      ASSERT_EQ(finding.verdict, solutions.empty() ? Verdict::none : Verdict::found)
          << ::testing::PrintToString(grid);
      if (!solutions.empty()) {
        EXPECT_EQ(finding.placement, solutions.front());
      }
    }
  }
}

TEST(First, IsTheFirstOfASearchRowByRow) {
  // OEIS A141843, counted from 0.
  EXPECT_EQ(find_first_by_rows(Board(8), 1, ignore, Stop::never()).placement,
            (Placement{0, 4, 7, 5, 2, 6, 1, 3}));
  for (int side = 9; side <= 23; ++side) {
    Walk walk{Board(side)};
    ASSERT_EQ(walk.next_solution(Stop::never()), Walk::Outcome::solution);
    EXPECT_EQ(find_first_by_rows(Board(side), 2, ignore, Stop::never()).placement,
              walk.placement());
  }
}

TEST(First, TellsEveryRowOnceAndInOrder) {
  std::vector<Square> told;
  const Finding finding = find_first_by_rows(
      Board(12), 1, [&](Square square) { told.push_back(square); }, Stop::never());
  EXPECT_EQ(told, squares_of(finding.placement));
}

TEST(First, SaysWhenItWasStopped) {
  Stop stop;
  stop.request();
  EXPECT_EQ(find_first_by_rows(Board(36), 2, ignore, stop).verdict, Verdict::stopped);
}

}  // namespace
}  // namespace queens

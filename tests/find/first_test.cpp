#include "find/first.hpp"

#include <gtest/gtest.h>

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

TEST(First, IsAsPublished) {
  // The column of each row, counted from 1 (OEIS A141843, row n).
  const std::vector<Placement> published = {
      {1, 5, 8, 6, 3, 7, 2, 4},
      {1, 3, 5, 2, 4, 13, 15, 12, 18, 20, 17, 9, 16, 19, 8, 10, 7, 14, 6, 11},
      {1,  3,  5, 2,  4,  9,  11, 13, 15, 6,  18, 23, 26, 28, 31, 25,
       27, 30, 7, 17, 29, 14, 10, 8,  20, 12, 16, 19, 22, 24, 21},
  };
  for (Placement expected : published) {
    for (int& column : expected) --column;
    const Board board(static_cast<int>(expected.size()));
    EXPECT_EQ(find_first_by_rows(board, 2, ignore, Stop::never()).placement, expected);
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

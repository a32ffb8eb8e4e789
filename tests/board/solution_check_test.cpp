#include "queens/solution_check.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "support/boards.hpp"
#include "support/oracle.hpp"

namespace queens {
namespace {

bool is_solution(const WideBoard& board, const std::vector<int>& columns) {
  SolutionCheck check(board);
  check.take(columns);
  return check.is_solution();
}

TEST(SolutionCheck, TakesExactlyTheOraclesSolutions) {
  std::mt19937_64 random(3);
  for (int round = 0; round < 60; ++round) {
    oracle::Grid grid = oracle::random_grid(round % 7, 0.1 * (round % 3), random);
    if (!grid.empty() && round % 2 == 0) grid[random() % grid.size()][random() % grid.size()] = 'Q';
    const WideBoard board(support::board_of(grid));
    const auto solutions = oracle::solutions(grid);
    std::vector<int> columns(grid.size(), 0);
    std::size_t accepted = 0;
    for (bool more = true; more;) {  // all n^n placements, right or wrong
      if (is_solution(board, columns)) {
        ++accepted;
        EXPECT_TRUE(std::binary_search(solutions.begin(), solutions.end(), columns));
      }
      more = false;
      for (std::size_t row = columns.size(); !more && row-- > 0;) {
        columns[row] = (columns[row] + 1) % static_cast<int>(grid.size());
        more = columns[row] != 0;
      }
    }
    EXPECT_EQ(accepted, solutions.size()) << ::testing::PrintToString(grid);
  }
}

TEST(SolutionCheck, TakesRowsInAnyPieces) {
  const WideBoard board(6);
  const std::vector<int> solution = {1, 3, 5, 0, 2, 4};
  for (std::size_t cut = 0; cut <= solution.size(); ++cut) {
    SolutionCheck check(board);
    EXPECT_TRUE(check.take(std::span(solution).first(cut)));
    EXPECT_EQ(check.is_solution(), cut == solution.size());
    EXPECT_TRUE(check.take(std::span(solution).subspan(cut)));
    EXPECT_TRUE(check.is_solution());
  }
}

TEST(SolutionCheck, RefusesTooManyRowsAndWrongColumns) {
  EXPECT_FALSE(is_solution(WideBoard(4), {1, 3, 0, 2, 0}));
  EXPECT_FALSE(is_solution(WideBoard(4), {1, 3, 0, 4}));
  EXPECT_FALSE(is_solution(WideBoard(4), {-1, 3, 0, 2}));
  EXPECT_FALSE(is_solution(WideBoard(4), {1, 3, 0}));
  EXPECT_TRUE(is_solution(WideBoard(4), {1, 3, 0, 2}));
  EXPECT_TRUE(is_solution(WideBoard(0), {}));
}

TEST(SolutionCheck, StaysWrongOnceWrong) {
  const WideBoard board(4);
  SolutionCheck wrong(board);
  EXPECT_FALSE(wrong.take(std::vector<int>{1, 1}));
  EXPECT_FALSE(wrong.take(std::vector<int>{1, 3, 0, 2}));
  EXPECT_FALSE(wrong.is_solution());
}

}  // namespace
}  // namespace queens

#include <gtest/gtest.h>

#include <set>

#include "queens/find.hpp"
#include "support/boards.hpp"
#include "support/oracle.hpp"
#include "support/wide.hpp"

namespace queens {
namespace {

using support::board_of;
using support::is_solution;
using Verdict = Finding::Verdict;

oracle::Grid transposed(const oracle::Grid& grid) {
  oracle::Grid result = grid;
  for (std::size_t r = 0; r < grid.size(); ++r)
    for (std::size_t c = 0; c < grid.size(); ++c) result[c][r] = grid[r][c];
  return result;
}

/// The rows by column of a placement.
Placement by_columns(const Placement& placement) {
  Placement rows(placement.size());
  for (std::size_t row = 0; row < placement.size(); ++row)
    rows[std::size_t(placement[row])] = int(row);
  return rows;
}

TEST(Find, AnswersAsTheOracleDoes) {
  std::mt19937_64 random(5);
  for (int round = 0; round < 300; ++round) {
    oracle::Grid grid = oracle::random_grid(round % 8, 0.08 * (round % 7), random);
    if (!grid.empty() && round % 4 == 0) grid[random() % grid.size()][random() % grid.size()] = 'Q';
    const Board board = board_of(grid);
    const auto solutions = oracle::solutions(grid);
    const Finding any = find(board, FindOrder::any);
    const Finding rows = find(board, FindOrder::rows);
    const Finding columns = find(board, FindOrder::columns);
    const Finding seeded = find(board, {.seed = std::uint64_t(round)});
    const Finding wide = find(WideBoard(board), {.seed = std::uint64_t(round)});
    EXPECT_EQ(seeded.placement, wide.placement);
    for (const Finding* finding : {&any, &rows, &columns, &seeded, &wide}) {
      ASSERT_EQ(finding->verdict, solutions.empty() ? Verdict::none : Verdict::found)
          << ::testing::PrintToString(grid);
      if (solutions.empty()) continue;
      EXPECT_TRUE(violations(board, squares_of(finding->placement)).empty());
    }
    if (solutions.empty()) continue;
    EXPECT_EQ(rows.placement, solutions.front());
    EXPECT_EQ(by_columns(columns.placement), oracle::solutions(transposed(grid)).front());
  }
}

TEST(Find, FindsOnEveryEmptyBoardButTwoAndThree) {
  for (int side = 0; side <= Board::kMaxSide; ++side) {
    const Finding finding = find(Board(side), FindOrder::any);
    ASSERT_EQ(finding.verdict, side == 2 || side == 3 ? Verdict::none : Verdict::found) << side;
    if (finding.verdict == Verdict::none) continue;
    EXPECT_TRUE(violations(Board(side), squares_of(finding.placement)).empty());
  }
}

TEST(Find, IsFirstByRowsAsPublished) {
  // OEIS A141843, counted from 0.
  EXPECT_EQ(find(Board(8), FindOrder::rows).placement, (Placement{0, 4, 7, 5, 2, 6, 1, 3}));
  EXPECT_EQ(find(Board(9), FindOrder::rows).placement, (Placement{0, 2, 5, 7, 1, 3, 8, 6, 4}));
}

TEST(Find, FindsAnotherSolutionForAnotherSeed) {
  std::set<Placement> found;
  constexpr int kSeeds = 40;
  for (std::uint64_t seed = 0; seed < kSeeds; ++seed) {
    const Finding finding = find(Board(20), {.seed = seed});
    EXPECT_TRUE(violations(Board(20), squares_of(finding.placement)).empty());
    EXPECT_EQ(find(Board(20), {.seed = seed}).placement, finding.placement);
    found.insert(finding.placement);
  }
  EXPECT_EQ(found.size(), kSeeds);
  for (std::uint64_t seed = 0; seed < kSeeds; ++seed)
    EXPECT_EQ(find(Board(64), {.seed = seed}).verdict, Verdict::found);
}

TEST(Find, SeedsReachEverySolutionOfASmallBoard) {
  std::set<Placement> found;
  for (std::uint64_t seed = 0; seed < 2000; ++seed)
    found.insert(find(Board(8), {.seed = seed}).placement);
  EXPECT_EQ(found.size(), 92);
}

TEST(Find, AnswersBoardsOfAnySide) {
  const WideBoard empty(1000);
  const WideBoard some(1000, {{0, 0}}, {{3, 3}}, {50'000, 1});
  EXPECT_TRUE(is_solution(empty, find(empty, {}).placement));
  EXPECT_TRUE(is_solution(empty, find(empty, {.seed = 1}).placement));
  EXPECT_NE(find(empty, {}).placement, find(empty, {.seed = 1}).placement);
  EXPECT_TRUE(is_solution(some, find(some, {}).placement));
  EXPECT_EQ(find(some, {}).placement, find(some, {.seed = 0}).placement);
  EXPECT_EQ(find(WideBoard(1000, {}, {{3, 3}, {4, 4}}), {}).verdict, Verdict::none);
  EXPECT_EQ(find(WideBoard(3), {}).verdict, Verdict::none);
}

TEST(Find, SaysWhenItWasStopped) {
  Stop stop;
  stop.request();
  for (const FindOrder order : {FindOrder::any, FindOrder::rows, FindOrder::columns})
    EXPECT_EQ(find(Board(64), order, stop).verdict, Verdict::stopped);
}

}  // namespace
}  // namespace queens

#include "find/local_search.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <random>

#include "find/impossible.hpp"
#include "support/boards.hpp"
#include "support/oracle.hpp"
#include "support/wide.hpp"

namespace queens {
namespace {

using support::is_solution;
using Verdict = Finding::Verdict;

/// Small effort for small boards, so that giving up takes no time.
Finding search(const WideBoard& board, std::uint64_t seed = 0) {
  return local_search(board, seed, {2'000, 40'000}, Stop::never());
}

std::size_t pick(std::size_t bound, std::mt19937_64& random) { return random() % bound; }

TEST(LocalSearch, AnswersSmallBoardsAsTheOracleDoes) {
  std::mt19937_64 random(11);
  int with_solution = 0;
  int found = 0;
  for (int round = 0; round < 300; ++round) {
    oracle::Grid grid = oracle::random_grid(round % 8, 0.08 * (round % 5), random);
    if (!grid.empty() && round % 4 == 0)
      grid[pick(grid.size(), random)][pick(grid.size(), random)] = 'Q';
    const auto solutions = oracle::solutions(grid);
    with_solution += solutions.empty() ? 0 : 1;
    const Finding finding = search(WideBoard(support::board_of(grid)));
    ASSERT_NE(finding.verdict, Verdict::none) << "it can prove nothing";
    if (finding.verdict != Verdict::found) continue;
    ++found;
    ASSERT_TRUE(std::binary_search(solutions.begin(), solutions.end(), finding.placement))
        << ::testing::PrintToString(grid);
  }
  EXPECT_GT(with_solution, 100);
  EXPECT_EQ(found, with_solution) << "with restarts, no small board keeps its solution hidden";
}

TEST(LocalSearch, FindsOnLargeBoardsWithSquaresReservedByChance) {
  for (const int side : {65, 100, 300, 1000, 5000, 20'000})
    for (const std::uint32_t millionths : {5'000U, 100'000U, 300'000U, 500'000U}) {
      const WideBoard board(side, {}, {}, {millionths, 5});
      const Finding finding = local_search(board, 1, usual_effort(side), Stop::never());
      ASSERT_EQ(finding.verdict, Verdict::found) << side << " " << millionths;
      EXPECT_TRUE(is_solution(board, finding.placement));
    }
}

TEST(LocalSearch, KeepsFixedQueens) {
  for (const int side : {100, 1000, 20'000}) {
    const Finding hidden = local_search(WideBoard(side), 3, usual_effort(side), Stop::never());
    std::vector<Square> fixed;
    for (int row = 7; row < side; row += 100)
      fixed.push_back({row, hidden.placement[std::size_t(row)]});
    const WideBoard board(side, {}, fixed, {100'000, 9});
    const Finding finding = local_search(board, 4, usual_effort(side), Stop::never());
    ASSERT_EQ(finding.verdict, Verdict::found) << side;
    EXPECT_TRUE(is_solution(board, finding.placement));
    EXPECT_NE(finding.placement, hidden.placement);
  }
}

/// A board with some rows and columns that have three open squares, one of them in a solution.
WideBoard board_with_tight_lines(int side, int lines) {
  const Placement hidden =
      local_search(WideBoard(side), 2, usual_effort(side), Stop::never()).placement;
  std::vector<Square> reserved;
  for (int i = 0; i < lines; ++i) {
    const int row = i * (side / lines);
    const int column = hidden[std::size_t(row + 1)];
    for (int other = 0; other < side; ++other) {
      if (other != hidden[std::size_t(row)] && other % (side / 3) != 0)
        reserved.push_back({row, other});
      if (hidden[std::size_t(other)] != column && other % (side / 3) != 1)
        reserved.push_back({other, column});
    }
  }
  // The squares of the hidden solution stay open.
  std::erase_if(reserved,
                [&](Square square) { return hidden[std::size_t(square.row)] == square.column; });
  return {side, std::move(reserved), {}};
}

TEST(LocalSearch, FillsRowsAndColumnsWithFewOpenSquaresFirst) {
  for (const int side : {100, 300, 1000}) {
    const WideBoard board = board_with_tight_lines(side, 5);
    const Finding finding = local_search(board, 1, usual_effort(side), Stop::never());
    ASSERT_EQ(finding.verdict, Verdict::found) << side;
    EXPECT_TRUE(is_solution(board, finding.placement));
  }
}

TEST(LocalSearch, FillsManyTightLinesTheTightestFirst) {
  constexpr int kSide = 300;
  constexpr int kOpen = 14;
  std::mt19937_64 random(13);
  std::vector<int> places(kSide);
  std::iota(places.begin(), places.end(), 0);
  std::vector<Square> reserved;
  for (int line = 0; line < kSide; line += 3) {  // a third of the rows and of the columns
    std::shuffle(places.begin(), places.end(), random);
    for (std::size_t i = kOpen; i < kSide; ++i) reserved.push_back({line, places[i]});
    std::shuffle(places.begin(), places.end(), random);
    for (std::size_t i = kOpen; i < kSide; ++i) reserved.push_back({places[i], line});
  }
  const WideBoard board(kSide, reserved, {}, {100'000, 1});
  const Finding finding = local_search(board, 0, usual_effort(kSide), Stop::never());
  ASSERT_EQ(finding.verdict, Verdict::found);
  EXPECT_TRUE(is_solution(board, finding.placement));
}

TEST(LocalSearch, IsTheSameForTheSameSeedAlone) {
  const WideBoard board(200, {}, {}, {200'000, 1});
  EXPECT_EQ(search(board, 5).placement, search(board, 5).placement);
  EXPECT_NE(search(board, 5).placement, search(board, 6).placement);
}

TEST(LocalSearch, StopsAndGivesUp) {
  Stop stop;
  stop.request();
  EXPECT_EQ(local_search(WideBoard(1000), 0, usual_effort(1000), stop).verdict, Verdict::stopped);
  EXPECT_EQ(search(WideBoard(3)).verdict, Verdict::undecided);
}

TEST(PlainlyImpossible, IsRightWhereverItSaysSo) {
  std::mt19937_64 random(12);
  int impossible = 0;
  for (int round = 0; round < 600; ++round) {
    oracle::Grid grid = oracle::random_grid(2 + round % 6, 0.1 * (round % 8), random);
    for (int queens = round % 3; queens > 0; --queens)
      grid[pick(grid.size(), random)][pick(grid.size(), random)] = 'Q';
    if (!is_plainly_impossible(WideBoard(support::board_of(grid)))) continue;
    ++impossible;
    EXPECT_TRUE(oracle::solutions(grid).empty()) << ::testing::PrintToString(grid);
  }
  EXPECT_GT(impossible, 100);
}

TEST(PlainlyImpossible, SeesClosedLinesAndConflicts) {
  constexpr int kSide = 100;
  std::vector<Square> row, column;
  for (int i = 0; i < kSide; ++i) {
    row.push_back({50, i});
    column.push_back({i, 50});
  }
  EXPECT_TRUE(is_plainly_impossible(WideBoard(kSide, row, {})));
  EXPECT_TRUE(is_plainly_impossible(WideBoard(kSide, column, {})));
  row.pop_back();
  EXPECT_FALSE(is_plainly_impossible(WideBoard(kSide, row, {})));
  EXPECT_TRUE(is_plainly_impossible(WideBoard(kSide, row, {{49, 98}}))) << "attacks what is left";
  EXPECT_TRUE(is_plainly_impossible(WideBoard(kSide, {}, {{0, 0}, {7, 7}})));
  EXPECT_TRUE(is_plainly_impossible(WideBoard(kSide, {}, {{0, 9}, {9, 0}})));
  EXPECT_TRUE(is_plainly_impossible(WideBoard(kSide, {{3, 4}}, {{3, 4}})));
  EXPECT_FALSE(is_plainly_impossible(WideBoard(kSide, {}, {{3, 4}, {5, 5}})));
  EXPECT_TRUE(is_plainly_impossible(WideBoard(1'000'000, {}, {}, {1'000'000, 0})));
}

}  // namespace
}  // namespace queens

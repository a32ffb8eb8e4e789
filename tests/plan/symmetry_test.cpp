// Weighted boards: their total is the count of the whole board, for every group of symmetries.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "kernel/referee.hpp"
#include "plan/plan.hpp"
#include "support/boards.hpp"
#include "support/symmetric.hpp"

namespace queens {
namespace {

using support::board_of;

std::uint64_t referee_count(const Board& board) {
  return count_by_referee(board, Stop::never()).solutions;
}

std::optional<Total> total_of(const Plan& plan) {
  std::vector<Total> counts;
  for (const Case& one : plan) counts.emplace_back(referee_count(one.board));
  return weighted_total(plan, counts);
}

void expect_names_unique(const Plan& plan) {
  std::set<std::string> names;
  for (const Case& one : plan) EXPECT_TRUE(names.insert(case_name(one.board)).second);
}

TEST(PlanBySymmetry, CountsEmptyBoards) {
  for (const auto& known : support::empty_boards(11)) {
    const Plan plan = plan_by_symmetry(Board(known.side));
    EXPECT_EQ(total_of(plan), Total(known.solutions)) << known.side;
    expect_names_unique(plan);
  }
}

TEST(PlanBySymmetry, HasAtMostFiveCasesAFirstColumnBelowTheMiddle) {
  for (int side = 2; side <= 24; ++side)
    EXPECT_LE(plan_by_symmetry(Board(side)).size(), 5U * unsigned(side / 2)) << side;
}

TEST(PlanBySymmetry, WeighsEmptyBoardsByTies) {
  const std::vector<Weight> allowed = {{8, 1}, {4, 1}, {2, 1}};
  for (int side = 2; side <= 16; ++side)
    for (const Case& one : plan_by_symmetry(Board(side)))
      EXPECT_NE(std::find(allowed.begin(), allowed.end(), one.weight), allowed.end());
  ASSERT_EQ(plan_by_symmetry(Board(1)).size(), 1U);
  EXPECT_EQ(plan_by_symmetry(Board(1)).front().weight, Weight{});
}

TEST(PlanBySymmetry, WeighsACornerQueenFour) {
  int corners = 0;
  for (const Case& one : plan_by_symmetry(Board(9))) {
    bool in_corner = false;
    for (const Square queen : one.board.fixed_queens())
      in_corner = in_corner || (queen.row % 8 == 0 && queen.column % 8 == 0);
    EXPECT_TRUE(!in_corner || one.weight == (Weight{4, 1}));
    corners += in_corner ? 1 : 0;
  }
  EXPECT_EQ(corners, 1);
}

TEST(PlanBySymmetry, LeavesABoardWithoutSymmetryWhole) {
  const Board board = board_of({".*...", ".....", ".....", ".....", "....."});
  const Plan plan = plan_by_symmetry(board);
  ASSERT_EQ(plan.size(), 1U);
  EXPECT_EQ(referee_count(plan.front().board), referee_count(board));
  EXPECT_EQ(plan.front().weight, Weight{});
}

TEST(PlanBySymmetry, DropsABoardWithAClosedRowOrColumn) {
  EXPECT_TRUE(plan_by_symmetry(board_of({"***", "...", "..."})).empty());
  EXPECT_TRUE(plan_by_symmetry(board_of({".*.", ".*.", ".*."})).empty());
}

TEST(PlanBySymmetry, CountsRandomBoardsOfEveryGroup) {
  std::mt19937_64 random(20240917);
  std::map<std::string_view, int> searched_less;
  for (int round = 0; round < 100; ++round)
    for (const support::Group& group : support::groups()) {
      const int side = round % 11;
      oracle::Grid grid = oracle::random_grid(side, 0.05 * (round % 4), random);
      if (side > 0 && round % 5 == 0) grid[random() % grid.size()][random() % grid.size()] = 'Q';
      const Board board = board_of(support::closed_under(group, grid));
      ASSERT_GE(board.symmetries().order(), static_cast<int>(group.pictures.size()));

      const Plan plan = plan_by_symmetry(board);
      ASSERT_EQ(total_of(plan), Total(referee_count(board)))
          << group.name << ' ' << ::testing::PrintToString(grid);
      expect_names_unique(plan);
      std::uint64_t found = 0;
      for (const Case& one : plan) found += referee_count(one.board);
      if (2 * found <= referee_count(board) + 8 && referee_count(board) > 8)
        ++searched_less[group.name];
    }
  for (const support::Group& group : support::groups())
    EXPECT_TRUE(group.pictures.size() == 1 || searched_less[group.name] > 5) << group.name;
}

TEST(PlanBySymmetry, CountsReferenceBoards) {
  for (const auto& known : support::reference_boards(13))
    EXPECT_EQ(total_of(plan_by_symmetry(known.board)), Total(known.count)) << known.name;
}

TEST(WeightedTotal, IsExactOrNothing) {
  const Plan plan = {{Board(1), {8, 3}}, {Board(1), {4, 1}}};
  const auto total = [&](Total a, Total b) { return weighted_total(plan, std::vector{a, b}); };
  EXPECT_EQ(total(3, 2), Total(16));
  EXPECT_EQ(total(1, 0), std::nullopt) << "not a whole number";
  EXPECT_EQ(total(Total::max(), 0), std::nullopt) << "an overflow";
  EXPECT_EQ(weighted_total({}, {}), Total(0));
}

}  // namespace
}  // namespace queens

// Cases by which half has the queen of a column: their weighted total is the count of the board.
#include <gtest/gtest.h>

#include "kernel/referee.hpp"
#include "plan/plan.hpp"
#include "support/boards.hpp"
#include "support/symmetric.hpp"

namespace queens {
namespace {

std::optional<Total> total_of(const Plan& plan) {
  std::vector<Total> counts;
  for (const Case& one : plan) counts.emplace_back(count_by_referee(one.board, Stop::never()));
  return weighted_total(plan, counts);
}

TEST(PlanByHalves, IsTheBoardItselfIfOneIsWanted) {
  const Plan plan = plan_by_halves(Board(12), 1);
  ASSERT_EQ(plan.size(), 1U);
  EXPECT_EQ(plan.front().board, Board(12));
  EXPECT_EQ(plan.front().weight, Weight{});
}

TEST(PlanByHalves, KeepsTheCountOfEmptyBoards) {
  for (const auto& known : support::empty_boards(11))
    for (const std::size_t wanted : {1U, 2U, 5U, 20U, 300U})
      EXPECT_EQ(total_of(plan_by_halves(Board(known.side), wanted)), Total(known.solutions))
          << known.side << " wanted " << wanted;
}

TEST(PlanByHalves, KeepsTheCountForEveryGroupOfSymmetries) {
  std::mt19937_64 random(23);
  for (const auto& group : support::groups())
    for (int round = 0; round < 12; ++round) {
      const Board board = support::board_of(
          support::closed_under(group, oracle::random_grid(6 + round % 4, 0.08, random)));
      for (const std::size_t wanted : {2U, 16U})
        EXPECT_EQ(total_of(plan_by_halves(board, wanted)),
                  Total(count_by_referee(board, Stop::never())))
            << group.name;
    }
}

TEST(PlanByHalves, MakesAboutAsManyAsWanted) {
  EXPECT_GE(plan_by_halves(Board(18), 16).size(), 16U);
  EXPECT_LE(plan_by_halves(Board(18), 16).size(), 64U);
}

}  // namespace
}  // namespace queens

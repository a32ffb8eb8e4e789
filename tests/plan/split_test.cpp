// Splitting keeps the total, and gives many cases of similar size.
#include <gtest/gtest.h>

#include <set>

#include "kernel/referee.hpp"
#include "plan/plan.hpp"
#include "plan/probe.hpp"
#include "support/boards.hpp"
#include "support/symmetric.hpp"

namespace queens {
namespace {

using support::board_of;

std::vector<Total> counts_of(const Plan& plan) {
  std::vector<Total> counts;
  for (const Case& one : plan)
    counts.emplace_back(count_by_referee(one.board, Stop::never()).solutions);
  return counts;
}

TEST(Split, KeepsTheTotalAtManyDepths) {
  for (const std::size_t wanted : {0U, 1U, 2U, 10U, 100U, 1000U, 10000U}) {
    for (const auto& known : support::empty_boards(9)) {
      const Plan whole = split(Board(known.side), wanted);
      EXPECT_EQ(weighted_total(whole, counts_of(whole)), Total(known.solutions));
      const Plan weighted = split(plan_by_symmetry(Board(known.side)), wanted);
      EXPECT_EQ(weighted_total(weighted, counts_of(weighted)), Total(known.solutions));
    }
    for (const auto& known : support::reference_boards(10)) {
      const Plan plan = split(plan_by_symmetry(known.board), wanted);
      EXPECT_EQ(weighted_total(plan, counts_of(plan)), Total(known.count)) << known.name;
    }
  }
}

void expect_total_kept(Plan (*split_board)(const Board&, std::size_t wanted)) {
  for (const std::size_t wanted : {1U, 2U, 10U, 100U, 10000U}) {
    for (const auto& known : support::empty_boards(9)) {
      const Plan plan = split_board(Board(known.side), wanted);
      EXPECT_EQ(weighted_total(plan, counts_of(plan)), Total(known.solutions)) << known.side;
    }
    for (const auto& known : support::reference_boards(10)) {
      const Plan plan = split_board(known.board, wanted);
      EXPECT_EQ(weighted_total(plan, counts_of(plan)), Total(known.count)) << known.name;
    }
  }
}

TEST(SplitByHalves, KeepsTheTotal) { expect_total_kept(split_by_halves); }

TEST(SplitByHalves, CountsPicturesOnce) {
  // 2^4 ways to choose the half of four columns; a mirror and a flip make four of most of them one.
  EXPECT_EQ(split_by_halves(Board(12), 5).size(), 6U);
}

TEST(SplitByColours, KeepsTheTotal) { expect_total_kept(split_by_colours); }

TEST(SplitByColours, CountsPicturesOnce) {
  // Four ways to colour two rows, of which a mirror exchanges the colours.
  EXPECT_EQ(split_by_colours(Board(12), 1).size(), 1U);
  EXPECT_EQ(split_by_colours(Board(12), 2).size(), 2U);
}

TEST(Split, GivesAsManyCasesAsWanted) {
  for (const std::size_t wanted : {1U, 10U, 500U, 3000U}) {
    const Plan plan = split(plan_by_symmetry(Board(14)), wanted);
    EXPECT_GE(plan.size() * 100, wanted * 98);
    EXPECT_LT(plan.size(), wanted + 60);
    std::set<std::string> names;
    for (const Case& one : plan) EXPECT_TRUE(names.insert(case_name(one.board)).second);
  }
}

TEST(Split, JoinsCasesThatAreTheSamePicture) {
  const Plan plan = split(Board(8), 8);  // without symmetry: each first column and its mirror image
  EXPECT_LE(plan.size(), 8U);
  EXPECT_EQ(weighted_total(plan, counts_of(plan)), Total(92));
  const Plan deep = split(Board(8), 100000);
  EXPECT_LT(deep.size(), 92U);
  EXPECT_EQ(weighted_total(deep, counts_of(deep)), Total(92));
}

TEST(Split, StopsWhenNothingIsLeftToSplit) {
  EXPECT_EQ(split(Board(0), 100).size(), 1U);
  EXPECT_EQ(split(Board(1), 100).size(), 1U);
  EXPECT_LE(split(Board(4), 100).size(), 8U);
  EXPECT_TRUE(split(board_of({"**", ".."}), 100).empty());
}

TEST(Split, GivesCasesOfSimilarSizeHardestFirst) {
  const Plan plan = split(plan_by_symmetry(Board(11)), 300);
  std::uint64_t most = 0;
  std::uint64_t sum = 0;
  for (std::size_t i = 0; i < plan.size(); ++i) {
    EXPECT_LE(estimated_nodes(plan[i].board), estimated_nodes(plan[i == 0 ? 0 : i - 1].board));
    const std::uint64_t solutions = count_by_referee(plan[i].board, Stop::never()).solutions;
    most = std::max(most, solutions);
    sum += solutions;
  }
  EXPECT_LE(most * plan.size(), 20 * sum);
}

TEST(CaseName, IsWhatTheHeaderSays) {
  EXPECT_EQ(case_name(board_of({"....", "..*.", "Q***", "...."})), "4:a.8.1.c");
  EXPECT_EQ(case_name(Board(0)), "0");
}

TEST(CaseName, GivesTheOpenSquaresBack) {
  std::mt19937_64 random(7);
  for (int side = 0; side <= Board::kMaxSide; ++side) {
    const Board board = board_of(oracle::random_grid(side, 0.5, random));
    const auto back = board_named(case_name(board));
    ASSERT_TRUE(back.has_value()) << side;
    EXPECT_EQ(*back, board);
  }
}

TEST(CaseName, RejectsEveryOtherText) {
  for (const char* name : {"",       ":",
                           "x",      "-1",
                           "0:",     "0:0",
                           "00",     "1",
                           "1:",     "1:2",
                           "1:01",   "1:1.",
                           "2:3",    "2:3.",
                           "2:3.3.", "2:3.3.3",
                           "2:3,3",  "2:3. 3",
                           "02:3.3", "4:F.f.f.f",
                           "65:1",   "99999999999999999999:1",
                           " 1:1",   "1:1 "})
    EXPECT_FALSE(board_named(name).has_value()) << name;
  EXPECT_TRUE(board_named("2:3.0").has_value());
}

TEST(EstimatedNodes, IsTheSameEverywhere) {
  // Recorded: a change of these numbers changes every plan, and so every ledger.
  EXPECT_EQ(estimated_nodes(Board(0)), Total(64));
  EXPECT_EQ(estimated_nodes(Board(8)).to_string(), "135000");
}

TEST(EstimatedNodes, IsNearTheTruth) {
  // The full tree of side 12 has 856189 nodes (OEIS A319284).
  EXPECT_NEAR(estimated_nodes(Board(12)).to_double() / 64 / 856189, 1.0, 0.3);
}

}  // namespace
}  // namespace queens

// One solution under every rule.
#include <gtest/gtest.h>

#include <algorithm>

#include "queens/find.hpp"
#include "support/ruled.hpp"

namespace queens {
namespace {

using Verdict = Finding::Verdict;
using support::ruled_board_of;

Placement rows_by_column(const Placement& placement) {
  Placement result(placement.size());
  for (std::size_t i = 0; i < placement.size(); ++i)
    result[std::size_t(placement[i])] = static_cast<int>(i);
  return result;
}

TEST(RuledFind, FindsWhatTheOracleFinds) {
  std::mt19937_64 random(21);
  int found = 0;
  for (const Rule rule : kRules)
    for (int round = 0; round < 150; ++round) {
      const oracle::Ruled drawn =
          oracle::random_ruled(std::string(name_of(rule)), 1 + round % 9, random);
      const RuledBoard board = ruled_board_of(drawn);
      auto solutions = oracle::solutions(drawn);
      const Verdict expected = solutions.empty() ? Verdict::none : Verdict::found;
      for (const auto& seed : {std::optional<std::uint64_t>(), std::optional<std::uint64_t>(3)}) {
        const Finding any = find(board, {.seed = seed});
        ASSERT_EQ(any.verdict, expected) << support::shown(drawn);
        if (expected == Verdict::none) continue;
        EXPECT_TRUE(violations(board, squares_of(any.placement)).empty()) << support::shown(drawn);
        const Finding another = find_another(board, any.placement, {});
        EXPECT_EQ(another.verdict, solutions.size() > 1 ? Verdict::found : Verdict::none)
            << support::shown(drawn);
        if (another.verdict != Verdict::found) continue;
        EXPECT_NE(another.placement, any.placement);
        EXPECT_TRUE(violations(board, squares_of(another.placement)).empty());
      }
      const Finding by_rows = find(board, {.order = FindOrder::rows});
      const Finding by_columns = find(board, {.order = FindOrder::columns});
      ASSERT_EQ(by_rows.verdict, expected);
      ASSERT_EQ(by_columns.verdict, expected);
      if (expected == Verdict::none) continue;
      ++found;
      EXPECT_EQ(by_rows.placement, solutions.front());
      std::transform(solutions.begin(), solutions.end(), solutions.begin(), rows_by_column);
      EXPECT_EQ(rows_by_column(by_columns.placement),
                *std::min_element(solutions.begin(), solutions.end()));
    }
  EXPECT_GT(found, 100);
}

/// Larger than a plain search in order gets through in milliseconds.
TEST(RuledFind, FindsTheFirstOfLargeBoards) {
  for (const Rule rule : {Rule::superqueen, Rule::torus}) {
    const RuledBoard board(Board(rule == Rule::torus ? 19 : 22), rule);
    std::vector<Square> told;
    const Finding first = find(board, {.order = FindOrder::rows,
                                       .settled = [&](Square square) { told.push_back(square); }});
    ASSERT_EQ(first.verdict, Verdict::found);
    EXPECT_TRUE(violations(board, squares_of(first.placement)).empty());
    EXPECT_EQ(told, squares_of(first.placement));
  }
}

TEST(RuledFind, AnswersEveryEmptyTorus) {
  for (int side = 1; side <= Board::kMaxSide; ++side) {
    const RuledBoard board(Board(side), Rule::torus);
    const Finding finding = find(board, {});
    ASSERT_EQ(finding.verdict, side % 2 == 0 || side % 3 == 0 ? Verdict::none : Verdict::found);
    if (finding.verdict == Verdict::none) continue;
    EXPECT_TRUE(violations(board, squares_of(finding.placement)).empty()) << side;
  }
}

TEST(RuledFind, FindsLargeSuperqueens) {
  for (const int side : {10, 16, 25, 32, 40}) {
    const RuledBoard board(Board(side), Rule::superqueen);
    const Finding finding = find(board, {});
    ASSERT_EQ(finding.verdict, Verdict::found) << side;
    EXPECT_TRUE(violations(board, squares_of(finding.placement)).empty()) << side;
    EXPECT_EQ(find(board, {}).placement, finding.placement);
    EXPECT_NE(find(board, {.seed = 1}).placement, find(board, {.seed = 2}).placement);
  }
}

TEST(RuledFind, Stops) {
  Stop stop;
  stop.request();
  for (const FindOrder order : {FindOrder::any, FindOrder::rows, FindOrder::columns})
    EXPECT_EQ(find(RuledBoard(Board(30), Rule::superqueen), {.order = order}, stop).verdict,
              Verdict::stopped);
}

}  // namespace
}  // namespace queens

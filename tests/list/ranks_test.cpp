#include "queens/ranks.hpp"

#include <gtest/gtest.h>

#include "queens/count.hpp"
#include "queens/list.hpp"
#include "support/boards.hpp"
#include "support/counts.hpp"
#include "support/oracle.hpp"
#include "support/pieces.hpp"

namespace queens {
namespace {

using support::board_of;
using support::counted;

TEST(Ranks, AreTheOraclesPlaces) {
  std::mt19937_64 random(14);
  for (int round = 0; round < 60; ++round) {
    const oracle::Grid grid = oracle::random_grid(round % 9, 0.05 * (round % 4), random);
    const Board board = board_of(grid);
    const auto all = oracle::solutions(grid);
    Ranks ranks(board, counted);
    ASSERT_EQ(ranks.total(), all.size());
    for (std::size_t i = 0; i < all.size(); ++i) {
      ASSERT_EQ(ranks.at(i), all[i]) << ::testing::PrintToString(grid);
      ASSERT_EQ(ranks.of(all[i]), i);
    }
    EXPECT_EQ(ranks.at(all.size()).error(), RankFailure::out_of_range);
  }
}

TEST(Ranks, CountTheFirstRowsOfLargerBoards) {
  // Side 12 is too large to be searched whole: the counts of beginnings must add up.
  const Board board(12);
  std::vector<Placement> all;
  Solutions solutions(board);
  while (const Placement* solution = solutions.next()) all.push_back(*solution);
  int calls = 0;
  Ranks ranks(board, [&](const Board& part) {
    ++calls;
    return counted(part);
  });
  EXPECT_EQ(ranks.total(), 14200U);
  for (std::size_t i = 0; i < all.size(); i += 97) {
    ASSERT_EQ(ranks.at(i), all[i]);
    ASSERT_EQ(ranks.of(all[i]), i);
    const auto start = ranks.start(i);
    ASSERT_TRUE(start);
    ASSERT_EQ(support::listed(board, {.from = start->beginning, .first = start->first, .limit = 3}),
              support::written({all.begin() + std::ptrdiff_t(i),
                                all.begin() + std::ptrdiff_t(std::min(i + 3, all.size()))}));
  }
  EXPECT_FALSE(ranks.start(5000)->beginning.empty());
  EXPECT_GT(calls, 0);
  EXPECT_EQ(ranks.start(14200).error(), RankFailure::out_of_range);
}

TEST(Ranks, SayWhenACountFails) {
  const Board board(16);
  Ranks ranks(board, [](const Board&) { return std::optional<std::uint64_t>(); });
  EXPECT_EQ(ranks.at(0).error(), RankFailure::uncounted);
  EXPECT_EQ(ranks.total().error(), RankFailure::uncounted);
}

/// Pearson's sum over the 92 solutions of side 8.
double chi_square(const std::vector<int>& hits, double expected) {
  double sum = 0;
  for (const int hit : hits) sum += (hit - expected) * (hit - expected) / expected;
  return sum;
}

// With 91 degrees of freedom, 9 in 10 000 sums are above 140 and 9 in 10 000 below 54.
constexpr double kTooEven = 54, kTooUneven = 140;

TEST(RandomRanks, DrawEverySolutionOfSideEightEquallyOften) {
  const Board board(8);
  Ranks ranks(board, counted);
  const auto all = oracle::solutions(oracle::Grid(8, std::string(8, '.')));
  RandomRanks random(*ranks.total(), 2026, Draw::independent);
  std::vector<int> hits(all.size());
  for (int i = 0; i < 92 * 100; ++i) {
    const Placement solution = *ranks.at(*random.next());
    ++hits[std::size_t(std::lower_bound(all.begin(), all.end(), solution) - all.begin())];
  }
  EXPECT_GT(chi_square(hits, 100), kTooEven);
  EXPECT_LT(chi_square(hits, 100), kTooUneven);
}

TEST(RandomRanks, DrawDistinctOnesInEveryOrder) {
  std::vector<int> first(92), tenth(92);
  for (std::uint64_t seed = 0; seed < 92 * 100; ++seed) {
    RandomRanks random(92, seed, Draw::distinct);
    ++first[*random.next()];
    for (int i = 0; i < 8; ++i) random.next();
    ++tenth[*random.next()];
  }
  for (const auto& hits : {first, tenth}) {
    EXPECT_GT(chi_square(hits, 100), kTooEven);
    EXPECT_LT(chi_square(hits, 100), kTooUneven);
  }
}

TEST(RandomRanks, GoThroughAllWhenDistinct) {
  RandomRanks random(92, 7, Draw::distinct);
  std::vector<bool> seen(92);
  for (int i = 0; i < 92; ++i) {
    const std::uint64_t rank = *random.next();
    ASSERT_LT(rank, 92U);
    EXPECT_FALSE(seen[rank]);
    seen[rank] = true;
  }
  EXPECT_FALSE(random.next());
  EXPECT_FALSE(RandomRanks(0, 7, Draw::independent).next());
}

}  // namespace
}  // namespace queens

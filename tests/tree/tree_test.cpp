#include <gtest/gtest.h>

#include <map>
#include <numeric>

#include "queens/tree.hpp"
#include "queens/tree_walk.hpp"
#include "support/boards.hpp"
#include "support/oracle.hpp"
#include "tree/naive_search.hpp"
#include "tree/unpruned.hpp"

namespace queens {
namespace {

std::vector<std::uint64_t> words(const std::vector<Total>& totals) {
  std::vector<std::uint64_t> words;
  for (const Total total : totals) words.push_back(total.as_word().value());
  return words;
}

std::set<Placement> solutions_of(const Board& board, const Strategy& strategy) {
  std::set<Placement> solutions;
  TreeWalk walk(board, strategy);
  while (walk.next())
    if (walk.fate() == Fate::solution) solutions.insert(walk.placement());
  return solutions;
}

/// Some squares reserved, and now and then a fixed queen.
oracle::Grid random_board(int side, std::mt19937_64& random) {
  oracle::Grid grid = oracle::random_grid(side, 0.06 * double(random() % 6), random);
  if (side > 0 && random() % 3 == 0)
    grid[random() % std::size_t(side)][random() % std::size_t(side)] = 'Q';
  return grid;
}

TEST(ProfileTree, AgreesWithANaiveSearchOfEveryStrategy) {
  std::mt19937_64 random(13);
  for (int round = 0; round < 60; ++round) {
    const int side = round % 7;
    const oracle::Grid grid = random_board(side, random);
    const Board board = support::board_of(grid);
    const RowOrder order = row_order(round % 2 == 0 ? "top" : "random:7", side).value();
    for (const Pruning pruning : kPrunings) {
      if (pruning == Pruning::symmetry || (pruning == Pruning::none && side > 5)) continue;
      SCOPED_TRACE(std::string(name_of(pruning)) + " in round " + std::to_string(round));
      const oracle::NaiveSearch naive(grid, std::string(name_of(pruning)), order);
      const auto profile = profile_tree(board, {pruning, order});
      ASSERT_TRUE(profile.has_value());
      EXPECT_EQ(words(profile->nodes_by_depth), naive.levels);
      EXPECT_EQ(profile->leaves, Total(naive.leaves));
      EXPECT_EQ(profile->dead_ends, Total(naive.leaves - naive.solutions.size()));
      EXPECT_EQ(profile->solutions, Total(naive.solutions.size()));
      EXPECT_EQ(profile->checks, Total(naive.checks));
      EXPECT_EQ(solutions_of(board, {pruning, order}), naive.solutions);
    }
  }
}

TEST(ProfileTree, EveryStrategyAndOrderFindsTheSameSolutions) {
  std::mt19937_64 random(14);
  for (int round = 0; round < 40; ++round) {
    const int side = 1 + round % 8;
    const oracle::Grid grid = random_board(side, random);
    const Board board = support::board_of(grid);
    const auto expected = oracle::solutions(grid);
    for (const Pruning pruning : kPrunings) {
      if (pruning == Pruning::none && side > 6) continue;
      for (const char* order : {"top", "middle", "ends", "even-odd", "random:3"}) {
        const Strategy strategy{pruning, row_order(order, side).value()};
        EXPECT_EQ(profile_tree(board, strategy)->solutions, Total(expected.size()))
            << name_of(pruning) << " " << order;
        if (pruning == Pruning::symmetry) continue;
        EXPECT_EQ(solutions_of(board, strategy),
                  std::set<Placement>(expected.begin(), expected.end()));
      }
    }
  }
}

TEST(ProfileTree, OfNoPruningIsCalculatedAsItIsWalked) {
  std::mt19937_64 random(15);
  for (int round = 0; round < 30; ++round) {
    const int side = round % 7;
    const Board board = support::board_of(random_board(side, random));
    for (const Pruning pruning : {Pruning::none, Pruning::columns}) {
      if (pruning == Pruning::none && side > 5) continue;
      Strategy strategy{pruning, {}};
      if (round % 3 == 0) strategy.order = row_order("ends", side).value();
      const auto walked = profile_tree(board, strategy);
      const auto calculated = calculate_unpruned(board, strategy, Stop::never(), nullptr);
      ASSERT_TRUE(walked && calculated);
      EXPECT_EQ(walked->means, TreeProfile::Means::walked);
      EXPECT_EQ(calculated->means, TreeProfile::Means::calculated);
      EXPECT_EQ(words(walked->nodes_by_depth), words(calculated->nodes_by_depth));
      EXPECT_EQ(walked->leaves, calculated->leaves);
      EXPECT_EQ(walked->dead_ends, calculated->dead_ends);
      EXPECT_EQ(walked->solutions, calculated->solutions);
      EXPECT_EQ(walked->checks, calculated->checks);
    }
  }
}

TEST(ProfileTree, OfColumnsHasFactorialLeaves) {
  std::uint64_t factorial = 1;
  for (int side = 1; side <= 12; ++side) {
    factorial *= std::uint64_t(side);
    EXPECT_EQ(profile_tree(Board(side), {Pruning::columns, {}})->leaves, Total(factorial));
  }
}

TEST(ProfileTree, SaysWhenANumberIsTooLarge) {
  EXPECT_EQ(profile_tree(Board(27), {Pruning::none, {}}).error(), TreeFailure::too_large);
  EXPECT_EQ(profile_tree(Board(21), {Pruning::columns, {}}).error(), TreeFailure::too_large);
}

TEST(ProfileTree, EachStrategyPrunesMoreThanTheOneBefore) {
  for (int side = 5; side <= 9; ++side) {
    std::vector<Total> nodes;
    for (const Pruning pruning :
         {Pruning::columns, Pruning::lines, Pruning::lookahead, Pruning::propagate})
      nodes.push_back(profile_tree(Board(side), {pruning, {}})->nodes());
    EXPECT_TRUE(std::is_sorted(nodes.rbegin(), nodes.rend())) << side;
  }
}

TEST(ProfileLines, HasThePublishedLevels) {  // OEIS A319284
  std::map<int, std::vector<std::uint64_t>> levels;
  for (const auto& row : support::read_csv("tree_levels.csv"))
    levels[std::stoi(row.at(0))].push_back(std::stoull(row.at(2)));
  ASSERT_GE(levels.size(), 14U);
  for (const auto& [side, nodes] : levels) {
    if (side > 14) continue;
    EXPECT_EQ(words(profile_lines(Board(side))->nodes_by_depth), nodes) << side;
  }
}

TEST(ProfileLines, HasThePublishedTotals) {
  for (const auto& row : support::read_csv("plain_boards.csv")) {
    const int side = std::stoi(row.at(0));
    if (side < 4 || side > 14) continue;
    const auto profile = profile_lines(Board(side));
    EXPECT_EQ(profile->nodes().to_string(), row.at(5)) << side;
    EXPECT_EQ(profile->solutions.to_string(), row.at(1)) << side;
  }
}

TEST(ProfileLines, IsAsTheWalkOnAnyBoardAndNumberOfThreads) {
  std::mt19937_64 random(16);
  for (int round = 0; round < 40; ++round) {
    const int side = 7 + round % 5;  // at 10 begins the use of the kernels
    const Board board = support::board_of(random_board(side, random));
    const auto walked = profile_tree(board);
    const auto counted = profile_lines(board, 1 + round % 3);
    EXPECT_EQ(words(counted->nodes_by_depth), words(walked->nodes_by_depth));
    EXPECT_EQ(counted->leaves, walked->leaves);
    EXPECT_EQ(counted->dead_ends, walked->dead_ends);
    EXPECT_EQ(counted->solutions, walked->solutions);
    EXPECT_EQ(counted->checks, walked->checks);
  }
}

TEST(ProfileLines, OfAMirroredBoardCountsBothHalves) {
  oracle::Grid grid(11, std::string(11, '.'));
  for (const auto& [row, column] : {std::pair(0, 5), {3, 2}, {3, 8}, {9, 0}, {9, 10}})
    grid[std::size_t(row)][std::size_t(column)] = '*';
  const Board board = support::board_of(grid);
  ASSERT_TRUE(board.symmetries().contains(Symmetry::mirror));
  EXPECT_EQ(words(profile_lines(board)->nodes_by_depth),
            words(profile_tree(board)->nodes_by_depth));
}

TEST(ProfileTree, IsEmptyWhenStopped) {
  Stop stop;
  stop.request();
  EXPECT_FALSE(profile_lines(Board(12), 2, stop).has_value());
  for (const Pruning pruning : kPrunings)
    EXPECT_EQ(profile_tree(Board(8), {pruning, {}}, stop).error(), TreeFailure::stopped);
  EXPECT_FALSE(cost_of_first(Board(8), {}, stop).has_value());
}

TEST(CostOfFirst, IsTheTextbooks) {  // Wirth 1971
  const auto cost = cost_of_first(Board(8));
  EXPECT_TRUE(cost->exists);
  EXPECT_EQ(cost->placements, 113U);
  EXPECT_EQ(cost->checks, 876U);
  EXPECT_EQ(cost->solution, (Placement{0, 4, 7, 5, 2, 6, 1, 3}));
}

TEST(CostOfFirst, GivesASolutionOfTheBoard) {
  std::mt19937_64 random(20);
  for (int round = 0; round < 60; ++round) {
    const oracle::Grid grid = random_board(4 + round % 4, random);
    const Board board = support::board_of(grid);
    const bool exists = !oracle::solutions(grid).empty();
    for (const Pruning pruning : kPrunings) {
      const auto cost = cost_of_first(board, {pruning, {}});
      ASSERT_EQ(cost->exists, exists) << name_of(pruning);
      if (!exists) continue;
      EXPECT_TRUE(violations(board, squares_of(cost->solution)).empty()) << name_of(pruning);
    }
  }
}

TEST(CostOfFirst, WithoutASolutionIsTheWholeTree) {
  for (const Pruning pruning : kPrunings) {
    const auto cost = cost_of_first(Board(3), {pruning, {}});
    const auto profile = profile_tree(Board(3), {pruning, {}});
    EXPECT_FALSE(cost->exists);
    EXPECT_TRUE(cost->solution.empty());
    EXPECT_EQ(Total(cost->checks), profile->checks) << name_of(pruning);
    EXPECT_EQ(Total(cost->placements), profile->nodes().minus(profile->nodes_by_depth[0]).value());
  }
}

TEST(RowOrders, AreThoseThatTheirNamesSay) {
  EXPECT_EQ(row_order("top", 5), (RowOrder{0, 1, 2, 3, 4}));
  EXPECT_EQ(row_order("middle", 5), (RowOrder{2, 1, 3, 0, 4}));
  EXPECT_EQ(row_order("middle", 4), (RowOrder{1, 0, 2, 3}));
  EXPECT_EQ(row_order("ends", 5), (RowOrder{0, 4, 1, 3, 2}));
  EXPECT_EQ(row_order("even-odd", 5), (RowOrder{0, 2, 4, 1, 3}));
  for (const char* name :
       {"", "down", "random", "random:", "random:x", "random:-1", "random:1234567890123456789"})
    EXPECT_FALSE(row_order(name, 5).has_value()) << name;
  EXPECT_EQ(row_order("random:1", 20), row_order("random:1", 20));
  EXPECT_NE(row_order("random:1", 20), row_order("random:2", 20));
  RowOrder sorted = row_order("random:1", 20).value();
  std::sort(sorted.begin(), sorted.end());
  EXPECT_EQ(sorted, row_order("top", 20));
}

TEST(Prunings, HaveNames) {
  for (const Pruning pruning : kPrunings) EXPECT_EQ(pruning_named(name_of(pruning)), pruning);
  EXPECT_FALSE(pruning_named("all").has_value());
}

TEST(TreeWalk, TellsWhatIsForcedAndWhyABranchEnds) {
  TreeWalk walk(Board(4), {Pruning::propagate, {}});
  ASSERT_TRUE(walk.next());
  EXPECT_EQ(walk.depth(), 0);
  EXPECT_EQ(walk.fate(), Fate::branches);
  EXPECT_EQ(walk.open(), 0b1111U);
  ASSERT_TRUE(walk.next());  // a queen in the corner
  EXPECT_EQ(walk.queen(), (Square{0, 0}));
  EXPECT_EQ(walk.fate(), Fate::branches);
  EXPECT_EQ(walk.row(), 1);
  ASSERT_TRUE(walk.next());  // on row 1, column 2: row 2 is closed
  EXPECT_EQ(walk.fate(), Fate::dead_end);
  EXPECT_EQ(walk.dead_end(), (DeadEnd{DeadEnd::Kind::row, 2}));
  ASSERT_TRUE(walk.next());
  EXPECT_EQ(walk.queen(), (Square{1, 3}));
  EXPECT_EQ(walk.forced(), (std::vector<Square>{{2, 1}}));
  EXPECT_EQ(walk.dead_end(), (DeadEnd{DeadEnd::Kind::row, 3}));
  ASSERT_TRUE(walk.next());
  EXPECT_EQ(walk.queen(), (Square{0, 1}));
  EXPECT_EQ(walk.fate(), Fate::solution);
  EXPECT_EQ(walk.placement(), (Placement{1, 3, 0, 2}));
}

TEST(Naive, IsExact) {
  EXPECT_EQ(naive_placements(0), "1");
  EXPECT_EQ(naive_placements(1), "1");
  EXPECT_EQ(naive_placements(6), "46656");
  EXPECT_EQ(naive_placements(8), "16777216");
  EXPECT_EQ(naive_placements(16), "18446744073709551616");
  EXPECT_EQ(naive_placements(10), "1" + std::string(10, '0'));
  EXPECT_EQ(naive_placements(64).size(), 116U);
}

TEST(Naive, GivesTheSourcesRatios) {
  EXPECT_NEAR(percent_of_naive(153, 6), 0.327932, 5e-7);
  EXPECT_NEAR(percent_of_naive(2057, 8), 0.012261, 5e-7);
}

}  // namespace
}  // namespace queens

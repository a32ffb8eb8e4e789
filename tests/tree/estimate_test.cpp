#include <gtest/gtest.h>

#include <cmath>
#include <random>

#include "queens/tree_estimate.hpp"
#include "support/boards.hpp"

namespace queens {
namespace {

/// The true numbers of an empty board.
struct Truth {
  int side;
  double nodes, solutions;
};

std::vector<Truth> truths() {  // OEIS A319284, A000170
  std::vector<Truth> truths;
  for (const auto& row : support::read_csv("plain_boards.csv"))
    if (const int side = std::stoi(row.at(0)); side >= 8 && side <= 18)
      truths.push_back({side, std::stod(row.at(5)), std::stod(row.at(1))});
  return truths;
}

bool covers(const Estimated& estimated, double truth) {
  return std::abs(estimated.mean - truth) <= estimated.half_width;
}

constexpr std::uint64_t kSeeds = 100;

/// Of 100 intervals of 95 %, fewer than 88 hold the truth once in 300 times, by the binomial
/// distribution; the seeds are fixed.
constexpr std::uint64_t kFewest = 88;

TEST(EstimateTree, ItsIntervalsHoldTheTrueNodesAsOftenAsTheyClaim) {
  ASSERT_EQ(truths().size(), 11U);
  for (const Truth& truth : truths())
    for (const Descent descent : {Descent::uniform, Descent::weighted}) {
      std::uint64_t nodes = 0;
      for (std::uint64_t seed = 0; seed < kSeeds; ++seed) {
        EstimateOptions options;
        options.descent = descent;
        options.seed = seed;
        options.probes = 100;
        nodes += covers(estimate_tree(Board(truth.side), options)->nodes, truth.nodes) ? 1U : 0U;
      }
      EXPECT_GE(nodes, kFewest) << truth.side << (descent == Descent::uniform ? "" : ", weighted");
    }
}

TEST(EstimateTree, ItsIntervalsHoldTheTrueSolutionsAsOftenAsTheyClaim) {
  for (const Truth& truth : truths()) {
    std::uint64_t solutions = 0;
    for (std::uint64_t seed = 0; seed < kSeeds; ++seed) {
      EstimateOptions options;
      options.strategy.pruning = Pruning::smallest;
      options.seed = seed;
      options.probes = 600;
      const auto estimate = estimate_tree(Board(truth.side), options);
      solutions += covers(estimate->solutions, truth.solutions) ? 1U : 0U;
    }
    EXPECT_GE(solutions, kFewest) << truth.side;
  }
}

/// Means over many seeds, and how far they are from the truth in standard errors.
double deviation(const std::vector<double>& means, double truth) {
  double sum = 0, squares = 0;
  for (const double mean : means) {
    sum += mean;
    squares += mean * mean;
  }
  const auto count = double(means.size());
  const double mean = sum / count;
  const double variance = squares / count - mean * mean;
  if (variance <= 1e-9 * mean * mean) return std::abs(mean - truth) <= 1e-6 * truth ? 0 : 1e9;
  return std::abs(mean - truth) / std::sqrt(variance / (count - 1));
}

TEST(EstimateTree, IsUnbiasedForEveryStrategyDepthAndDescent) {
  std::mt19937_64 random(19);
  Board board(7);
  for (int i = 0; i < 5; ++i) board.reserve({int(random() % 7), int(random() % 7)});
  for (const Board& one : {Board(8), board})
    for (const Pruning pruning : kPrunings) {
      if (pruning == Pruning::none && one.side() > 7) continue;
      const Strategy strategy{pruning, {}};
      const auto truth = profile_tree(one, strategy);
      for (const Descent descent : {Descent::uniform, Descent::weighted}) {
        std::vector<double> solutions;
        std::vector<std::vector<double>> levels(std::size_t(one.side()) + 1);
        for (std::uint64_t seed = 0; seed < 100; ++seed) {
          EstimateOptions options{strategy, descent, 200, seed, 0, 1};
          const auto estimate = estimate_tree(one, options);
          solutions.push_back(estimate->solutions.mean);
          for (std::size_t depth = 0; depth < levels.size(); ++depth)
            levels[depth].push_back(estimate->nodes_by_depth[depth].mean);
        }
        SCOPED_TRACE(std::string(name_of(pruning)) +
                     (descent == Descent::uniform ? ", uniform" : ", weighted"));
        // The descents of `none` hardly ever end at a solution.
        const bool seen = pruning != Pruning::none;
        EXPECT_LT(seen ? deviation(solutions, truth->solutions.to_double()) : 0, 3.5);
        for (std::size_t depth = 0; depth < levels.size(); ++depth)
          EXPECT_LT(deviation(levels[depth], truth->nodes_by_depth[depth].to_double()), 3.5)
              << depth;
      }
    }
}

TEST(EstimateTree, IsTheSameOnAnyNumberOfThreads) {
  EstimateOptions options;
  options.probes = 10'001;
  options.seed = 5;
  options.threads = 1;
  const auto one = estimate_tree(Board(12), options);
  options.threads = 3;
  const auto three = estimate_tree(Board(12), options);
  EXPECT_EQ(one->probes, 10'001U);
  EXPECT_EQ(one->solutions.mean, three->solutions.mean);
  EXPECT_EQ(one->solutions.half_width, three->solutions.half_width);
  EXPECT_EQ(one->nodes.mean, three->nodes.mean);
  options.seed = 6;
  EXPECT_NE(estimate_tree(Board(12), options)->nodes.mean, one->nodes.mean);
}

TEST(EstimateTree, EndsAtTheErrorAskedFor) {
  EstimateOptions options;
  options.probes = ~std::uint64_t{0};
  options.until = 0.05;
  const auto estimate = estimate_tree(Board(10), options);
  EXPECT_LT(estimate->probes, 100'000U);
  EXPECT_EQ(estimate->probes % 4096, 0U);
  EXPECT_LE(estimate->nodes.half_width, 0.05 * estimate->nodes.mean);
  EXPECT_LE(estimate->solutions.half_width, 0.05 * estimate->solutions.mean);
}

TEST(EstimateTree, OfTheFirstLevelsIsExact) {
  const auto estimate = estimate_tree(Board(9));
  EXPECT_EQ(estimate->nodes_by_depth[0].mean, 1);
  EXPECT_EQ(estimate->nodes_by_depth[1].mean, 9);
  EXPECT_EQ(estimate->nodes_by_depth[1].half_width, 0);
}

TEST(EstimateTree, KnowsNoSolutionWhereThereIsNone) {
  const auto estimate = estimate_tree(Board(3));
  EXPECT_EQ(estimate->solutions_seen, 0U);
  EXPECT_EQ(estimate->solutions.mean, 0);
  Board closed(5);
  for (int column = 0; column < 5; ++column) closed.reserve({0, column});
  for (const Pruning pruning : kPrunings) {
    EstimateOptions options;
    options.strategy.pruning = pruning;
    options.probes = 300;
    EXPECT_EQ(estimate_tree(closed, options)->solutions_seen, 0U) << name_of(pruning);
  }
  EXPECT_EQ(estimate_tree(Board(0))->solutions.mean, 1);
}

TEST(EstimateTree, IsEmptyWhenStopped) {
  Stop stop;
  stop.request();
  EXPECT_FALSE(estimate_tree(Board(8), {}, stop).has_value());
}

}  // namespace
}  // namespace queens

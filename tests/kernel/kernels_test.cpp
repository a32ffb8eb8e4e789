// Every kernel of the table, forced, against known counts and the oracle.
#include <gtest/gtest.h>

#include "kernel/kernel.hpp"
#include "plan/plan.hpp"
#include "support/boards.hpp"
#include "support/oracle.hpp"

namespace queens {
namespace {

using support::board_of;

TEST(Kernels, CountEmptyBoards) {
  for (const Kernel& kernel : kernels())
    for (const auto& known : support::empty_boards(12)) {
      const Board board(known.side);
      if (!kernel.usable(board)) continue;
      EXPECT_EQ(kernel.count(board), known.solutions) << kernel.name << " on side " << known.side;
    }
}

TEST(Kernels, CountReferenceBoards) {
  for (const Kernel& kernel : kernels())
    for (const auto& known : support::reference_boards(13)) {
      if (!kernel.usable(known.board)) continue;
      EXPECT_EQ(kernel.count(known.board), known.count) << kernel.name << " on " << known.name;
    }
}

TEST(Kernels, CountTheCasesOfAnySplit) {
  for (const std::size_t wanted : {std::size_t{1}, std::size_t{20}, std::size_t{64}})
    for (const auto& known : support::reference_boards(10)) {
      const Plan plan = split(plan_by_symmetry(known.board), wanted);
      for (const Kernel& kernel : kernels()) {
        if (!kernel.usable(known.board)) continue;
        std::vector<Total> counts;
        for (const Case& one : plan) counts.emplace_back(kernel.count(one.board));
        EXPECT_EQ(weighted_total(plan, counts), Total(known.count))
            << kernel.name << " on " << plan.size() << " cases of " << known.name;
      }
    }
}

TEST(Kernels, AgreeWithOracleOnRandomBoards) {
  std::mt19937_64 random(20240601);
  for (int round = 0; round < 300; ++round) {
    const int side = round % 8;
    oracle::Grid grid = oracle::random_grid(side, 0.1 * (round % 5), random);
    if (side > 0 && round % 3 == 0)  // every third board has a fixed queen, or two
      for (int i = 0; i <= round % 2; ++i)
        grid[random() % grid.size()][random() % grid.size()] = 'Q';
    const Board board = board_of(grid);
    const std::size_t expected = oracle::solutions(grid).size();
    for (const Kernel& kernel : kernels()) {
      if (!kernel.usable(board)) continue;
      EXPECT_EQ(kernel.count(board), expected) << kernel.name << ::testing::PrintToString(grid);
    }
  }
}

TEST(Kernels, ReturnSoonWhenStopped) {
  Stop stop;
  stop.request();
  const Board board(30);  // would take centuries
  for (const Kernel& kernel : kernels()) {
    if (!kernel.usable(board)) continue;
    EXPECT_LT(kernel.count(board, {.stop = &stop}), 1'000'000'000U) << kernel.name;
  }
}

TEST(Kernels, AreFoundByName) {
  for (const Kernel& kernel : kernels()) EXPECT_EQ(find_kernel(kernel.name), &kernel);
  EXPECT_EQ(find_kernel("no such kernel"), nullptr);
}

}  // namespace
}  // namespace queens

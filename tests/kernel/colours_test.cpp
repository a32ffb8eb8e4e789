// The kernels that count by colours, each forced, where the common kernel tests do not reach.
#include "kernel/colours/colours.hpp"

#include <gtest/gtest.h>

#include <array>
#include <bit>
#include <random>
#include <set>
#include <vector>

#include "board/attacks.hpp"
#include "kernel/colours/column_sets.hpp"
#include "kernel/colours/count.hpp"
#include "kernel/colours/row_sets.hpp"
#include "kernel/kernel.hpp"
#include "kernel/lanes/lanes.hpp"
#include "kernel/referee.hpp"
#include "plan/probe.hpp"
#include "queens/construct.hpp"
#include "support/boards.hpp"
#include "support/symmetric.hpp"
#include "work/parallel.hpp"

namespace queens {
namespace {

using colours::Colour;
using colours::Half;

/// Those that this processor can run.
std::vector<const Kernel*> usable_kernels(const Board& board) {
  std::vector<const Kernel*> usable;
  for (const Kernel& kernel : kernels())
    if (family_of(kernel.name) == "colours" && kernel.usable(board)) usable.push_back(&kernel);
  return usable;
}

TEST(Colours, PortableIsAlwaysUsable) {
  EXPECT_EQ(usable_kernels(Board(32)).front()->name, "colours-portable");
  EXPECT_TRUE(usable_kernels(Board(33)).empty());
  Board mostly_closed(24);
  for (int row = 0; row < 24; ++row)
    for (int column = 0; column < 13; ++column) mostly_closed.reserve({row, column});
  EXPECT_TRUE(usable_kernels(mostly_closed).empty());
}

TEST(Colours, AgreeWithTheRefereeOnBoardsOfEveryGroup) {
  std::mt19937_64 random(31);
  for (int round = 0; round < 30; ++round)
    for (const support::Group& group : support::groups()) {
      oracle::Grid grid = oracle::random_grid(5 + round % 7, 0.04 * (round % 4), random);
      if (round % 5 == 0) grid[random() % grid.size()][random() % grid.size()] = 'Q';
      const Board board = support::board_of(support::closed_under(group, grid));
      const std::uint64_t expected = count_by_referee(board, Stop::never()).solutions;
      for (const Kernel* kernel : usable_kernels(board))
        for (const int threads : {1, 3}) {
          const Means means = {.threads = threads, .on_threads = run_on_threads};
          const Counted counted = kernel->counted(board, means);
          EXPECT_TRUE(counted.is_intact());
          EXPECT_EQ(counted.solutions, expected)
              << kernel->name << ' ' << group.name << ::testing::PrintToString(grid);
        }
    }
}

/// The instruction sets that this processor has.
std::vector<const lanes::InstructionSet*> instruction_sets() {
  std::vector<const lanes::InstructionSet*> sets = {&lanes::kPortable};
#if defined(__x86_64__)
  if (usable_by_lanes_avx2(Board(8))) sets.push_back(&lanes::kAvx2);
  if (usable_by_lanes_avx512(Board(8))) sets.push_back(&lanes::kAvx512);
#endif
  return sets;
}

TEST(Colours, CountTheSameWhereCellsOutgrowTheCache) {
  // Then placements are sorted: here, all.
  constexpr std::size_t kNoCache = 0;
  for (const lanes::InstructionSet* set : instruction_sets()) {
    for (const auto& known : support::empty_boards(13))
      EXPECT_EQ(colours::count(*set, Board(known.side), {}, kNoCache).solutions, known.solutions);
    for (const auto& known : support::reference_boards(12))
      EXPECT_EQ(colours::count(*set, known.board, {}, kNoCache).solutions, known.count)
          << known.name;
  }
  std::mt19937_64 random(32);
  for (int round = 0; round < 60; ++round) {
    oracle::Grid grid = oracle::random_grid(4 + round % 9, 0.04 * (round % 4), random);
    if (round % 3 == 0) grid[random() % grid.size()][random() % grid.size()] = 'Q';
    const Board board = support::board_of(grid);
    const std::uint64_t expected = count_by_referee(board, Stop::never()).solutions;
    for (const lanes::InstructionSet* set : instruction_sets())
      EXPECT_EQ(colours::count(*set, board, {}, kNoCache).solutions, expected)
          << ::testing::PrintToString(grid);
  }
}

TEST(Colours, CountWideBoardsAlikeInAnyOrder) {
  // Of sides whose diagonals come around a word: squares near a solution, each row of its colour.
  std::mt19937_64 random(33);
  for (const int side : {25, 28}) {
    const Construction solution(side);
    std::uint64_t more = 0;
    for (int round = 0; round < 2; ++round) {
      Board board(side);
      for (int row = 0; row < side; ++row) {
        const int own = solution.column(row);
        for (int column = 0; column < side; ++column)
          if ((column - own) % 2 != 0 || (column != own && random() % 20 < 11))
            board.reserve({row, column});
      }
      std::set<std::uint64_t> counts;
      for (const lanes::InstructionSet* set : instruction_sets())
        for (const std::size_t cache_bytes : {std::size_t{0}, ~std::size_t{0}})
          counts.insert(colours::count(*set, board, {}, cache_bytes).solutions);
      ASSERT_EQ(counts.size(), 1U) << side;
      EXPECT_GE(*counts.begin(), 1U) << side;
      more += *counts.begin() - 1;
    }
    EXPECT_GT(more, 0U) << side;
  }
}

TEST(Colours, CountBoardsOfOneColour) {
  // All queens on squares of one colour: no row has a choice.
  for (const int side : {4, 7, 9, 10})
    for (const int black : {0, 1}) {
      Board board(side);
      for (int row = 0; row < side; ++row)
        for (int column = (row + black) % 2; column < side; column += 2)
          if (side > 7) board.reserve({row, column});
      const std::uint64_t expected = count_by_referee(board, Stop::never()).solutions;
      for (const Kernel* kernel : usable_kernels(board))
        EXPECT_EQ(kernel->count(board), expected) << kernel->name << ' ' << side;
    }
}

TEST(Colours, CountTheSameInAnyMemory) {
  const Board board(13);
  for (const Kernel* kernel : usable_kernels(board))
    for (const std::size_t bytes : {std::size_t{1}, std::size_t{3000}, std::size_t{1} << 30}) {
      const Means means = {.memory_bytes = bytes, .threads = 4, .on_threads = run_on_threads};
      EXPECT_EQ(kernel->count(board, means), 73712U) << kernel->name << ' ' << bytes;
    }
}

TEST(Colours, EndWhenStopped) {
  Stop stop;
  stop.request();
  for (const Kernel* kernel : usable_kernels(Board(24)))
    EXPECT_EQ(kernel->count(Board(24), {.stop = &stop}), 0U) << kernel->name;
}

TEST(Colours, TellsHowFarItIs) {
  for (const Kernel* kernel : usable_kernels(Board(11))) {
    Progress progress;
    kernel->count(Board(11), {.progress = &progress, .workload = 100});
    EXPECT_NEAR(progress.done(), 100, 1e-6) << kernel->name;
  }
}

TEST(ColumnSets, HaveOnePlaceForBothColours) {
  for (const auto [evens, odds, white_evens, white_odds] :
       {std::array{4, 4, 2, 2}, {5, 4, 2, 1}, {3, 3, 0, 0}, {3, 2, 3, 2}}) {
    const colours::ColumnSets sets(evens, odds, white_evens, white_odds);
    const auto& white = sets.places(Colour::white);
    const auto& black = sets.places(Colour::black);
    std::set<std::uint32_t> places;
    for (Half even = 0; even <= colours::every(evens); ++even)
      for (Half odd = 0; odd <= colours::every(odds); ++odd) {
        if (std::popcount(even) != white_evens || std::popcount(odd) != white_odds) continue;
        const std::uint32_t place = white.of_even[even] + white.of_odd[odd];
        places.insert(place);
        EXPECT_LT(place, sets.count());
        EXPECT_EQ(black.of_even[colours::every(evens) & ~even] +
                      black.of_odd[colours::every(odds) & ~odd],
                  place);
      }
    EXPECT_EQ(places.size(), sets.count());
  }
}

TEST(RowImages, WeighEverySetOnce) {
  for (int side = 1; side <= 9; ++side)
    for (const support::Group& group : support::groups()) {
      // A board that keeps the group: a square is reserved, and with it its pictures.
      oracle::Grid grid(std::size_t(side), std::string(std::size_t(side), '.'));
      grid[0][std::size_t(side / 3)] = '*';
      const SymmetrySet kept = support::board_of(support::closed_under(group, grid)).symmetries();
      const colours::RowImages images(side, kept);
      const int evens = (side + 1) / 2, odds = side / 2;
      int weights = 0, sets = 0;
      for (Half even = 0; even <= colours::every(evens); ++even)
        for (Half odd = 0; odd <= colours::every(odds); ++odd) {
          if (std::popcount(even) - std::popcount(odd) != evens - odds) continue;
          ++sets;
          weights += images.weight({even, odd});
        }
      EXPECT_EQ(weights, sets) << side << ' ' << group.name;
    }
}

/// White placements, by trying every row with and without a queen.
double white_placements(int side, int row, Attacks attacks, int balance) {
  if (row == side) return balance == side % 2 ? 1 : 0;
  double sum = white_placements(side, row + 1, attacks.after(0), balance);
  for (int column = row % 2; column < side; column += 2)
    if ((attacks.all() & bit(column)) == 0)
      sum += white_placements(side, row + 1, attacks.after(bit(column)),
                              balance + (row % 2 == 0 ? 1 : -1));
  return sum;
}

TEST(Probe, EstimatesThePlacementsOfColours) {
  // On an even side there are as many black ones, by the mirror.
  for (const int side : {8, 10, 12}) {
    const double exact = 2 * white_placements(side, 0, {}, 0);
    const double estimated = estimated_colour_placements(Board(side));
    EXPECT_GT(estimated, exact / 1.5) << side;
    EXPECT_LT(estimated, exact * 1.5) << side;
  }
}

}  // namespace
}  // namespace queens

// Every engine that lists solutions, forced, on the same boards.
#include "kernel/solutions.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>

#include "board/walk.hpp"
#include "queens/placement.hpp"
#include "support/boards.hpp"
#include "support/oracle.hpp"

namespace queens {
namespace {

/// What each engine lists below a node: the queens of the first rows, in the columns of `above`.
void expect_listed(const Board& board, const Placement& above,
                   const std::vector<Placement>& solutions) {
  const auto row = int(above.size());
  Attacks attacks;
  for (const int column : above) attacks = attacks.after(bit(column));
  int listers = 0;
  for (const SolutionLister& lister : solution_listers()) {
    if (!lister.usable(board, board.side() - row)) continue;
    ++listers;
    PackedSolutions found;
    lister.list(board, row, attacks, Stop::never(), found);
    std::sort(found.numbers.begin(), found.numbers.end());
    std::vector<Placement> placements;
    for (const std::uint64_t number : found.numbers) {
      Placement placement = above;
      for (int below = 0; below < found.rows; ++below)
        placement.push_back(found.column(number, below));
      placements.push_back(placement);
    }
    EXPECT_EQ(placements, solutions) << lister.name;
    for (std::size_t i = 1; i < placements.size(); ++i) {
      const auto differ =
          std::mismatch(placements[i].begin(), placements[i].end(), placements[i - 1].begin());
      EXPECT_EQ(row + found.first_difference(found.numbers[i - 1], found.numbers[i]),
                differ.first - placements[i].begin());
    }
  }
  EXPECT_GT(listers, 1);
}

std::vector<Placement> beginning_with(const Placement& above, std::vector<Placement> solutions) {
  std::erase_if(solutions, [&](const Placement& solution) {
    return !std::equal(above.begin(), above.end(), solution.begin());
  });
  return solutions;
}

TEST(SolutionListers, AgreeWithTheOracle) {
  std::mt19937_64 random(21);
  for (int round = 0; round < 60; ++round) {
    const int side = 3 + round % 7;
    oracle::Grid grid = oracle::random_grid(side, 0.05 * (round % 5), random);
    if (round % 3 == 0) grid[random() % grid.size()][random() % grid.size()] = 'Q';
    expect_listed(support::board_of(grid), {}, oracle::solutions(grid));
  }
}

TEST(SolutionListers, BeginBelowANode) {
  const std::vector<Placement> all = oracle::solutions(oracle::Grid(9, std::string(9, '.')));
  for (const Placement& above : {Placement{0}, {4}, {8, 5}, {1, 3, 0}, {0, 2, 4, 1}})
    expect_listed(Board(9), above, beginning_with(above, all));
}

std::vector<Placement> all_solutions(const Board& board) {
  std::vector<Placement> all;
  Walk walk(board);
  while (walk.next_solution(Stop::never()) == Walk::Outcome::solution)
    all.push_back(walk.placement());
  return all;
}

TEST(PackedSolutions, AreRepackedAndUnpacked) {
  for (const auto& [bits, left, wanted] : {std::array{4, 0, 4}, {4, 3, 4}, {4, 7, 5}, {5, 1, 5}}) {
    PackedSolutions packed;
    packed.rows = 11;
    packed.bits = bits;
    packed.left = left;
    const std::uint64_t untouched = 12345;
    packed.numbers = {untouched, 0x123'4567'89A0};
    std::vector<std::uint8_t> columns;
    for (int row = 0; row < packed.rows; ++row)
      columns.push_back(std::uint8_t(packed.column(packed.numbers[1], row)));
    packed.repack(1, wanted);
    EXPECT_EQ(packed.numbers[0], untouched);
    EXPECT_EQ(packed.bits, wanted);
    std::array<std::uint8_t, 16> unpacked{};
    packed.unpack(packed.numbers[1], unpacked.data());
    EXPECT_TRUE(std::equal(columns.begin(), columns.end(), unpacked.begin()));
    for (int row = 0; row < packed.rows; ++row)
      EXPECT_EQ(packed.column(packed.numbers[1], row), columns[std::size_t(row)]);
  }
}

TEST(SolutionListers, AgreeWhereBuffersFill) {  // several thousand nodes a row
  expect_listed(Board(11), {}, all_solutions(Board(11)));
}

TEST(SolutionListers, AgreeOnWideBoards) {  // where words of 16 bits do not do
  std::mt19937_64 random(22);
  for (const int side : {17, 25, 31}) {
    const Board board = support::board_of(oracle::grid_with_a_solution(side, 5.0 / side, random));
    const std::vector<Placement> all = all_solutions(board);
    ASSERT_FALSE(all.empty());
    // Engines take twelve rows: those above hold the queens of a solution.
    for (std::size_t i = 0; i < all.size(); i += 1 + all.size() / 5) {
      const Placement above(all[i].begin(), all[i].end() - 12);
      expect_listed(board, above, beginning_with(above, all));
    }
  }
}

TEST(SolutionListers, KnowTheirRows) {
  for (const SolutionLister& lister : solution_listers()) {
    EXPECT_FALSE(lister.usable(Board(8), 2)) << lister.name;
    EXPECT_FALSE(lister.usable(Board(33), 8)) << lister.name;
    EXPECT_FALSE(lister.usable(Board(20), 13)) << lister.name;
  }
  EXPECT_TRUE(solution_listers().front().usable(Board(16), 16));
  EXPECT_TRUE(solution_listers().front().usable(Board(32), 12));
}

TEST(SolutionListers, EndWhenStopped) {
  Stop stop;
  stop.request();
  for (const SolutionLister& lister : solution_listers()) {
    if (!lister.usable(Board(16), 16)) continue;
    PackedSolutions found;
    lister.list(Board(16), 0, {}, stop, found);
    EXPECT_TRUE(found.numbers.empty()) << lister.name;
  }
}

}  // namespace
}  // namespace queens

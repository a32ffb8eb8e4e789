#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "list/prefixes.hpp"
#include "list/sort.hpp"
#include "queens/list.hpp"
#include "support/boards.hpp"
#include "support/oracle.hpp"
#include "support/pieces.hpp"
#include "support/symmetric.hpp"

namespace queens {
namespace {

using support::board_of;
using support::listed;
using support::pieces;
using support::written;

TEST(List, IsTheOraclesOnAnyNumberOfThreads) {
  std::mt19937_64 random(12);
  for (int round = 0; round < 120; ++round) {
    oracle::Grid grid = oracle::random_grid(1 + round % 8, 0.05 * (round % 7), random);
    if (round % 4 == 0) grid[random() % grid.size()][random() % grid.size()] = 'Q';
    const std::string expected = written(oracle::solutions(grid));
    for (const int threads : {1, 3})
      EXPECT_EQ(listed(board_of(grid), {.threads = threads}), expected)
          << ::testing::PrintToString(grid);
  }
}

TEST(List, GoesOnOverCasesInOrder) {
  // Of these sides a list has more than one case, and at 13 more than one block.
  for (const int side : {11, 12, 13}) {
    const Board board(side);
    ASSERT_GT(prefix_rows(board, side), 0);
    std::vector<Placement> all;
    Solutions solutions(board);
    while (const Placement* solution = solutions.next()) all.push_back(*solution);
    const std::string expected = written(all);
    for (const int threads : {1, 2, 5})
      EXPECT_TRUE(listed(board, {.threads = threads}) == expected) << side << ' ' << threads;
  }
}

TEST(List, WritesAnyWindow) {
  std::vector<Placement> all = oracle::solutions(oracle::Grid(8, std::string(8, '.')));
  for (const std::uint64_t first : {0U, 1U, 40U, 91U, 92U, 1000U})
    for (const std::uint64_t limit : {0U, 1U, 50U, 100U}) {
      const std::size_t begin = std::min<std::size_t>(first, all.size());
      const std::size_t end = std::min<std::size_t>(first + limit, all.size());
      const std::vector<Placement> window(all.begin() + std::ptrdiff_t(begin),
                                          all.begin() + std::ptrdiff_t(end));
      EXPECT_EQ(listed(Board(8), {.first = first, .limit = limit}), written(window));
    }
}

TEST(List, EndsWhenNoMoreIsWanted) {
  std::size_t parts = 0;
  const Listed end = list(Board(14), pieces(14), {.threads = 3}, [&](std::string_view) {
    ++parts;
    return Flow::enough;
  });
  EXPECT_EQ(parts, 1U);
  EXPECT_EQ(end.end, Listed::End::enough);
}

TEST(List, EndsWhenStopped) {
  Stop stop;
  const Listed end =
      list(Board(24), pieces(24), {.threads = 3, .stop = &stop}, [&](std::string_view) {
        stop.request();
        return Flow::more;
      });
  EXPECT_EQ(end.end, Listed::End::stopped);
}

TEST(List, OfClassesHasTheSmallestOfEachOrbit) {
  std::mt19937_64 random(15);
  for (int round = 0; round < 60; ++round)
    for (const support::Group& group : support::groups()) {
      const int side = 4 + round % 5;
      const Alike alike = round % 2 == 0 ? Alike::by_symmetries : Alike::by_turns;
      const oracle::Grid grid =
          support::closed_under(group, oracle::random_grid(side, 0.02 * (round % 4), random));
      // The oracle's orbits, by drawing all pictures of each solution.
      std::map<std::set<oracle::Grid>, Placement> smallest;
      const std::vector<oracle::Grid> of_board = oracle::pictures(grid);
      for (const Placement& solution : oracle::solutions(grid)) {
        oracle::Grid drawn = grid;
        for (std::size_t r = 0; r < grid.size(); ++r) drawn[r][std::size_t(solution[r])] = 'q';
        const std::vector<oracle::Grid> pictures = oracle::pictures(drawn);
        std::set<oracle::Grid> orbit;
        for (std::size_t i = 0; i < (alike == Alike::by_turns ? 4 : pictures.size()); ++i)
          if (of_board[i] == grid) orbit.insert(pictures[i]);
        smallest.try_emplace(orbit, solution);  // solutions come in order
      }
      std::map<Placement, std::size_t> sizes;
      for (const auto& [orbit, solution] : smallest) sizes[solution] = orbit.size();
      std::string expected;
      for (const auto& [solution, size] : sizes)
        expected += (expected.empty() ? "" : "\n") + written({solution}) + std::to_string(size);

      Pieces with_sizes = pieces(side);
      for (std::size_t size = 1; size <= 8; ++size)
        with_sizes.after_class[size] = std::to_string(size);
      std::string text;
      list(board_of(grid), with_sizes, {.listing = Listing::classes, .alike = alike},
           [&](std::string_view part) {
             text += part;
             return Flow::more;
           });
      ASSERT_EQ(text, expected) << group.name << ::testing::PrintToString(grid);
    }
}

TEST(List, ListsWhatNoEngineTakes) {
  // Above side 32, and with so few rows left that no engine takes them.
  std::mt19937_64 random(13);
  const Board wide = board_of(oracle::grid_with_a_solution(35, 0.09, random));
  std::vector<Placement> all;
  Solutions solutions(wide);
  while (const Placement* solution = solutions.next()) all.push_back(*solution);
  ASSERT_FALSE(all.empty());
  EXPECT_EQ(listed(wide, {}), written(all));

  all = oracle::solutions(oracle::Grid(8, std::string(8, '.')));
  std::erase_if(all,
                [](const Placement& solution) { return solution < Placement{2, 5, 7, 1, 3, 0}; });
  EXPECT_EQ(listed(Board(8), {.from = {2, 5, 7, 1, 3, 0}}), written(all));
}

TEST(Sort, SortsNumbersOfAnyBits) {
  std::mt19937_64 random(14);
  std::vector<std::uint64_t> scratch;
  for (const int bits : {9, 16, 17, 40, 64})
    for (const std::size_t count : {0U, 1U, 63U, 64U, 5000U})
      for (const std::uint64_t upper : {std::uint64_t{0}, ~std::uint64_t{0}}) {
        // All alike in their upper half, or not.
        std::vector<std::uint64_t> numbers(count);
        for (std::uint64_t& number : numbers)
          number = (random() & (upper | ((std::uint64_t{1} << bits / 2) - 1))) >> (64 - bits) % 64;
        std::vector<std::uint64_t> expected = numbers;
        std::sort(expected.begin(), expected.end());
        sort_numbers(numbers, bits, scratch);
        EXPECT_EQ(numbers, expected) << bits << ' ' << count;
      }
}

}  // namespace
}  // namespace queens

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include "list/buckets.hpp"
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

std::vector<Placement> all_solutions(const Board& board) {
  std::vector<Placement> all;
  Solutions solutions(board);
  while (const Placement* solution = solutions.next()) all.push_back(*solution);
  return all;
}

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

TEST(List, OfSymmetricBoardsIsTheOraclesOnAnyNumberOfThreads) {
  std::mt19937_64 random(16);
  for (int round = 0; round < 40; ++round)
    for (const support::Group& group : support::groups()) {
      const oracle::Grid grid = support::closed_under(
          group, oracle::random_grid(3 + round % 6, 0.03 * (round % 4), random));
      const std::string expected = written(oracle::solutions(grid));
      for (const int threads : {1, 3})
        ASSERT_EQ(listed(board_of(grid), {.threads = threads}), expected)
            << group.name << ::testing::PrintToString(grid);
    }
}

TEST(List, OfWideSymmetricBoardsIsThatOfASearchRowByRow) {
  std::mt19937_64 random(17);
  std::size_t solutions = 0;
  for (const int side : {13, 14, 15, 16, 17})
    for (const support::Group& group : support::groups()) {
      // As many open squares as a random board, however many symmetries there are.
      const double reserved = 1 - std::pow(0.5, 1.0 / double(group.pictures.size()));
      const Board board =
          board_of(support::closed_under(group, oracle::random_grid(side, reserved, random)));
      const std::vector<Placement> all = all_solutions(board);
      solutions += all.size();
      EXPECT_TRUE(listed(board, {.threads = 2}) == written(all)) << side << ' ' << group.name;
    }
  EXPECT_GT(solutions, 10'000U);
}

TEST(List, GoesOnOverCasesInOrder) {
  // Of these sides a list has more than one case, and at 13 more than one block.
  for (const int side : {11, 12, 13}) {
    const Board board(side);
    ASSERT_GT(prefix_rows(board, side), 0);
    const std::vector<Placement> all = all_solutions(board);
    const std::string expected = written(all);
    // With a limit, every solution is searched, and none made as a picture of another.
    for (const int threads : {1, 2, 5})
      for (const std::uint64_t limit : {ListOptions{}.limit, std::uint64_t{all.size()}})
        EXPECT_TRUE(listed(board, {.limit = limit, .threads = threads}) == expected)
            << side << ' ' << threads << ' ' << limit;
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

TEST(List, OfClassesOfWideBoardsHasTheSmallestOfEachOrbit) {
  // Where prefixes are longer and columns need five bits.
  std::mt19937_64 random(18);
  for (const int side : {16, 17, 18})
    for (const support::Group& group : support::groups()) {
      const double reserved = 1 - std::pow(0.45, 1.0 / double(group.pictures.size()));
      const Board board =
          board_of(support::closed_under(group, oracle::random_grid(side, reserved, random)));
      std::vector<Placement> smallest;
      for (const Placement& solution : all_solutions(board)) {
        bool is_smallest = true;
        for (const Symmetry symmetry : kSymmetries) {
          if (!board.symmetries().contains(symmetry)) continue;
          Placement picture(solution.size());
          for (int row = 0; row < side; ++row) {
            const Square square = image(symmetry, {row, solution[std::size_t(row)]}, side);
            picture[std::size_t(square.row)] = square.column;
          }
          is_smallest = is_smallest && solution <= picture;
        }
        if (is_smallest) smallest.push_back(solution);
      }
      EXPECT_TRUE(listed(board, {.listing = Listing::classes}) == written(smallest))
          << side << ' ' << group.name;
    }
}

TEST(Buckets, GiveBackWhatWasAdded) {
  Buckets buckets(5);
  std::vector<std::vector<std::uint64_t>> added(5);
  std::mt19937_64 random(19);
  for (int i = 0; i < 2000; ++i) {
    const std::size_t key = random() % 4;
    added[key].push_back(random());
    buckets.add(key, added[key].back());
  }
  for (std::size_t key = 0; key < added.size(); ++key) {
    std::vector<std::uint64_t> numbers = {7};
    buckets.append_to(numbers, key);
    added[key].insert(added[key].begin(), 7);
    EXPECT_EQ(numbers, added[key]);
  }

  std::vector<std::uint64_t> others(added[2].size() - 1);
  for (std::uint64_t& number : others) number = random();
  EXPECT_EQ(buckets.replace(2, others.data()), others.data() + others.size());
  std::vector<std::uint64_t> numbers;
  buckets.append_to(numbers, 2);
  EXPECT_EQ(numbers, others);
}

TEST(List, ListsWhatNoEngineTakes) {
  // Above side 32, and with so few rows left that no engine takes them.
  std::mt19937_64 random(13);
  const Board wide = board_of(oracle::grid_with_a_solution(35, 0.09, random));
  std::vector<Placement> all = all_solutions(wide);
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

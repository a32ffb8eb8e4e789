// Boards wider than a word.
#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

#include "queens/count.hpp"
#include "support/boards.hpp"
#include "support/oracle.hpp"

namespace queens {
namespace {

/// The knight's-move solution of a side that leaves 0 or 4 when divided by 6, without the queens of
/// some rows; some of the squares that these rows and columns have in common are reserved.
WideBoard without_rows(int side, const std::vector<int>& freed_rows, double share,
                       std::mt19937_64& random) {
  std::vector<Square> fixed;
  std::vector<Square> reserved;
  std::bernoulli_distribution is_reserved(share);
  for (int row = 0; row < side; ++row) {
    const int column = row < side / 2 ? 2 * row + 1 : 2 * (row - side / 2);
    if (!std::binary_search(freed_rows.begin(), freed_rows.end(), row)) {
      fixed.push_back({row, column});
      continue;
    }
    for (const int other : freed_rows)
      if (is_reserved(random)) reserved.push_back({other, column});
  }
  return {side, reserved, fixed};
}

/// The solutions by trying all permutations of the freed rows' columns.
std::uint64_t by_permutations(const WideBoard& board, std::vector<int> freed_rows) {
  std::vector<Square> queens(board.fixed_queens().begin(), board.fixed_queens().end());
  std::vector<int> columns;
  for (int column = 0; column < board.side(); ++column)
    if (std::none_of(queens.begin(), queens.end(),
                     [=](Square queen) { return queen.column == column; }))
      columns.push_back(column);
  const std::size_t fixed = queens.size();
  std::uint64_t count = 0;
  do {
    queens.resize(fixed);
    bool good = true;
    for (std::size_t i = 0; good && i < columns.size(); ++i) {
      const Square queen{freed_rows[i], columns[i]};
      good = !board.is_reserved(queen);
      for (const Square other : queens)
        good = good && !oracle::attack(queen.row, queen.column, other.row, other.column);
      queens.push_back(queen);
    }
    count += good ? 1 : 0;
  } while (std::next_permutation(columns.begin(), columns.end()));
  return count;
}

TEST(CountWide, AgreesWithPermutationsOfFreedRows) {
  std::mt19937_64 random(71);
  std::uint64_t most = 0;
  for (int round = 0; round < 40; ++round) {
    const int side = std::vector{66, 100, 130, 196, 256}[std::size_t(round % 5)];
    std::vector<int> rows(static_cast<std::size_t>(side));
    std::iota(rows.begin(), rows.end(), 0);
    std::shuffle(rows.begin(), rows.end(), random);
    rows.resize(8);
    std::sort(rows.begin(), rows.end());
    const WideBoard board = without_rows(side, rows, 0.03, random);
    const std::uint64_t expected = by_permutations(board, rows);
    most = std::max(most, expected);
    for (const int threads : {1, 2}) {
      const auto counted = count(board, {.threads = threads});
      ASSERT_TRUE(counted);
      EXPECT_EQ(counted->solutions, Total(expected)) << side;
      EXPECT_EQ(counted->kernel, "sparse");
    }
  }
  EXPECT_GT(most, 1);
}

TEST(CountWide, CountsNarrowBoardsAsEver) {
  EXPECT_EQ(count(WideBoard(10))->solutions, Total(724));
  EXPECT_EQ(count(WideBoard(8, {{2, 2}, {4, 4}}, {}))->solutions, count(support::board_of({
                                                                            "........",
                                                                            "........",
                                                                            "..*.....",
                                                                            "........",
                                                                            "....*...",
                                                                            "........",
                                                                            "........",
                                                                            "........",
                                                                        }))
                                                                      ->solutions);
}

TEST(CountWide, SaysWhenItCannot) {
  EXPECT_EQ(count(WideBoard(65), {.kernel = "lanes"}).error(), CountFailure::unusable_kernel);
  EXPECT_EQ(count(WideBoard(65), {.kernel = "nothing"}).error(), CountFailure::unknown_kernel);
  Stop stop;
  stop.request();
  EXPECT_EQ(count(WideBoard(65), {.threads = 1, .stop = &stop}).error(), CountFailure::stopped);
}

}  // namespace
}  // namespace queens

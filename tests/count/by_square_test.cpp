#include <gtest/gtest.h>

#include "queens/count.hpp"
#include "support/boards.hpp"
#include "support/symmetric.hpp"

namespace queens {
namespace {

using support::board_of;
using Grid = std::vector<std::vector<Total>>;

/// By listing every solution and marking its squares.
Grid marked_by_oracle(const oracle::Grid& grid) {
  std::vector<std::vector<std::uint64_t>> marks(grid.size(),
                                                std::vector<std::uint64_t>(grid.size()));
  for (const auto& solution : oracle::solutions(grid))
    for (std::size_t row = 0; row < grid.size(); ++row) ++marks[row][std::size_t(solution[row])];
  Grid totals;
  for (const auto& row : marks) totals.emplace_back(row.begin(), row.end());
  return totals;
}

SquareCounts counted(const Board& board, const CountOptions& options = {}) {
  const auto counts = count_by_square(board, options);
  EXPECT_TRUE(counts.has_value());
  return counts.value_or(SquareCounts{});
}

TEST(CountBySquare, AgreesWithTheOracleForEveryGroupOfSymmetries) {
  std::mt19937_64 random(23);
  for (const auto& group : support::groups())
    for (int round = 0; round < 14; ++round) {
      const oracle::Grid grid =
          support::closed_under(group, oracle::random_grid(1 + round % 7, 0.1, random));
      const SquareCounts counts = counted(board_of(grid), {.threads = 1 + round % 2});
      EXPECT_EQ(counts.solutions, marked_by_oracle(grid))
          << group.name << ::testing::PrintToString(grid);
      EXPECT_EQ(counts.all.solutions, Total(oracle::solutions(grid).size()))
          << group.name << ::testing::PrintToString(grid);
    }
}

TEST(CountBySquare, AgreesWithTheOracleOnBoardsWithFixedQueens) {
  std::mt19937_64 random(29);
  std::uniform_int_distribution<std::size_t> any(0, 1000);
  for (int round = 0; round < 60; ++round) {
    const std::size_t side = 4 + std::size_t(round) % 4;
    oracle::Grid grid = oracle::random_grid(int(side), 0.1, random);
    for (int queen = 0; queen <= round % 3; ++queen)
      grid[any(random) % side][any(random) % side] = 'Q';
    const SquareCounts counts = counted(board_of(grid));
    EXPECT_EQ(counts.solutions, marked_by_oracle(grid)) << ::testing::PrintToString(grid);
    EXPECT_EQ(counts.all.solutions, count(board_of(grid))->solutions);
  }
}

TEST(CountBySquare, CountsEmptyBoards) {
  const Grid four = {{0, 1, 1, 0}, {1, 0, 0, 1}, {1, 0, 0, 1}, {0, 1, 1, 0}};
  EXPECT_EQ(counted(Board(0)).solutions, Grid());
  EXPECT_EQ(counted(Board(0)).all.solutions, Total(1));
  EXPECT_EQ(counted(Board(1)).solutions, Grid({{1}}));
  EXPECT_EQ(counted(Board(2)).solutions, Grid({{0, 0}, {0, 0}}));
  EXPECT_EQ(counted(Board(4)).solutions, four);
  EXPECT_EQ(counted(Board(8)).solutions.front(), std::vector<Total>({4, 8, 16, 18, 18, 16, 8, 4}));
  for (const auto& known : support::empty_boards(10))
    EXPECT_EQ(counted(Board(known.side)).all.solutions, Total(known.solutions)) << known.side;
}

TEST(CountBySquare, SumsToTheWholeBoardsCountInEveryRowAndColumn) {
  for (const auto& known : support::reference_boards(10)) {
    const SquareCounts counts = counted(known.board);
    EXPECT_EQ(counts.all.solutions, Total(known.count)) << known.name;
    const std::size_t side = counts.solutions.size();
    ASSERT_EQ(side, std::size_t(known.board.side()));
    for (std::size_t i = 0; i < side; ++i) {
      Total row;
      Total column;
      for (std::size_t j = 0; j < side; ++j) {
        row = *row.plus(counts.solutions[i][j]);
        column = *column.plus(counts.solutions[j][i]);
      }
      EXPECT_EQ(row, Total(known.count)) << known.name << " row " << i;
      EXPECT_EQ(column, Total(known.count)) << known.name << " column " << i;
    }
  }
}

TEST(CountBySquare, TellsHowManySolutionsAReservedSquareTakesAway) {
  const Board board =
      board_of({".......", "..*....", ".......", "*......", ".....*.", "....*..", "......."});
  const SquareCounts before = counted(board);
  for (int row = 0; row < board.side(); ++row)
    for (int column = 0; column < board.side(); ++column) {
      Board reserved = board;
      reserved.reserve({row, column});
      const Total through = before.solutions[std::size_t(row)][std::size_t(column)];
      EXPECT_EQ(count(reserved)->solutions, before.all.solutions.minus(through))
          << row << "," << column;
    }
}

TEST(CountBySquare, NamesWhatItCannotDo) {
  Stop stop;
  stop.request();
  for (const Board& board : {Board(0), Board(8)}) {
    EXPECT_EQ(count_by_square(board, {.kernel = "no such kernel"}).error(),
              CountFailure::unknown_kernel);
    EXPECT_EQ(count_by_square(board, {.stop = &stop}).error(), CountFailure::stopped);
  }
}

}  // namespace
}  // namespace queens

#include "queens/wide_board.hpp"

#include <gtest/gtest.h>

#include <random>
#include <set>

#include "support/boards.hpp"
#include "support/oracle.hpp"

namespace queens {
namespace {

/// A square of a board of `side`, drawn by chance.
Square draw(int side, std::mt19937_64& random) {
  const auto number = [&] { return static_cast<int>(random() % static_cast<unsigned>(side)); };
  const int row = number();
  return {row, number()};
}

TEST(WideBoard, ListsWhatIsReservedHoweverFewRowsItIsIn) {
  std::mt19937_64 random(1);
  for (const int side : {1, 5, 40, 1000}) {
    for (const std::size_t count : {0U, 1U, 3U, 50U, 2000U}) {
      std::vector<Square> listed;
      for (std::size_t i = 0; i < count; ++i) listed.push_back(draw(side, random));
      const std::set<Square> expected(listed.begin(), listed.end());
      const WideBoard board(side, listed, {});
      std::set<Square> found;
      for (int row = 0; row < side; ++row)
        for (const int column : board.listed_in_row(row)) found.insert({row, column});
      EXPECT_EQ(found, expected) << side << " " << count;
      for (int i = 0; i < 1000; ++i) {
        const Square square = draw(side, random);
        EXPECT_EQ(board.is_reserved(square), expected.contains(square));
      }
      for (const Square square : expected) EXPECT_TRUE(board.is_reserved(square));
    }
  }
}

TEST(WideBoard, IsTheSameBoardAsBitsAndAsLists) {
  std::mt19937_64 random(2);
  for (int side = 0; side <= 20; ++side) {
    oracle::Grid grid = oracle::random_grid(side, 0.2, random);
    if (side > 0) grid[0][random() % grid.size()] = 'Q';
    const Board board = support::board_of(grid);
    EXPECT_EQ(narrowed(WideBoard(board)), board);
    EXPECT_EQ(WideBoard(board).is_empty(), board == Board(side));
  }
}

TEST(WideBoard, ReservesByChanceAsOftenAsAsked) {
  constexpr int kSide = 1000;
  const WideBoard board(kSide, {}, {}, {100'000, 7});
  const WideBoard other(kSide, {}, {}, {100'000, 8});
  int reserved = 0;
  int both = 0;
  for (int row = 0; row < kSide; ++row)
    for (int column = 0; column < kSide; ++column) {
      if (!board.is_reserved({row, column})) continue;
      ++reserved;
      both += other.is_reserved({row, column}) ? 1 : 0;
    }
  EXPECT_NEAR(reserved, 100'000, 1500);  // five standard deviations
  EXPECT_NEAR(both, 10'000, 500);
}

TEST(WideBoard, ChanceSparesFixedQueens) {
  const WideBoard board(10, {{1, 1}}, {{0, 3}, {1, 1}}, {1'000'000, 0});
  EXPECT_FALSE(board.is_reserved({0, 3}));
  EXPECT_TRUE(board.is_reserved({0, 4}));
  EXPECT_TRUE(board.is_reserved({1, 1})) << "it is listed";
}

}  // namespace
}  // namespace queens

#include "kernel/exists/exists.hpp"

#include <gtest/gtest.h>

#include "queens/placement.hpp"
#include "support/boards.hpp"
#include "support/oracle.hpp"

namespace queens {
namespace {

using support::board_of;

std::vector<const ExistsEngine*> usable_engines() {
  std::vector<const ExistsEngine*> usable;
  for (const ExistsEngine& engine : exists_engines())
    if (engine.usable()) usable.push_back(&engine);
  return usable;
}

void expect_existence(const ExistsEngine& engine, const Board& board, bool expected) {
  Placement solution;
  const Existence answer = look_for_one(engine, board, {}, solution);
  ASSERT_EQ(answer, expected ? Existence::found : Existence::none) << engine.name;
  if (expected) {
    EXPECT_TRUE(violations(board, squares_of(solution)).empty()) << engine.name;
  }
}

TEST(Exists, TheLastEngineIsUsableEverywhere) {
  ASSERT_FALSE(usable_engines().empty());
  EXPECT_EQ(usable_engines().back()->name, "portable");
}

TEST(Exists, AnswersAsTheOracleDoes) {
  std::mt19937_64 random(11);
  for (int round = 0; round < 3000; ++round) {
    oracle::Grid grid = oracle::random_grid(round % 8, 0.07 * (round % 11), random);
    for (int queens = round % 3; queens > 0 && !grid.empty(); --queens)
      grid[random() % grid.size()][random() % grid.size()] = 'Q';
    const bool expected = !oracle::solutions(grid).empty();
    SCOPED_TRACE(::testing::PrintToString(grid));
    for (const ExistsEngine* engine : usable_engines())
      expect_existence(*engine, board_of(grid), expected);
  }
}

TEST(Exists, FindsOnEmptyBoardsOfEverySide) {
  // 1 to 64 rows are one to eight vectors.
  for (const ExistsEngine* engine : usable_engines())
    for (int side = 0; side <= Board::kMaxSide; ++side)
      if (side <= 40 || side % 8 <= 1)
        expect_existence(*engine, Board(side), side != 2 && side != 3);
}

TEST(Exists, EnginesAgreeOnLargeBoardsWithFewOpenSquares) {
  std::mt19937_64 random(12);
  int solvable = 0;
  for (int round = 0; round < 60; ++round) {
    const Board board = board_of(oracle::random_grid(20 + round % 13, 0.7, random));
    Placement solution;
    const Existence first = look_for_one(*usable_engines().front(), board, {}, solution);
    solvable += first == Existence::found ? 1 : 0;
    for (const ExistsEngine* engine : usable_engines())
      expect_existence(*engine, board, first == Existence::found);
  }
  EXPECT_GT(solvable, 5);
  EXPECT_LT(solvable, 55);
}

/// The empty board of side 36 with the first twelve queens of a search row by row: none completes
/// it, which takes millions of nodes to know.
Board hard_board() {
  Board board(36);
  const int columns[] = {0, 2, 4, 1, 3, 8, 10, 12, 14, 5, 7, 18};
  for (int row = 0; row < 12; ++row) board.fix({row, columns[row]});
  return board;
}

TEST(Exists, GivesUpWhenItsPatienceEnds) {
  Stop requested;
  requested.request();
  for (const ExistsEngine* engine : usable_engines()) {
    Placement solution;
    const Board board = hard_board();
    EXPECT_EQ(look_for_one(*engine, board, {.stops = Stops(requested)}, solution),
              Existence::undecided);
    EXPECT_EQ(look_for_one(*engine, board, {.stops = Stops(Stop::never(), requested)}, solution),
              Existence::undecided);
    EXPECT_EQ(look_for_one(*engine, board, {.max_nodes = 10'000}, solution), Existence::undecided);
    EXPECT_TRUE(solution.empty());
  }
}

}  // namespace
}  // namespace queens

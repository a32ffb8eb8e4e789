#include "queens/placement.hpp"

#include <gtest/gtest.h>

#include "support/boards.hpp"
#include "support/oracle.hpp"

namespace queens {
namespace {

using Kind = Violation::Kind;
using support::board_of;

TEST(Violations, AreEmptyForASolution) {
  EXPECT_TRUE(violations(Board(4), squares_of({1, 3, 0, 2})).empty());
  EXPECT_TRUE(violations(Board(0), {}).empty());
}

TEST(Violations, NameEveryAttackingPair) {
  // Three queens on one diagonal are three pairs: they see through each other.
  const auto found = violations(Board(3), squares_of({0, 1, 2}));
  EXPECT_EQ(found, (std::vector<Violation>{{Kind::same_diagonal, {0, 0}, {1, 1}},
                                           {Kind::same_diagonal, {0, 0}, {2, 2}},
                                           {Kind::same_diagonal, {1, 1}, {2, 2}}}));
}

TEST(Violations, NameReservedSquaresEmptyLinesAndMissingFixedQueens) {
  const Board board = board_of({".*..", "...Q", "....", "...."});
  EXPECT_EQ(violations(board, {{0, 1}, {2, 0}}),
            (std::vector<Violation>{{Kind::on_reserved, {0, 1}, {0, 1}},
                                    {Kind::missing_fixed, {1, 3}, {1, 3}},
                                    {Kind::empty_row, {1, 0}, {1, 0}},
                                    {Kind::empty_row, {3, 0}, {3, 0}},
                                    {Kind::empty_column, {0, 2}, {0, 2}},
                                    {Kind::empty_column, {0, 3}, {0, 3}}}));
}

TEST(Violations, NamePairsInRowsAndColumns) {
  EXPECT_EQ(violations(Board(2), {{0, 0}, {0, 1}, {1, 0}}),
            (std::vector<Violation>{{Kind::same_row, {0, 0}, {0, 1}},
                                    {Kind::same_column, {0, 0}, {1, 0}},
                                    {Kind::same_diagonal, {0, 1}, {1, 0}}}));
}

TEST(Violations, AgreeWithTheOracleOnEveryPlacement) {
  const oracle::Grid grid = {"*....", "....*", ".....", "..*..", "....."};
  const auto solutions = oracle::solutions(grid);
  for (int code = 0; code < 3125; ++code) {
    Placement placement;
    for (int row = 0, rest = code; row < 5; ++row, rest /= 5) placement.push_back(rest % 5);
    const bool is_solution =
        std::find(solutions.begin(), solutions.end(), placement) != solutions.end();
    EXPECT_EQ(violations(board_of(grid), squares_of(placement)).empty(), is_solution);
  }
}

TEST(ConflictsOfFixed, AreAttacksAndReservedSquares) {
  EXPECT_TRUE(conflicts_of_fixed(board_of({"Q...", "..Q.", "....", "...."})).empty());
  EXPECT_EQ(conflicts_of_fixed(board_of({"Q...", "....", "..Q.", "...."})),
            (std::vector<Violation>{{Kind::same_diagonal, {0, 0}, {2, 2}}}));
  Board board(2);
  board.reserve({0, 1});
  board.fix({0, 1});
  EXPECT_EQ(conflicts_of_fixed(board),
            (std::vector<Violation>{{Kind::on_reserved, {0, 1}, {0, 1}}}));
}

}  // namespace
}  // namespace queens

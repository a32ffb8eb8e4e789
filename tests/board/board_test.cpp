#include "queens/board.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "support/boards.hpp"
#include "support/oracle.hpp"
#include "support/symmetric.hpp"

namespace queens {
namespace {

using support::board_of;

oracle::Grid open_squares(const Board& board) {
  oracle::Grid grid;
  for (int row = 0; row < board.side(); ++row) {
    grid.emplace_back();
    for (int column = 0; column < board.side(); ++column)
      grid.back() += (board.open_row(row) >> column & 1) != 0 ? '.' : '-';
  }
  return grid;
}

TEST(Board, IsOpenAtFirst) {
  for (const int side : {0, 1, 5, 64}) {
    const Board board(side);
    EXPECT_EQ(board.side(), side);
    EXPECT_EQ(board.reserved_count(), 0);
    for (int row = 0; row < side; ++row) EXPECT_EQ(std::popcount(board.open_row(row)), side);
  }
}

TEST(Board, ClosesWhatAFixedQueenAttacks) {
  EXPECT_EQ(open_squares(board_of({".....", ".....", "...Q.", ".....", "....."})),
            (oracle::Grid{".-.-.", "..---", "---.-", "..---", ".-.-."}));
}

TEST(Board, SeesThroughReservedSquares) {
  // The reserved square between does not shelter the corner.
  EXPECT_EQ(open_squares(board_of({"Q..", ".*.", "..."})), (oracle::Grid{".--", "--.", "-.-"}));
}

TEST(Board, LeavesNoOpenSquareToQueensThatAttackEachOther) {
  const Board board = board_of({"Q...", ".Q..", "....", "...."});
  EXPECT_EQ(board.open_row(0), 0U);
  EXPECT_EQ(board.open_row(1), 0U);
}

TEST(Board, LeavesNoOpenSquareToAQueenOnAReservedSquare) {
  Board board(4);
  board.reserve({1, 2});
  board.fix({1, 2});
  EXPECT_EQ(board.open_row(1), 0U);
  Board other_order(4);
  other_order.fix({1, 2});
  other_order.reserve({1, 2});
  EXPECT_EQ(board, other_order);
}

TEST(Board, KeepsTheGroupThatItWasDrawnWith) {
  EXPECT_EQ(Board(8).symmetries().order(), 8);
  EXPECT_EQ(board_of({".*..", "....", "....", "...."}).symmetries().order(), 1);
  EXPECT_EQ(board_of({"*...", "....", "....", "...*"}).symmetries().order(), 4);
  EXPECT_TRUE(board_of({"*..", "...", "..."}).symmetries().contains(Symmetry::transpose));
}

// The oracle turns drawings; the board turns squares.
TEST(Board, SymmetriesAgreeWithDrawings) {
  std::mt19937_64 random(7);
  for (const auto& group : support::groups())
    for (int round = 0; round < 20; ++round) {
      const int side = 1 + round % 7;
      const oracle::Grid grid =
          support::closed_under(group, oracle::random_grid(side, 0.3, random));
      const Board board = board_of(grid);
      int kept = 0;
      for (const auto& picture : oracle::pictures(grid)) kept += picture == grid ? 1 : 0;
      EXPECT_EQ(board.symmetries().order(), kept) << ::testing::PrintToString(grid);
    }
}

TEST(Board, TransformsLikeDrawings) {
  const oracle::Grid grid = {"*.Q..", ".....", "..*..", "*....", "....."};
  const auto pictures = oracle::pictures(grid);
  const Board board = board_of(grid);
  EXPECT_EQ(board.transformed(Symmetry::quarter_turn), board_of(pictures[1]));
  EXPECT_EQ(board.transformed(Symmetry::half_turn), board_of(pictures[2]));
  EXPECT_EQ(board.transformed(Symmetry::three_quarter_turn), board_of(pictures[3]));
  EXPECT_EQ(board.transformed(Symmetry::mirror), board_of(pictures[4]));
}

RC_GTEST_PROP(Symmetries, CarrySquaresBackByTheirInverse, ()) {
  const int side = *rc::gen::inRange(1, 65);
  const Square square = {*rc::gen::inRange(0, side), *rc::gen::inRange(0, side)};
  for (const Symmetry symmetry : kSymmetries) {
    Square at = square;
    for (int i = 0; i < 4; ++i) at = image(symmetry, at, side);  // every order divides 4
    RC_ASSERT(at == square);
  }
}

}  // namespace
}  // namespace queens

#include "queens/rule.hpp"

#include <gtest/gtest.h>

#include <set>

#include "board/rule/any_gate.hpp"
#include "support/ruled.hpp"

namespace queens {
namespace {

using Kind = Violation::Kind;
using support::ruled_board_of;

TEST(Rule, HasANameOfItsOwn) {
  std::set<std::string_view> names;
  for (const Rule rule : kRules) {
    names.insert(name_of(rule));
    EXPECT_EQ(rule_named(name_of(rule)), rule);
  }
  EXPECT_EQ(names.size(), kRules.size());
  EXPECT_EQ(rule_named("kings"), std::nullopt);
}

TEST(Rule, AttacksWhatTheOracleSays) {
  std::mt19937_64 random(5);
  for (const Rule rule : kRules)
    for (int side = 1; side <= 9; ++side) {
      const oracle::Ruled drawn = oracle::random_ruled(std::string(name_of(rule)), side, random);
      const RuledBoard board = ruled_board_of(drawn);
      for (int a = 0; a < side * side; ++a)
        for (int b = 0; b < side * side; ++b) {
          const Square first{a / side, a % side}, second{b / side, b % side};
          if (a == b) continue;
          EXPECT_EQ(!board.attack(first, second),
                    oracle::at_peace(drawn, first.row, first.column, second.row, second.column));
          EXPECT_EQ(board.attack(first, second), board.attack(second, first));
        }
    }
}

/// Whatever stands above, even queens that attack each other.
TEST(Gate, ClosesWhatQueensAboveAttack) {
  std::mt19937_64 random(6);
  for (const Rule rule : kRules)
    for (int round = 0; round < 200; ++round) {
      const int side = 1 + round % 11;
      const RuledBoard board =
          ruled_board_of(oracle::random_ruled(std::string(name_of(rule)), side, random));
      std::visit(
          [&](const auto& gate) {
            typename std::decay_t<decltype(gate)>::Standing above{};
            std::vector<Square> queens;
            for (int row = 0; row < side; ++row) {
              Row closed = 0;
              for (const Square queen : queens)
                for (int column = 0; column < side; ++column)
                  if (board.attack(queen, {row, column})) closed |= bit(column);
              EXPECT_EQ(gate.closed(above, row) & full_row(side), closed) << name_of(rule);
              queens.push_back({row, static_cast<int>(random() % std::size_t(side))});
              above = gate.after(above, row, queens.back().column);
            }
          },
          gate_of(board));
    }
}

TEST(RuledBoard, OpensWhatIsNeitherReservedNorAttackedByFixedQueens) {
  std::mt19937_64 random(7);
  for (const Rule rule : kRules)
    for (int round = 0; round < 60; ++round) {
      const int side = 1 + round % 9;
      const oracle::Ruled drawn = oracle::random_ruled(std::string(name_of(rule)), side, random);
      const RuledBoard board = ruled_board_of(drawn);
      for (int square = 0; square < side * side; ++square) {
        const int row = square / side, column = square % side;
        bool open = drawn.grid[std::size_t(row)][std::size_t(column)] != '*';
        for (const Square queen : board.board().fixed_queens())
          if (queen != Square{row, column})
            open = open && oracle::at_peace(drawn, queen.row, queen.column, row, column);
        EXPECT_EQ((board.open_row(row) & bit(column)) != 0, open) << support::shown(drawn);
      }
    }
}

TEST(RuledBoard, IsAsABoardUnderThePlainRule) {
  std::mt19937_64 random(8);
  for (int round = 0; round < 40; ++round) {
    const oracle::Ruled drawn = oracle::random_ruled("queens", 1 + round % 9, random);
    const RuledBoard board = ruled_board_of(drawn);
    for (int row = 0; row < board.side(); ++row)
      EXPECT_EQ(board.open_row(row), board.board().open_row(row));
    const RuledBoard back = board.transposed().transposed();
    EXPECT_EQ(back.board(), board.board());
  }
}

TEST(RuledBoard, TransposesItsRegions) {
  const RuledBoard board(Board(3), Regions({"AAB", "CAB", "CCB"}));
  EXPECT_EQ(board.transposed().regions()->rows(), (std::vector<std::string>{"ACC", "AAC", "BBB"}));
}

TEST(Regions, NumbersLettersAsTheyAppear) {
  const Regions regions({"bb", "bA"});
  EXPECT_EQ(regions.count(), 2);
  EXPECT_EQ(regions.of({1, 0}), 0);
  EXPECT_EQ(regions.of({1, 1}), 1);
  EXPECT_EQ(regions.letter(1), 'A');
  EXPECT_EQ(regions.first_square(1), (Square{1, 1}));
}

TEST(RuledBoard, TellsHowQueensAttackEachOther) {
  const RuledBoard torus(Board(5), Rule::torus);
  EXPECT_EQ(torus.attack({0, 0}, {1, 4}), Kind::wrapping_diagonal);
  EXPECT_EQ(torus.attack({0, 3}, {3, 1}), Kind::wrapping_diagonal);
  EXPECT_EQ(torus.attack({0, 0}, {1, 1}), Kind::same_diagonal);
  EXPECT_EQ(torus.attack({0, 0}, {1, 2}), std::nullopt);
  const RuledBoard superqueen(Board(5), Rule::superqueen);
  EXPECT_EQ(superqueen.attack({0, 0}, {1, 2}), Kind::knights_move);
  EXPECT_EQ(superqueen.attack({2, 1}, {0, 0}), Kind::knights_move);
  EXPECT_EQ(superqueen.attack({0, 0}, {1, 3}), std::nullopt);
  const RuledBoard puzzle(Board(3), Regions({"AAB", "CAB", "CCB"}));
  EXPECT_EQ(puzzle.attack({0, 0}, {0, 2}), Kind::same_row);
  EXPECT_EQ(puzzle.attack({0, 2}, {2, 2}), Kind::same_column);
  EXPECT_EQ(puzzle.attack({0, 0}, {1, 1}), Kind::same_region);
  EXPECT_EQ(puzzle.attack({1, 1}, {2, 0}), Kind::touching);
  EXPECT_EQ(puzzle.attack({0, 0}, {2, 2}), std::nullopt) << "diagonals are free";
}

TEST(RuledBoard, TellsWhatIsWrongWithQueens) {
  Board board(4);
  board.reserve({3, 3});
  board.fix({0, 1});
  const RuledBoard puzzle(board, Regions({"AABB", "ACCB", "DDCB", "DDDD"}));
  EXPECT_EQ(violations(puzzle, {{3, 3}, {0, 0}, {2, 1}, {1, 0}}),
            (std::vector<Violation>{{Kind::on_reserved, {3, 3}, {3, 3}},
                                    {Kind::same_column, {0, 0}, {1, 0}},
                                    {Kind::touching, {1, 0}, {2, 1}},
                                    {Kind::same_region, {2, 1}, {3, 3}},
                                    {Kind::missing_fixed, {0, 1}, {0, 1}},
                                    {Kind::empty_column, {0, 2}, {0, 2}},
                                    {Kind::empty_region, {0, 2}, {0, 2}},
                                    {Kind::empty_region, {1, 1}, {1, 1}}}));
  EXPECT_TRUE(violations(puzzle, {{0, 1}, {1, 3}, {2, 0}, {3, 2}}).size() > 0);
  const RuledBoard right(Board(4), Regions({"AABB", "ACBB", "DDCC", "DDCC"}));
  EXPECT_TRUE(violations(right, {{0, 1}, {1, 3}, {2, 0}, {3, 2}}).empty());
}

TEST(RuledBoard, TellsWhyFixedQueensLeaveNoSolution) {
  Board board(5);
  board.fix({0, 0});
  board.fix({1, 4});
  EXPECT_TRUE(conflicts_of_fixed(board).empty());
  EXPECT_EQ(conflicts_of_fixed(RuledBoard(board, Rule::torus)),
            (std::vector<Violation>{{Kind::wrapping_diagonal, {0, 0}, {1, 4}}}));
}

}  // namespace
}  // namespace queens

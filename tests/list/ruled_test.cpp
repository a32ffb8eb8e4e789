// All solutions under every rule, in order.
#include <gtest/gtest.h>

#include "queens/list.hpp"
#include "support/ruled.hpp"

namespace queens {
namespace {

TEST(RuledSolutions, AreThoseOfTheOracleInOrder) {
  std::mt19937_64 random(31);
  for (const Rule rule : kRules)
    for (int round = 0; round < 120; ++round) {
      const oracle::Ruled drawn =
          oracle::random_ruled(std::string(name_of(rule)), 1 + round % 9, random);
      Solutions solutions(support::ruled_board_of(drawn));
      std::vector<Placement> listed;
      while (const Placement* solution = solutions.next()) listed.push_back(*solution);
      EXPECT_EQ(listed, oracle::solutions(drawn)) << support::shown(drawn);
    }
}

TEST(RuledSolutions, AreOneOnBoardsOfSideZero) {
  for (const RuledBoard& board :
       {RuledBoard(Board(0), Rule::torus), RuledBoard(Board(0), Regions({}))}) {
    Solutions solutions(board);
    ASSERT_NE(solutions.next(), nullptr);
    EXPECT_EQ(solutions.next(), nullptr);
  }
}

TEST(RuledSolutions, Stop) {
  Stop stop;
  Solutions solutions(RuledBoard(Board(12), Rule::superqueen), stop);
  EXPECT_NE(solutions.next(), nullptr);
  stop.request();
  EXPECT_EQ(solutions.next(), nullptr);
}

}  // namespace
}  // namespace queens

// Every engine that counts nodes, forced, on the same boards.
#include "kernel/levels.hpp"

#include <gtest/gtest.h>

#include "support/boards.hpp"
#include "support/oracle.hpp"

namespace queens {
namespace {

void expect_as_the_referee(const Board& board, int rows) {
  const auto counters = level_counters();
  ASSERT_EQ(counters.front().name, "referee");
  Levels expected;
  counters.front().add(board, rows, Stop::never(), expected);
  for (const LevelCounter& counter : counters.subspan(1)) {
    if (!counter.usable(board)) continue;
    Levels found;
    for (int time = 1; time <= 2; ++time) {  // it adds
      counter.add(board, rows, Stop::never(), found);
      for (int depth = 0; depth <= board.side() - rows; ++depth) {
        EXPECT_EQ(found.nodes[depth], std::uint64_t(time) * expected.nodes[depth])
            << counter.name << ", side " << board.side() << ", depth " << depth;
        EXPECT_EQ(found.inner[depth], std::uint64_t(time) * expected.inner[depth])
            << counter.name << ", side " << board.side() << ", depth " << depth;
      }
    }
  }
}

TEST(LevelCounters, AgreeOnEmptyBoards) {
  for (int side = 2; side <= 12; ++side) expect_as_the_referee(Board(side), 0);
}

TEST(LevelCounters, KnowTheirBoards) {
  for (const LevelCounter& counter : level_counters())
    EXPECT_EQ(counter.usable(Board(33)), counter.name == "referee") << counter.name;
  EXPECT_TRUE(level_counters()[1].usable(Board(32)));  // the portable one
}

TEST(LevelCounters, AgreeBelowAFixedQueenAndWithReservedSquares) {
  std::mt19937_64 random(17);
  for (int round = 0; round < 40; ++round) {
    const int side = 4 + round % 9;
    Board board = support::board_of(oracle::random_grid(side, 0.05 * (round % 5), random));
    const int row = int(random() % 2);  // of one or two queens, on open squares or not
    for (int r = 0; r <= row; ++r) board.fix({r, int(random() % std::uint64_t(side))});
    expect_as_the_referee(board, row + 1);
  }
}

TEST(LevelCounters, AgreeOnWideBoards) {  // where words of 16 bits do not do
  std::mt19937_64 random(18);
  for (const int side : {17, 20, 24, 32}) {
    const double reserved = side == 17 ? 0.55 : side == 20 ? 0.65 : side == 24 ? 0.75 : 0.84;
    expect_as_the_referee(support::board_of(oracle::random_grid(side, reserved, random)), 0);
  }
}

TEST(LevelCounters, EndWhenStopped) {
  Stop stop;
  stop.request();
  for (const LevelCounter& counter : level_counters()) {
    Levels levels;
    counter.add(Board(20), 0, stop, levels);
    EXPECT_EQ(levels.nodes[20], 0U) << counter.name;
  }
}

}  // namespace
}  // namespace queens

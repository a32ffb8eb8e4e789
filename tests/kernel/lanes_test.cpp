// The lanes kernels, every instruction set that this processor has, where the general tests of
// kernels_test.cpp do not reach: larger boards, and the corners of the search.
#include <gtest/gtest.h>

#include <chrono>
#include <random>
#include <thread>
#include <vector>

#include "kernel/kernel.hpp"
#include "kernel/referee.hpp"
#include "support/boards.hpp"
#include "support/oracle.hpp"

namespace queens {
namespace {

using support::board_of;

std::vector<Kernel> usable_lanes(const Board& board) {
  std::vector<Kernel> lanes;
  for (const Kernel& kernel : kernels())
    if (kernel.name.starts_with("lanes-") && kernel.usable(board)) lanes.push_back(kernel);
  return lanes;
}

TEST(Lanes, ThePortableOneRunsEverywhere) {
  const Kernel* portable = find_kernel("lanes-portable");
  ASSERT_NE(portable, nullptr);
  for (int side = 0; side <= 32; ++side) EXPECT_TRUE(portable->usable(Board(side))) << side;
}

TEST(Lanes, TakeNoBoardWiderThanAWord) {
  for (int side = 33; side <= Board::kMaxSide; ++side)
    EXPECT_TRUE(usable_lanes(Board(side)).empty()) << side;
}

TEST(Lanes, CountEmptyBoards) {
  for (const auto& known : support::empty_boards(13)) {
    const Board board(known.side);
    for (const Kernel& kernel : usable_lanes(board))
      EXPECT_EQ(kernel.count(board), known.solutions) << kernel.name << " on side " << known.side;
  }
}

TEST(Lanes, CountReferenceBoards) {
  for (const auto& known : support::reference_boards(18))
    for (const Kernel& kernel : usable_lanes(known.board)) {
      // The portable one takes a second a board from side 16 on, a minute under a sanitizer.
      if (kernel.name == "lanes-portable" && known.board.side() > 15) continue;
      EXPECT_EQ(kernel.count(known.board), known.count) << kernel.name << " on " << known.name;
    }
}

// No solution is lost or counted twice however the board is turned, though the rows that the
// search sees, and the word that fits them, differ.
TEST(Lanes, CountEveryPictureOfABoardAlike) {
  std::mt19937_64 random(20240611);
  for (int round = 0; round < 20; ++round) {
    const oracle::Grid grid = oracle::random_grid(11 + round % 3, 0.25, random);
    for (const Kernel& kernel : usable_lanes(board_of(grid))) {
      const std::uint64_t expected = count_by_referee(board_of(grid), Stop::never()).solutions;
      for (const oracle::Grid& picture : oracle::pictures(grid))
        EXPECT_EQ(kernel.count(board_of(picture)), expected)
            << kernel.name << ::testing::PrintToString(picture);
    }
  }
}

TEST(Lanes, AgreeWithOracleOnRandomBoards) {
  std::mt19937_64 random(20240612);
  for (int round = 0; round < 400; ++round) {
    const int side = round % 8;
    oracle::Grid grid = oracle::random_grid(side, 0.1 * (round % 7), random);
    if (side > 0 && round % 2 == 0) grid[random() % grid.size()][random() % grid.size()] = 'Q';
    const Board board = board_of(grid);
    const std::size_t expected = oracle::solutions(grid).size();
    for (const Kernel& kernel : usable_lanes(board))
      EXPECT_EQ(kernel.count(board), expected) << kernel.name << ::testing::PrintToString(grid);
  }
}

TEST(Lanes, AgreeWithRefereeOnLargerRandomBoards) {
  std::mt19937_64 random(20240613);
  for (int round = 0; round < 400; ++round) {
    const int side = 8 + round % 5;
    oracle::Grid grid =
        oracle::random_grid(side, 0.01 * static_cast<double>(random() % 61), random);
    for (int fixed = 0; fixed < round % 4; ++fixed)
      grid[random() % grid.size()][random() % grid.size()] = 'Q';
    const Board board = board_of(grid);
    const std::uint64_t expected = count_by_referee(board, Stop::never()).solutions;
    for (const Kernel& kernel : usable_lanes(board))
      EXPECT_EQ(kernel.count(board), expected) << kernel.name << ::testing::PrintToString(grid);
  }
}

// Wider than 16 columns, which needs words of 32 bits: nearly closed, or the referee never ends.
TEST(Lanes, AgreeWithRefereeOnWideBoards) {
  std::mt19937_64 random(20240614);
  for (int round = 0; round < 64; ++round) {
    const int side = 17 + round % 16;
    const double reserved = 1 - 4.5 / side;
    oracle::Grid grid = oracle::random_grid(side, reserved, random);
    // A hidden solution of most sides: (2r + 1) mod (side + 1), and -1 to begin at zero.
    if (round % 3 != 0)
      for (int r = 0; r < side; ++r)
        grid[std::size_t(r)][std::size_t((2 * r + 1) % (side + 1)) % grid.size()] = '.';
    const Board board = board_of(grid);
    const std::uint64_t expected = count_by_referee(board, Stop::never()).solutions;
    for (const Kernel& kernel : usable_lanes(board))
      EXPECT_EQ(kernel.count(board), expected) << kernel.name << ::testing::PrintToString(grid);
  }
}

TEST(Lanes, NoticeAStopDuringTheSearch) {
  for (const int side : {16, 22, 32}) {
    const Board board(side);  // the larger two would take hours, or centuries
    for (const Kernel& kernel : usable_lanes(board)) {
      Stop stop;
      std::chrono::steady_clock::time_point requested;
      std::jthread stopper([&] {
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
        requested = std::chrono::steady_clock::now();
        stop.request();
      });
      static_cast<void>(kernel.count(board, {.stop = &stop}));
      const auto returned = std::chrono::steady_clock::now();
      stopper.join();
      EXPECT_LT(returned - requested, std::chrono::milliseconds(500)) << kernel.name;
    }
  }
}

TEST(Lanes, CountAgainAfterAStop) {
  const Board board(12);
  for (const Kernel& kernel : usable_lanes(board)) {
    Stop stop;
    stop.request();
    static_cast<void>(kernel.count(board, {.stop = &stop}));
    EXPECT_EQ(kernel.count(board), 14200U) << kernel.name;
  }
}

}  // namespace
}  // namespace queens

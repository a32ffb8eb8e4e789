#include "queens/count.hpp"

#include <gtest/gtest.h>

#include "support/boards.hpp"
#include "support/symmetric.hpp"

namespace queens {
namespace {

using support::board_of;

TEST(Count, CountsEmptyBoardsOnAnyNumberOfThreads) {
  for (const int threads : {1, 2, 5})
    for (const auto& known : support::empty_boards(12)) {
      const auto counted = count(Board(known.side), {.threads = threads});
      ASSERT_TRUE(counted.has_value());
      EXPECT_EQ(counted->solutions, Total(known.solutions)) << known.side << " on " << threads;
      EXPECT_EQ(counted->threads, threads);
    }
}

TEST(Count, CountsReferenceBoardsWithEveryKernel) {
  for (const std::string& kernel : kernel_names())
    for (const auto& known : support::reference_boards(13)) {
      const auto counted = count(known.board, {.kernel = kernel});
      if (!counted && counted.error() == CountFailure::unusable_kernel) continue;
      ASSERT_TRUE(counted.has_value()) << known.name;
      EXPECT_EQ(counted->solutions, Total(known.count)) << kernel << " on " << known.name;
      EXPECT_EQ(counted->kernel, kernel);
    }
}

TEST(Count, AgreesWithTheOracleForEveryGroupOfSymmetries) {
  std::mt19937_64 random(17);
  for (const auto& group : support::groups())
    for (int round = 0; round < 14; ++round) {
      const oracle::Grid grid =
          support::closed_under(group, oracle::random_grid(1 + round % 7, 0.1, random));
      const auto classes = count_classes(board_of(grid), {.threads = 1 + round % 2});
      ASSERT_TRUE(classes.has_value());
      EXPECT_EQ(classes->all.solutions, Total(oracle::solutions(grid).size()))
          << group.name << ::testing::PrintToString(grid);
      EXPECT_EQ(classes->classes, Total(oracle::classes(grid)))
          << group.name << ::testing::PrintToString(grid);
      EXPECT_EQ(count_classes(board_of(grid), {}, Alike::by_turns)->classes,
                Total(oracle::classes(grid, 4)))
          << group.name << ::testing::PrintToString(grid);
    }
}

TEST(CountClasses, CountsEmptyBoards) {
  for (const auto& known : support::empty_boards(12)) {
    if (!known.classes) continue;
    EXPECT_EQ(count_classes(Board(known.side))->classes, Total(*known.classes)) << known.side;
  }
  EXPECT_EQ(count_classes(Board(0))->classes, Total(1));
}

TEST(Count, NamesWhatItCannotDo) {
  EXPECT_EQ(count(Board(8), {.kernel = "no such kernel"}).error(), CountFailure::unknown_kernel);
  Stop stop;
  stop.request();
  EXPECT_EQ(count(Board(8), {.stop = &stop}).error(), CountFailure::stopped);
  EXPECT_EQ(count_classes(Board(8), {.stop = &stop}).error(), CountFailure::stopped);
}

}  // namespace
}  // namespace queens

// Deciding boards: every engine against brute force, and the same answer on any number of threads.
#include "find/decide.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <thread>

#include "board/open_squares.hpp"
#include "find/portfolio.hpp"
#include "find/restarts.hpp"
#include "find/sat/solver.hpp"
#include "kernel/referee.hpp"
#include "support/boards.hpp"
#include "support/oracle.hpp"
#include "support/symmetric.hpp"
#include "support/wide.hpp"

namespace queens {
namespace {

using support::board_of;
using support::is_solution;
using Verdict = Finding::Verdict;

struct Engine {
  std::string_view name;
  Finding (*find)(int side, std::span<const Square> open);
};

Finding by_search(int side, std::span<const Square> open) {
  return find_with_restarts(side, open, {}, Stops(Stop::never()));
}

Finding by_solver(int side, std::span<const Square> open) {
  return find_by_sat(side, open, {}, Stops(Stop::never()));
}

template <int kThreads, std::uint64_t kNodes>
Finding by_both(int side, std::span<const Square> open) {
  return find_by_portfolio(side, open, {kThreads, 1, kNodes}, Stop::never());
}

/// Those of this build.
std::vector<Engine> engines() {
  std::vector<Engine> all = {{"search", by_search}};
  if (!has_sat()) return all;
  all.push_back({"solver", by_solver});
  all.push_back({"both, no nodes", by_both<1, 0>});
  all.push_back({"both, few nodes", by_both<1, 3>});
  all.push_back({"both at once, few nodes", by_both<2, 3>});
  return all;
}

/// Holds every engine and `decide` to whether `grid` has a solution.
void expect_decided(const oracle::Grid& grid, bool solvable) {
  const WideBoard board{board_of(grid)};
  const auto open = open_squares(board);
  const auto expect = [&](std::string_view name, const Finding& finding) {
    ASSERT_EQ(finding.verdict, solvable ? Verdict::found : Verdict::none)
        << name << ::testing::PrintToString(grid);
    if (solvable) {
      EXPECT_TRUE(is_solution(board, finding.placement)) << name;
    }
  };
  for (const Engine& engine : engines()) expect(engine.name, engine.find(board.side(), open));
  expect("decide", decide(board, {}));
}

/// A drawing of any density, every third with some queens.
oracle::Grid random_grid(int side, int round, std::mt19937_64& random) {
  oracle::Grid grid = oracle::random_grid(side, 0.1 * static_cast<double>(random() % 10), random);
  if (round % 3 == 0 && side > 0)
    for (std::size_t queens = random() % 3 + 1; queens > 0; --queens)
      grid[random() % grid.size()][random() % grid.size()] = 'Q';
  return grid;
}

TEST(Decide, AgreesWithOracleOnSmallBoards) {
  std::mt19937_64 random(20261101);
  int solvable = 0;
  for (int round = 0; round < 1600; ++round) {
    const oracle::Grid grid = random_grid(round % 8, round, random);
    const bool has_solution = !oracle::solutions(grid).empty();
    expect_decided(grid, has_solution);
    solvable += has_solution ? 1 : 0;
  }
  EXPECT_GT(solvable, 300);
  EXPECT_LT(solvable, 1300);
}

TEST(Decide, AgreesWithRefereeOnBoardsUpToTen) {
  std::mt19937_64 random(20261102);
  int solvable = 0;
  for (int round = 0; round < 600; ++round) {
    const oracle::Grid grid = random_grid(8 + round % 3, round, random);
    const bool has_solution = count_by_referee(board_of(grid), Stop::never()).solutions != 0;
    expect_decided(grid, has_solution);
    solvable += has_solution ? 1 : 0;
  }
  EXPECT_GT(solvable, 100);
  EXPECT_LT(solvable, 500);
}

TEST(Decide, KeepsASolutionOfSymmetricBoards) {
  std::mt19937_64 random(20261103);
  int solvable = 0;
  for (const support::Group& group : support::groups())
    for (int round = 0; round < 60; ++round) {
      const int side = 1 + round % 7;
      const double reserved = 0.05 * (round % 5);
      const oracle::Grid grid =
          support::closed_under(group, oracle::random_grid(side, reserved, random));
      const auto solutions = oracle::solutions(grid);
      expect_decided(grid, !solutions.empty());
      solvable += solutions.empty() ? 0 : 1;
    }
  EXPECT_GT(solvable, 100);
}

TEST(Decide, DecidesHardBoardsAlikeWithEveryEngine) {
  std::mt19937_64 random(20261104);
  int solvable = 0;
  for (int round = 0; round < 20; ++round) {
    const oracle::Grid grid = oracle::random_grid(28, 0.76, random);
    const WideBoard board{board_of(grid)};
    const auto open = open_squares(board);
    const Finding expected = by_search(28, open);
    expect_decided(grid, expected.verdict == Verdict::found);
    solvable += expected.verdict == Verdict::found ? 1 : 0;
  }
  EXPECT_GT(solvable, 3);
  EXPECT_LT(solvable, 17);
}

TEST(Decide, GivesTheSamePlacementOnAnyNumberOfThreads) {
  if (!has_sat()) GTEST_SKIP() << "built without a solver";
  std::mt19937_64 random(20261105);
  int of_solver = 0;
  for (int round = 0; round < 16; ++round) {
    const WideBoard board = support::random_wide_board(20 + 2 * round, 0.6, random);
    const auto open = open_squares(board);
    // With so few nodes either engine may be the one that finds, but not the one or the other.
    for (const std::uint64_t nodes : {0U, 20U, 40U, 10'000U}) {
      const Finding alone = find_by_portfolio(board.side(), open, {1, 7, nodes}, Stop::never());
      for (int again = 0; again < 2; ++again)
        ASSERT_EQ(find_by_portfolio(board.side(), open, {2, 7, nodes}, Stop::never()).placement,
                  alone.placement);
      if (nodes == 20 &&
          alone.placement ==
              find_by_sat(board.side(), open, {7, {}}, Stops(Stop::never())).placement)
        ++of_solver;
    }
    EXPECT_EQ(decide(board, {.threads = 2, .seed = 3, .proof = {}}).placement,
              decide(board, {.threads = 1, .seed = 3, .proof = {}}).placement);
  }
  EXPECT_GT(of_solver, 0);
  EXPECT_LT(of_solver, 16);
}

TEST(Decide, FindsOnWideBoards) {
  std::mt19937_64 random(20261106);
  for (const int side : {65, 66, 77, 100, 119, 120, 128, 129, 200, 256, 257, 300})
    for (const double reserved : {0.0, 0.5, 0.8}) {
      if (!decidable(side) || (side > 256 && reserved < 0.8)) continue;
      const WideBoard board = support::random_wide_board(side, reserved, random);
      const Finding finding = decide(board, {});
      ASSERT_EQ(finding.verdict, Verdict::found) << side;
      EXPECT_TRUE(is_solution(board, finding.placement)) << side;
    }
}

TEST(Decide, CompletesFixedQueensOfWideBoards) {
  std::mt19937_64 random(20261107);
  for (const int side : {65, 80, 100, 120}) {
    const Finding whole = decide(support::random_wide_board(side, 0.3, random), {});
    ASSERT_EQ(whole.verdict, Verdict::found);
    std::vector<Square> fixed = squares_of(whole.placement);
    std::shuffle(fixed.begin(), fixed.end(), random);
    fixed.resize(fixed.size() / 2);
    const WideBoard board(side, {}, fixed);
    const Finding completed = decide(board, {});
    ASSERT_EQ(completed.verdict, Verdict::found);
    EXPECT_TRUE(is_solution(board, completed.placement));

    fixed.push_back({fixed[0].row, (fixed[0].column + 1) % side});
    EXPECT_EQ(decide(WideBoard(side, {}, fixed), {}).verdict, Verdict::none);
  }
}

TEST(Decide, SaysWhenAWideBoardHasNone) {
  // The row and the column with few open squares are in each other's way.
  for (const int side : {65, 100, 256}) {
    std::vector<Square> reserved;
    for (int i = 1; i < side; ++i) {
      if (i != 5) reserved.push_back({0, i});
      if (i != 5) reserved.push_back({i, 0});
    }
    reserved.push_back({0, 0});
    EXPECT_EQ(decide(WideBoard(side, reserved, {}), {}).verdict, Verdict::none) << side;
  }
}

TEST(Decide, DecidesBoardsTooWideForTheSearch) {
  if (!has_sat()) GTEST_SKIP() << "built without a solver";
  // The knight's-move solution, without a few of its queens.
  const int side = 1030;
  std::vector<Square> fixed;
  for (int row = 0; row < side; ++row)
    if (row % 100 != 50) fixed.push_back({row, row < side / 2 ? 2 * row + 1 : 2 * row - side});
  const WideBoard board(side, {}, fixed);
  ASSERT_FALSE(is_searchable(side, open_squares(board).size()));
  const Finding finding = decide(board, {});
  ASSERT_EQ(finding.verdict, Verdict::found);
  EXPECT_TRUE(is_solution(board, finding.placement));

  fixed.push_back({0, 5});
  EXPECT_EQ(decide(WideBoard(side, {}, fixed), {}).verdict, Verdict::none);
}

TEST(Decide, ReadsReservedSquaresByChance) {
  const WideBoard board(40, {}, {{0, 3}}, {.millionths = 300'000, .seed = 9});
  const Finding finding = decide(board, {});
  if (board.is_reserved({0, 3})) {
    EXPECT_EQ(finding.verdict, Verdict::none);
  } else {
    ASSERT_EQ(finding.verdict, Verdict::found);
    EXPECT_TRUE(is_solution(board, finding.placement));
  }
}

TEST(Decide, ClosesWhatFixedQueensAttack) {
  // Every open square of `Board` and of `WideBoard` is the same, wherever queens are fixed.
  std::mt19937_64 random(20261109);
  for (int round = 0; round < 300; ++round) {
    oracle::Grid grid = oracle::random_grid(1 + round % 9, 0.2, random);
    for (int queens = round % 6; queens > 0; --queens)
      grid[random() % grid.size()][random() % grid.size()] = 'Q';
    const Board board = board_of(grid);
    std::vector<Square> expected;
    for (int row = 0; row < board.side(); ++row)
      for (int column = 0; column < board.side(); ++column)
        if (((board.open_row(row) >> column) & 1U) != 0) expected.push_back({row, column});
    ASSERT_EQ(open_squares(WideBoard(board)), expected) << ::testing::PrintToString(grid);
    ASSERT_EQ(symmetries_of(board.side(), expected), board.symmetries());
  }
}

TEST(Decide, SaysWhenItWasStopped) {
  Stop stop;
  stop.request();
  std::mt19937_64 random(20261110);
  const WideBoard board = support::random_wide_board(50, 0.85, random);
  for (const int threads : {1, 2})
    EXPECT_EQ(decide(board, {.threads = threads, .seed = 0, .proof = {}}, stop).verdict,
              Verdict::stopped);
  const auto open = open_squares(board);
  EXPECT_EQ(find_with_restarts(50, open, {}, Stops(stop)).verdict, Verdict::stopped);
  EXPECT_EQ(find_with_restarts(50, open, {}, Stops(Stop::never(), stop)).verdict, Verdict::stopped);
  if (!has_sat()) return;
  EXPECT_EQ(find_by_sat(50, open, {}, Stops(stop)).verdict, Verdict::stopped);
  EXPECT_EQ(find_by_portfolio(50, open, {2, 0, 100}, stop).verdict, Verdict::stopped);
}

TEST(Decide, StopsAtWork) {
  std::mt19937_64 random(20261112);
  const WideBoard board = support::random_wide_board(110, 0.93, random);  // would take ages
  const auto open = open_squares(board);
  const auto stopped_later = [](auto find) {
    Stop stop;
    std::thread asker([&] {
      std::this_thread::sleep_for(std::chrono::milliseconds(20));
      stop.request();
    });
    const Verdict verdict = find(stop).verdict;
    asker.join();
    return verdict == Verdict::stopped;
  };
  EXPECT_TRUE(stopped_later([&](const Stop& stop) { return decide(board, {}, stop); }));
  EXPECT_TRUE(stopped_later(
      [&](const Stop& stop) { return find_with_restarts(board.side(), open, {}, Stops(stop)); }));
  if (!has_sat()) return;
  EXPECT_TRUE(stopped_later(
      [&](const Stop& stop) { return find_by_sat(board.side(), open, {}, Stops(stop)); }));
  EXPECT_TRUE(stopped_later([&](const Stop& stop) {
    return find_by_portfolio(board.side(), open, {2, 0, 10}, stop);
  }));
}

TEST(Decide, EndsAfterItsNodes) {
  std::mt19937_64 random(20261111);
  const WideBoard board = support::random_wide_board(64, 0.88, random);
  const auto open = open_squares(board);
  for (const std::uint64_t nodes : {0U, 1U, 100U})
    EXPECT_EQ(find_with_restarts(64, open, {nodes, 0}, Stops(Stop::never())).verdict,
              Verdict::stopped);
}

}  // namespace
}  // namespace queens

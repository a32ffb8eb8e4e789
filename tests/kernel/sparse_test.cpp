// The kernel `sparse`: boards that are mostly closed, and wider ones than `Board` can be.
#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <memory>
#include <thread>

#include "kernel/referee.hpp"
#include "kernel/sparse.hpp"
#include "kernel/sparse_search.hpp"
#include "support/boards.hpp"
#include "support/oracle.hpp"

namespace queens {
namespace {

using support::board_of;
using Squares = std::vector<Square>;

std::uint64_t sparse_count(const Board& board) {
  return count_by_sparse(board, Stop::never()).solutions;
}

TEST(Sparse, CountsReferenceBoards) {
  int dense = 0;
  for (const auto& known : support::reference_boards(64)) {
    const bool is_dense = known.name.starts_with("dense");
    if (!is_dense && known.board.side() > 14) continue;
    EXPECT_EQ(sparse_count(known.board), known.count) << known.name;
    dense += is_dense ? 1 : 0;
  }
  EXPECT_GE(dense, 3);
}

TEST(Sparse, AgreesWithOracleOnRandomBoards) {
  std::mt19937_64 random(20241101);
  for (int round = 0; round < 200; ++round) {
    const oracle::Grid grid = oracle::random_grid(round % 9, 0.1 * (round % 6), random);
    ASSERT_EQ(sparse_count(board_of(grid)), oracle::solutions(grid).size())
        << ::testing::PrintToString(grid);
  }
}

TEST(Sparse, AgreesWithRefereeOnRandomBoards) {
  std::mt19937_64 random(20241102);
  std::uint64_t found = 0;
  for (int round = 0; round < 200; ++round) {
    const int side = 9 + round % 6;
    oracle::Grid grid = oracle::random_grid(side, 0.3 + 0.1 * (round % 4), random);
    if (round % 4 == 0) grid[random() % grid.size()][random() % grid.size()] = 'Q';
    const Board board = board_of(grid);
    const std::uint64_t expected = count_by_referee(board, Stop::never()).solutions;
    ASSERT_EQ(sparse_count(board), expected) << ::testing::PrintToString(grid);
    found += expected;
  }
  EXPECT_GT(found, 1000U);
}

template <int kSide, int kWords>
std::uint64_t count_with(const Board& board) {
  const auto search = std::make_unique<SparseSearch<kSide, kWords>>(board.side(), Stop::never());
  for (int row = 0; row < board.side(); ++row)
    for (int column = 0; column < board.side(); ++column)
      if (((board.open_row(row) >> column) & 1U) != 0) search->open(row, column);
  return search->count().solutions;
}

TEST(Sparse, CountsAlikeInEveryWidth) {
  for (const auto& known : support::reference_boards(12)) {
    EXPECT_EQ((count_with<32, 4>(known.board)), known.count) << known.name;
    EXPECT_EQ((count_with<64, 8>(known.board)), known.count) << known.name;
    EXPECT_EQ((count_with<64, 64>(known.board)), known.count) << known.name;
    EXPECT_EQ((count_with<256, 64>(known.board)), known.count) << known.name;
    EXPECT_EQ((count_with<256, 1024>(known.board)), known.count) << known.name;
  }
  EXPECT_EQ((count_with<64, 64>(Board(9))), 352U);
  EXPECT_EQ((count_with<256, 1024>(Board(9))), 352U);
}

bool attack(Square a, Square b) { return oracle::attack(a.row, a.column, b.row, b.column); }

/// Solutions among `open` squares of `rows` rows, by filtering lists: slow, and nothing shared.
std::uint64_t count_by_lists(const Squares& open, int rows) {
  if (rows == 0) return 1;
  std::vector<int> choices(kMaxSparseSide, 0);
  for (const Square square : open) ++choices[std::size_t(square.row)];
  int best = open.empty() ? 0 : open.front().row;
  int rows_left = 0;
  for (int row = 0; row < kMaxSparseSide; ++row) {
    if (choices[std::size_t(row)] == 0) continue;
    ++rows_left;
    if (choices[std::size_t(row)] < choices[std::size_t(best)]) best = row;
  }
  if (rows_left < rows) return 0;
  std::uint64_t count = 0;
  for (const Square queen : open) {
    if (queen.row != best) continue;
    Squares rest;
    for (const Square square : open)
      if (!attack(queen, square)) rest.push_back(square);
    count += count_by_lists(rest, rows - 1);
  }
  return count;
}

/// The knight's-move solution, for an even side that leaves 0 or 4 when divided by 6.
Square knight(int row, int side) {
  return {row, row < side / 2 ? 2 * row + 1 : 2 * (row - side / 2)};
}

TEST(Sparse, CountsWideBoards) {
  std::mt19937_64 random(20241103);
  std::uint64_t most = 0;
  for (const int side : {66, 70, 100, 130, 192, 196, 250, 256})
    for (int round = 0; round < 3; ++round) {
      Squares open;
      for (int row = 0; row < side; ++row) {
        open.push_back(knight(row, side));
        for (int more = 0; row % 4 == 0 && more < round; ++more)
          open.push_back({row, static_cast<int>(random() % unsigned(side))});
        // A few pairs of rows can swap their columns: each may double the count.
        if (row % 16 == 3) open.push_back({row, knight(side - 1 - row, side).column});
        if (row % 16 == (side - 4) % 16) open.push_back({row, knight(side - 1 - row, side).column});
      }
      std::sort(open.begin(), open.end());
      open.erase(std::unique(open.begin(), open.end()), open.end());
      const std::uint64_t expected = count_by_lists(open, side);
      ASSERT_EQ(count_by_sparse(side, open, Stop::never()).solutions, expected)
          << side << " round " << round;
      most = std::max(most, expected);
    }
  EXPECT_GE(most, 4U);
}

TEST(Sparse, CountsTheWidestBoardWithEverySquareOfManyRowsOpen) {
  // All but the last rows are fixed, by leaving one square open: over 64 * 64 open squares.
  const int side = 256;
  Squares open;
  for (int row = 0; row < side; ++row)
    for (int column = 0; column < side; ++column)
      if (knight(row, side).column == column || row % 12 == 0) open.push_back({row, column});
  Squares unattacked;
  for (const Square square : open) {
    bool safe = true;
    for (int row = 0; row < side; ++row)
      if (row % 12 != 0 && row != square.row && attack(square, knight(row, side))) safe = false;
    if (safe) unattacked.push_back(square);
  }
  EXPECT_GT(open.size(), 64U * 64U);
  EXPECT_EQ(count_by_sparse(side, open, Stop::never()).solutions, count_by_lists(unattacked, side));
}

TEST(Sparse, StopsWithin50Milliseconds) {
  Stop stop;
  std::chrono::steady_clock::time_point asked;
  std::thread asker([&] {
    std::this_thread::sleep_for(std::chrono::milliseconds(30));
    asked = std::chrono::steady_clock::now();
    stop.request();
  });
  count_by_sparse(Board(40), stop);  // would take ages
  const auto stopped = std::chrono::steady_clock::now();
  asker.join();
  EXPECT_LT(stopped - asked, std::chrono::milliseconds(50));
}

}  // namespace
}  // namespace queens

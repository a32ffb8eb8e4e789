// Solutions that a symmetry fixes: published counts, and the oracle.
#include <gtest/gtest.h>

#include "count/fixed.hpp"
#include "support/boards.hpp"
#include "support/symmetric.hpp"

namespace queens {
namespace {

using support::board_of;

std::uint64_t fixed_by(const Board& board, Symmetry symmetry) {
  return count_fixed_by(board, symmetry, Stop::never());
}

TEST(CountFixedBy, CountsEmptyBoards) {
  for (const auto& row : support::read_csv("plain_boards.csv")) {
    const int side = std::stoi(row.at(0));
    if (side < 4 || side > 21) continue;
    const Board board(side);
    EXPECT_EQ(fixed_by(board, Symmetry::half_turn), std::stoull(row.at(3))) << side;
    EXPECT_EQ(fixed_by(board, Symmetry::quarter_turn), std::stoull(row.at(4))) << side;
    EXPECT_EQ(fixed_by(board, Symmetry::three_quarter_turn), std::stoull(row.at(4))) << side;
  }
}

TEST(CountFixedBy, CountsTheSmallestBoards) {
  for (const Symmetry symmetry : kSymmetries) {
    if (symmetry == Symmetry::identity) continue;
    EXPECT_EQ(fixed_by(Board(0), symmetry), 1U);
    EXPECT_EQ(fixed_by(Board(1), symmetry), 1U);
    EXPECT_EQ(fixed_by(board_of({"*"}), symmetry), 0U);
    EXPECT_EQ(fixed_by(Board(2), symmetry), 0U);
    EXPECT_EQ(fixed_by(Board(3), symmetry), 0U);
  }
}

TEST(CountFixedBy, CountsSidesWithWideDiagonals) {
  for (const int side : {34, 36, 64}) {
    // The knight's-move solution, which a half turn keeps; some queens of it are left to find.
    Board board(side);
    for (int row = 4; row < side / 2 - 3; ++row) {
      board.fix({row, 2 * row + 1});
      board.fix({side - 1 - row, side - 2 - 2 * row});
    }
    EXPECT_GE(fixed_by(board, Symmetry::half_turn), 1U) << side;
    for (int row = 0; row < side; ++row) board.fix({row, (2 * row + 1) % (side + 1)});
    EXPECT_EQ(fixed_by(board, Symmetry::half_turn), 1U) << side;
    board.reserve({0, 1});
    EXPECT_EQ(fixed_by(board, Symmetry::half_turn), 0U) << side;
  }
}

/// Solutions of `grid` whose drawing is its own picture number `picture`.
std::uint64_t fixed_by_oracle(const oracle::Grid& grid, std::size_t picture) {
  std::uint64_t fixed = 0;
  for (const auto& solution : oracle::solutions(grid)) {
    oracle::Grid drawn(grid.size(), std::string(grid.size(), '.'));
    for (std::size_t r = 0; r < grid.size(); ++r) drawn[r][std::size_t(solution[r])] = 'q';
    if (oracle::pictures(drawn).at(picture) == drawn) ++fixed;
  }
  return fixed;
}

TEST(CountFixedBy, AgreesWithOracleOnRandomBoards) {
  struct Turn {
    Symmetry symmetry;
    std::size_t picture;
  };
  constexpr Turn kTurns[] = {{Symmetry::quarter_turn, 1},       {Symmetry::half_turn, 2},
                             {Symmetry::three_quarter_turn, 3}, {Symmetry::mirror, 4},
                             {Symmetry::transpose, 5},          {Symmetry::flip, 6},
                             {Symmetry::antitranspose, 7}};
  std::mt19937_64 random(20241003);
  std::uint64_t found = 0;
  for (int round = 0; round < 60; ++round) {
    const oracle::Grid any = oracle::random_grid(1 + round % 8, 0.03 * (round % 4), random);
    for (const support::Group& group :
         {support::groups()[0], support::groups()[1], support::groups()[2]}) {
      const oracle::Grid grid = support::closed_under(group, any);
      for (const auto& [symmetry, picture] : kTurns) {
        const std::uint64_t expected = fixed_by_oracle(grid, picture);
        ASSERT_EQ(fixed_by(board_of(grid), symmetry), expected)
            << picture << ::testing::PrintToString(grid);
        found += expected;
      }
    }
  }
  EXPECT_GT(found, 100U);
}

TEST(CountFixedBy, GivesClassesByBurnside) {
  for (const auto& known : support::empty_boards(12)) {
    if (known.side < 2 || !known.classes) continue;
    const Board board(known.side);
    const std::uint64_t fixed = known.solutions + fixed_by(board, Symmetry::half_turn) +
                                2 * fixed_by(board, Symmetry::quarter_turn);
    EXPECT_EQ(fixed / 8, *known.classes) << known.side;
    EXPECT_EQ(fixed % 8, 0U) << known.side;
  }
}

TEST(CountFixedBy, ReturnsSoonWhenStopped) {
  Stop stop;
  stop.request();
  EXPECT_EQ(count_fixed_by(Board(64), Symmetry::half_turn, stop), 0U);
  EXPECT_EQ(count_fixed_by(Board(64), Symmetry::quarter_turn, stop), 0U);
}

}  // namespace
}  // namespace queens

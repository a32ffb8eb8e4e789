// Counts under every rule, by both kernels.
#include <gtest/gtest.h>

#include "plan/ruled.hpp"
#include "queens/count.hpp"
#include "support/ruled.hpp"

namespace queens {
namespace {

using support::ruled_board_of;

constexpr std::array kRuledKernels = {"referee", "sparse"};

Total ruled_count(const RuledBoard& board, std::string_view kernel = "", int threads = 1) {
  const auto count = queens::count(board, {.kernel = kernel, .threads = threads});
  if (!count) throw std::runtime_error("no count");
  EXPECT_TRUE(kernel.empty() || count->kernel == kernel);
  return count->solutions;
}

/// The empty boards of tests/data/other_rules.csv.
TEST(RuledCount, CountsEmptyBoards) {
  int compared = 0;
  for (const auto& row : support::read_csv("other_rules.csv")) {
    const RuledBoard board(Board(std::stoi(row.at(1))), *rule_named(row.at(0)));
    if (board.side() > 19) continue;  // n = 23 takes a minute
    const Total known(std::stoull(row.at(2)));
    for (const std::string_view kernel : kRuledKernels) {
      if (board.rule() == Rule::superqueen && kernel == "sparse" && board.side() > 13) continue;
      EXPECT_EQ(ruled_count(board, kernel), known) << row.at(0) << ' ' << board.side();
      ++compared;
    }
  }
  EXPECT_GT(compared, 40);
}

TEST(RuledCount, AgreesWithTheOracle) {
  std::mt19937_64 random(11);
  for (const Rule rule : kRules)
    for (int round = 0; round < 120; ++round) {
      const oracle::Ruled drawn =
          oracle::random_ruled(std::string(name_of(rule)), 1 + round % 9, random);
      const Total expected(oracle::solutions(drawn).size());
      EXPECT_EQ(ruled_count(ruled_board_of(drawn)), expected) << support::shown(drawn);
      if (rule == Rule::queens) continue;
      for (const std::string_view kernel : kRuledKernels)
        EXPECT_EQ(ruled_count(ruled_board_of(drawn), kernel, 1 + round % 3), expected)
            << kernel << '\n'
            << support::shown(drawn);
    }
}

TEST(RuledCount, CountsBoardsOfSideZero) {
  for (const Rule rule : {Rule::queens, Rule::torus, Rule::superqueen})
    EXPECT_EQ(ruled_count(RuledBoard(Board(0), rule)), Total(1));
  EXPECT_EQ(ruled_count(RuledBoard(Board(0), Regions({}))), Total(1));
}

/// With fewer regions than rows, two queens would share one.
TEST(RuledCount, NeedsARegionARow) {
  const RuledBoard board(Board(6), Regions(std::vector<std::string>(6, "AAABBB")));
  for (const std::string_view kernel : kRuledKernels)
    EXPECT_EQ(ruled_count(board, kernel), Total(0));
}

/// Columns as regions ask for nothing more: permutations without neighbours in neighbouring rows.
/// Source: OEIS A002464.
TEST(RuledCount, CountsKingsWhereRegionsAreColumns) {
  constexpr std::array<std::uint64_t, 11> kKnown = {1,  1,   0,    0,     2,     14,
                                                    90, 646, 5242, 47622, 479306};
  for (std::size_t side = 1; side < kKnown.size(); ++side) {
    const std::string row = std::string("ABCDEFGHIJ").substr(0, side);
    const RuledBoard board(Board(static_cast<int>(side)),
                           Regions(std::vector<std::string>(side, row)));
    EXPECT_EQ(ruled_count(board), Total(kKnown[side])) << side;
  }
}

/// A board as `symmetry`, or a shift, carries it.
Board shifted_on_torus(const Board& board, int rows, int columns) {
  Board result(board.side());
  for (int row = 0; row < board.side(); ++row)
    for (int column = 0; column < board.side(); ++column) {
      const Square to{(row + rows) % board.side(), (column + columns) % board.side()};
      if (board.is_reserved({row, column})) result.reserve(to);
      if (board.is_fixed({row, column})) result.fix(to);
    }
  return result;
}

TEST(RuledCount, IsTheSameForPicturesOfABoard) {
  std::mt19937_64 random(13);
  for (const Rule rule : {Rule::torus, Rule::superqueen})
    for (int round = 0; round < 10; ++round) {
      const int side = rule == Rule::torus ? 11 : 12;
      const Board board = support::board_of(oracle::random_grid(side, 0.05, random));
      const Total expected = ruled_count(RuledBoard(board, rule));
      for (const Symmetry symmetry : kSymmetries)
        EXPECT_EQ(ruled_count(RuledBoard(board.transformed(symmetry), rule)), expected);
      if (rule == Rule::superqueen) continue;
      EXPECT_EQ(ruled_count(RuledBoard(shifted_on_torus(board, round, 2 * round + 1), rule)),
                expected);
    }
}

/// The plan of the empty torus rests on more symmetries than the square's, which boards with a
/// queen or a reserved square in the corner do not have.
TEST(RuledCount, PlansTheEmptyTorusRightly) {
  for (const int side : {1, 5, 7, 11, 13}) {
    const RuledBoard board(Board(side), Rule::torus);
    Board with(side), reserved(side);
    with.fix({0, 0});
    reserved.reserve({0, 0});
    EXPECT_EQ(*ruled_count(board.with(with)).plus(ruled_count(board.with(reserved))),
              ruled_count(board));
  }
  EXPECT_LE(plan_under_rule(RuledBoard(Board(23), Rule::torus)).size(), 3U);
}

TEST(RuledCount, KnowsWhichToriHaveNoSolution) {
  for (int side = 1; side <= 12; ++side) {
    const oracle::Ruled drawn{"torus",
                              oracle::Grid(std::size_t(side), std::string(std::size_t(side), '.'))};
    EXPECT_EQ(has_torus_solutions(side), !oracle::solutions(drawn).empty()) << side;
  }
}

TEST(RuledCount, NamesWhatItCannotDo) {
  const RuledBoard board(Board(13), Rule::torus);
  EXPECT_EQ(count(board, {.kernel = "no such kernel"}).error(), CountFailure::unknown_kernel);
  EXPECT_EQ(count(board, {.kernel = "lanes"}).error(), CountFailure::unusable_kernel);
  Stop stop;
  stop.request();
  for (const std::string_view kernel : kRuledKernels)
    EXPECT_EQ(count(board, {.kernel = kernel, .stop = &stop}).error(), CountFailure::stopped);
}

}  // namespace
}  // namespace queens

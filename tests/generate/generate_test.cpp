#include "queens/generate.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <set>

#include "queens/find.hpp"
#include "support/oracle.hpp"

namespace queens {
namespace {

Judgement any(const Board& /*board*/) { return Judgement::wanted; }

/// The squares of a board as a person would draw it.
oracle::Grid drawn(const Board& board) {
  oracle::Grid grid(std::size_t(board.side()), std::string(std::size_t(board.side()), '.'));
  for (int row = 0; row < board.side(); ++row)
    for (int column = 0; column < board.side(); ++column) {
      char& square = grid[std::size_t(row)][std::size_t(column)];
      if (board.is_reserved({row, column})) square = '*';
      if (board.is_fixed({row, column})) square = square == '*' ? '!' : 'Q';
    }
  return grid;
}

/// A group of symmetries, as some of them that make up all of it.
struct Generators {
  std::string_view group;
  std::vector<Symmetry> symmetries;
};

const std::vector<Generators> kGroups = {
    {"identity", {}},
    {"half turn", {Symmetry::half_turn}},
    {"quarter turns", {Symmetry::quarter_turn}},
    {"mirror", {Symmetry::mirror}},
    {"flip", {Symmetry::flip}},
    {"main diagonal", {Symmetry::transpose}},
    {"other diagonal", {Symmetry::antitranspose}},
    {"mirror and flip", {Symmetry::mirror, Symmetry::flip}},
    {"both diagonals", {Symmetry::transpose, Symmetry::antitranspose}},
    {"all", {Symmetry::quarter_turn, Symmetry::mirror}},
};

SymmetrySet set_of(const Generators& one) {
  SymmetrySet set;
  for (const Symmetry symmetry : one.symmetries) set.add(symmetry);
  return set;
}

/// What each of its symmetries makes of a drawing: by the oracle's pictures, of which the fifth is
/// the mirror's.
std::vector<oracle::Grid> images(const oracle::Grid& grid, const Generators& one) {
  const std::map<Symmetry, std::size_t> picture = {
      {Symmetry::quarter_turn, 1}, {Symmetry::half_turn, 2}, {Symmetry::mirror, 4},
      {Symmetry::transpose, 7},    {Symmetry::flip, 6},      {Symmetry::antitranspose, 5}};
  const auto pictures = oracle::pictures(grid);
  std::vector<oracle::Grid> found;
  for (const Symmetry symmetry : one.symmetries) found.push_back(pictures[picture.at(symmetry)]);
  return found;
}

bool keeps(const oracle::Grid& grid, const Generators& one) {
  const auto all = images(grid, one);
  return std::ranges::count(all, grid) == std::ssize(all);
}

bool are_peaceful(const std::vector<Square>& queens) {
  for (std::size_t i = 0; i < queens.size(); ++i)
    for (std::size_t j = 0; j < i; ++j)
      if (oracle::attack(queens[i].row, queens[i].column, queens[j].row, queens[j].column))
        return false;
  return true;
}

oracle::Grid grid_of(int side, const std::function<char(int)>& square) {
  oracle::Grid grid(std::size_t(side), std::string(std::size_t(side), '.'));
  for (int i = 0; i < side * side; ++i)
    grid[std::size_t(i / side)][std::size_t(i % side)] = square(i);
  return grid;
}

/// Every drawing of that side that keeps the symmetries, by trying all sets of reserved squares.
/// What the symmetries do to one whose squares are all different tells it of each set.
std::vector<oracle::Grid> all_symmetric(int side, const Generators& one) {
  const auto moved = images(grid_of(side, [](int i) { return static_cast<char>('a' + i); }), one);
  std::vector<oracle::Grid> found;
  for (unsigned set = 0; set < 1U << (side * side); ++set) {
    const auto has = [&](int i) { return (set >> i & 1U) != 0; };
    bool kept = true;
    for (const oracle::Grid& image : moved)
      for (int i = 0; i < side * side; ++i)
        kept &= has(i) == has(image[std::size_t(i / side)][std::size_t(i % side)] - 'a');
    if (kept) found.push_back(grid_of(side, [&](int i) { return has(i) ? '*' : '.'; }));
  }
  return found;
}

int marks(const oracle::Grid& grid) {
  std::ptrdiff_t count = 0;
  for (const std::string& row : grid) count += std::ssize(row) - std::ranges::count(row, '.');
  return static_cast<int>(count);
}

TEST(Generate, PossibleReservedAreThoseOfAllSymmetricSets) {
  for (const Generators& one : kGroups)
    for (int side = 1; side <= 4; ++side) {
      std::set<int> sizes;
      for (const oracle::Grid& grid : all_symmetric(side, one)) sizes.insert(marks(grid));
      const auto possible = possible_reserved(side, set_of(one), 0);
      EXPECT_EQ(std::set(possible.begin(), possible.end()), sizes) << one.group << side;
    }
}

/// The numbers of queens in symmetric placements, complete or not, by trying every column of every
/// row.
void add_sizes(const Generators& one, Board& board, int row, std::set<int>& sizes) {
  if (row == board.side()) {
    const auto queens = board.fixed_queens();
    if (keeps(drawn(board), one)) sizes.insert(static_cast<int>(queens.size()));
    return;
  }
  add_sizes(one, board, row + 1, sizes);
  for (int column = 0; column < board.side(); ++column) {
    Board next = board;
    next.fix({row, column});
    if (are_peaceful(next.fixed_queens())) add_sizes(one, next, row + 1, sizes);
  }
}

TEST(Generate, PossibleQueensMissNone) {
  for (const Generators& one : kGroups)
    for (int side = 1; side <= 6; ++side) {
      std::set<int> sizes;
      Board board(side);
      add_sizes(one, board, 0, sizes);
      const auto possible = possible_queens(side, set_of(one));
      const std::set claimed(possible.begin(), possible.end());
      EXPECT_TRUE(std::ranges::includes(claimed, sizes)) << one.group << side;
      EXPECT_TRUE(claimed.contains(0));
      if (one.group != "identity" && one.group != "half turn") {
        EXPECT_EQ(claimed, sizes) << one.group << side;
      }
    }
}

TEST(Generate, PossibleQueensOfLargeBoards) {
  const auto possible = [](int side, Symmetry symmetry) {
    return possible_queens(side, set_of({"", {symmetry}}));
  };
  EXPECT_EQ(possible_queens(64, {}).size(), 65U);
  EXPECT_EQ(possible(8, Symmetry::half_turn), (std::vector{0, 2, 4, 6, 8}));
  EXPECT_EQ(possible(9, Symmetry::half_turn), (std::vector{0, 1, 2, 3, 4, 5, 6, 7, 8, 9}));
  EXPECT_EQ(possible(13, Symmetry::quarter_turn), (std::vector{0, 1, 4, 5, 8, 9, 12, 13}));
  EXPECT_EQ(possible(8, Symmetry::mirror), (std::vector{0}));
  EXPECT_EQ(possible(9, Symmetry::mirror), (std::vector{0, 1}));
  EXPECT_EQ(possible(8, Symmetry::transpose), (std::vector{0, 1}));
  // The queen in the middle takes the only square that an odd number needs.
  EXPECT_EQ(possible_reserved(3, set_of({"", {Symmetry::half_turn}}), 1),
            (std::vector{0, 2, 4, 6, 8}));
}

TEST(Generate, BoardsHaveWhatTheRecipeSays) {
  for (const Generators& one : kGroups)
    for (int side = 1; side <= 9; ++side)
      for (const int queens : possible_queens(side, set_of(one))) {
        if (queens > side / 2 + 1) break;  // few dead ends
        for (const int reserved : possible_reserved(side, set_of(one), queens)) {
          if (reserved > side * side / 2) break;
          const GeneratedBoards boards({side, reserved, queens, set_of(one)}, 7);
          const auto board = boards.at(0, 1000, any);
          if (!board) continue;  // as side 2 has no room for two queens
          EXPECT_EQ(board->reserved_count(), reserved);
          const auto fixed = board->fixed_queens();
          EXPECT_EQ(std::ssize(fixed), queens);
          EXPECT_TRUE(are_peaceful(fixed));
          const oracle::Grid grid = drawn(*board);
          EXPECT_EQ(marks(grid), reserved + queens);
          EXPECT_TRUE(keeps(grid, one)) << one.group << ::testing::PrintToString(grid);
        }
      }
}

TEST(Generate, BoardsOfSide64) {
  for (const Generators& one : kGroups)
    for (const int reserved : {0, 4, 8, 400, 2048, 3000, 4088, 4096}) {
      const auto board = GeneratedBoards({64, reserved, 0, set_of(one)}, 1).at(0, 1, any);
      ASSERT_TRUE(board);
      EXPECT_EQ(board->reserved_count(), reserved);
      for (const Symmetry symmetry : one.symmetries)
        EXPECT_EQ(board->transformed(symmetry), *board);
    }
}

/// How far Pearson's sum is from what is to be expected, in standard deviations.
double unevenness(const std::map<oracle::Grid, int>& hits, std::size_t kinds, int draws) {
  const double expected = static_cast<double>(draws) / static_cast<double>(kinds);
  double sum = static_cast<double>(kinds - hits.size()) * expected;
  for (const auto& [grid, count] : hits) sum += (count - expected) * (count - expected) / expected;
  const double freedom = static_cast<double>(kinds) - 1;
  return (sum - freedom) / std::sqrt(2 * freedom);
}

TEST(Generate, EverySymmetricSetIsEquallyLikely) {
  for (const Generators& one : kGroups)
    for (const auto& [side, reserved] : {std::pair(3, 4), {3, 3}, {4, 6}, {4, 8}}) {
      if (one.group == "identity" && side == 4) continue;  // 8008 sets and more
      std::set<oracle::Grid> kinds;
      for (const oracle::Grid& grid : all_symmetric(side, one))
        if (marks(grid) == reserved) kinds.insert(grid);
      if (kinds.size() < 2) continue;
      const int draws = 100 * static_cast<int>(kinds.size());
      const GeneratedBoards boards({side, reserved, 0, set_of(one)}, 2026);
      std::map<oracle::Grid, int> hits;
      for (int i = 0; i < draws; ++i) ++hits[drawn(*boards.at(std::uint64_t(i), 1, any))];
      for (const auto& [grid, count] : hits) EXPECT_TRUE(kinds.contains(grid));
      EXPECT_LT(std::abs(unevenness(hits, kinds.size(), draws)), 4) << one.group << side;
    }
}

TEST(Generate, EverySquareIsEquallyLikely) {
  constexpr int kSide = 20, kReserved = 80, kDraws = 10'000;
  const GeneratedBoards boards({kSide, kReserved, 1}, 1);
  std::map<Square, int> reserved, queens;
  for (int i = 0; i < kDraws; ++i) {
    const Board board = *boards.at(std::uint64_t(i), 1, any);
    ++queens[board.fixed_queens().front()];
    for (int square = 0; square < kSide * kSide; ++square)
      if (board.is_reserved({square / kSide, square % kSide}))
        ++reserved[{square / kSide, square % kSide}];
  }
  const auto chi_square = [](const std::map<Square, int>& hits, double expected, double spread) {
    double sum = 0;
    for (const auto& [square, count] : hits)
      sum += (count - expected) * (count - expected) / (expected * spread);
    return sum;
  };
  // With 399 degrees of freedom, 1 in 10 000 sums is above 510 and 1 in 10 000 below 300. Reserved
  // squares are not drawn twice: the share that is left makes counts vary less.
  ASSERT_EQ(reserved.size(), 400U);
  ASSERT_EQ(queens.size(), 400U);
  const double of_reserved = chi_square(reserved, kDraws * kReserved / 400.0, 0.8);
  const double of_queens = chi_square(queens, kDraws / 400.0, 1);
  EXPECT_GT(of_reserved, 300);
  EXPECT_LT(of_reserved, 510);
  EXPECT_GT(of_queens, 300);
  EXPECT_LT(of_queens, 510);
}

TEST(Generate, ABoardDependsOnItsSeedAndNumberOnly) {
  const BoardRecipe recipe{10, 20, 3};
  const GeneratedBoards boards(recipe, 5);
  const GeneratedBoards same(recipe, 5);
  const GeneratedBoards other(recipe, 6);
  std::set<oracle::Grid> seen;
  for (std::uint64_t number = 30; number-- > 0;) {
    const Board board = *boards.at(number, 1000, any);
    EXPECT_EQ(same.at(number, 2000, any), board);
    EXPECT_TRUE(seen.insert(drawn(board)).second);
    EXPECT_TRUE(seen.insert(drawn(*other.at(number, 1000, any))).second);
  }
}

TEST(Generate, KindsOfBoardsAreThoseOfTheOracle) {
  int unique = 0, none = 0;
  const auto solutions = [](const Board& board) { return oracle::solutions(drawn(board)).size(); };
  for (int side = 4; side <= 7; ++side) {
    const GeneratedBoards boards({side, side * side / 4, side % 2}, 3);
    for (std::uint64_t number = 0; number < 25; ++number) {
      const auto by_find = [&](const Board& board) {
        const Finding one = find(board, {.threads = 1});
        const bool is_unique =
            one.verdict == Finding::Verdict::found &&
            find_another(board, one.placement, {.threads = 1}).verdict == Finding::Verdict::none;
        EXPECT_EQ(is_unique, solutions(board) == 1);
        EXPECT_EQ(one.verdict == Finding::Verdict::none, solutions(board) == 0);
        unique += is_unique ? 1 : 0;
        none += one.verdict == Finding::Verdict::none ? 1 : 0;
        return is_unique ? Judgement::wanted : Judgement::unwanted;
      };
      const auto board = boards.at(number, 100, by_find);
      if (board) {
        EXPECT_EQ(solutions(*board), 1U);
      }
    }
  }
  EXPECT_GT(unique, 50);
  EXPECT_GT(none, 50);
}

TEST(Generate, SaysWhyThereIsNoBoard) {
  using Reason = NotGenerated::Reason;
  std::uint64_t judged = 0;
  const auto never = [&](const Board&) {
    ++judged;
    return Judgement::unwanted;
  };
  auto none = GeneratedBoards({8, 10}, 1).at(0, 37, never);
  ASSERT_FALSE(none);
  EXPECT_EQ(none.error().reason, Reason::none_wanted);
  EXPECT_EQ(none.error().tries, 37U);
  EXPECT_EQ(judged, 37U);
  // What chance cannot change is looked at once.
  none = GeneratedBoards({8, 64}, 1).at(0, 37, never);
  EXPECT_EQ(none.error().tries, 1U);
  EXPECT_EQ(judged, 38U);
  none = GeneratedBoards({3, 0, 3}, 1).at(0, 37, never);
  EXPECT_EQ(none.error().reason, Reason::dead_ends);
  EXPECT_EQ(none.error().tries, 37U);
  none = GeneratedBoards({8, 10}, 1).at(0, 37, [](const Board&) { return Judgement::stopped; });
  EXPECT_EQ(none.error().reason, Reason::stopped);
  Stop stop;
  stop.request();
  none = GeneratedBoards({3, 0, 3}, 1).at(0, 37, any, stop);
  EXPECT_EQ(none.error().reason, Reason::stopped);
}

}  // namespace
}  // namespace queens

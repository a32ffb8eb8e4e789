// Puzzles by chance.
#include <gtest/gtest.h>

#include <functional>
#include <set>

#include "queens/find.hpp"
#include "queens/generate.hpp"
#include "queens/puzzle_text.hpp"
#include "support/ruled.hpp"

namespace queens {
namespace {

std::optional<Placement> find_other(const RuledBoard& board, const Placement& solution) {
  Finding other = find_another(board, solution, {});
  if (other.verdict != Finding::Verdict::found) return std::nullopt;
  return other.placement;
}

oracle::Ruled drawn_puzzle(const RuledBoard& puzzle) {
  const auto side = std::size_t(puzzle.side());
  return {"regions", oracle::Grid(side, std::string(side, '.')), puzzle.regions()->rows()};
}

/// The pieces of equal letters that hang together.
int connected_pieces(std::vector<std::string> letters) {
  const std::function<void(std::size_t, std::size_t, char)> clear =
      [&](std::size_t row, std::size_t column, char c) {
        if (row >= letters.size() || column >= letters.size() || letters[row][column] != c) return;
        letters[row][column] = ' ';
        clear(row + 1, column, c);
        clear(row - 1, column, c);
        clear(row, column + 1, c);
        clear(row, column - 1, c);
      };
  int found = 0;
  for (std::size_t row = 0; row < letters.size(); ++row)
    for (std::size_t column = 0; column < letters.size(); ++column)
      if (letters[row][column] != ' ') {
        ++found;
        clear(row, column, letters[row][column]);
      }
  return found;
}

TEST(GeneratedPuzzles, HaveOneSolution) {
  for (const int side : {1, 4, 5, 6, 7, 8, 9}) {
    const GeneratedPuzzles puzzles(side, 3);
    std::set<std::vector<std::string>> different;
    for (std::uint64_t number = 0; number < 10; ++number) {
      const auto puzzle = puzzles.at(number, 100, find_other);
      ASSERT_TRUE(puzzle.has_value()) << side;
      EXPECT_EQ(oracle::solutions(drawn_puzzle(*puzzle)).size(), 1U)
          << support::shown(drawn_puzzle(*puzzle));
      EXPECT_EQ(connected_pieces(puzzle->regions()->rows()), side);
      different.insert(puzzle->regions()->rows());
    }
    EXPECT_GE(different.size(), side > 5 ? 10U : 1U);
  }
}

TEST(GeneratedPuzzles, MayHaveSeveralSolutions) {
  const GeneratedPuzzles puzzles(8, 3);
  std::size_t solutions = 0;
  for (std::uint64_t number = 0; number < 20; ++number) {
    const auto puzzle = puzzles.at(number, 100, nullptr);
    ASSERT_TRUE(puzzle.has_value());
    const std::size_t found = oracle::solutions(drawn_puzzle(*puzzle)).size();
    EXPECT_GE(found, 1U);
    solutions += found;
  }
  EXPECT_GT(solutions, 20U);
}

/// As they were at first: the same on every machine.
TEST(GeneratedPuzzles, AreTheSameForTheSameSeed) {
  std::string text;
  append_puzzle(text, *GeneratedPuzzles(7, 1).at(2, 100, find_other));
  EXPECT_EQ(text,
            "AABBCCB\n"
            "ABBBCCB\n"
            "DBBBBBB\n"
            "BBBBBBB\n"
            "BBBBBEE\n"
            "BBFBBEE\n"
            "BBFBBBG\n");
}

TEST(GeneratedPuzzles, AreNotThereForSidesTwoAndThree) {
  for (const int side : {2, 3}) {
    const auto puzzle = GeneratedPuzzles(side, 1).at(0, 50, find_other);
    ASSERT_FALSE(puzzle.has_value());
    EXPECT_EQ(puzzle.error().reason, NotGenerated::Reason::dead_ends);
    EXPECT_EQ(puzzle.error().tries, 50U);
  }
  Stop stop;
  stop.request();
  EXPECT_EQ(GeneratedPuzzles(8, 1).at(0, 50, find_other, stop).error().reason,
            NotGenerated::Reason::stopped);
}

}  // namespace
}  // namespace queens

#include <gtest/gtest.h>

#include "queens/puzzle_text.hpp"
#include "support/ruled.hpp"

namespace queens {
namespace {

std::string puzzle_refusal(std::string_view text) {
  const auto puzzle = read_puzzle(text);
  if (puzzle) return "";
  const Error& error = puzzle.error();
  return std::to_string(error.line) + ":" + std::to_string(error.column) + ": " + error.expected +
         ", " + error.found;
}

TEST(Puzzle, IsReadAndWritten) {
  const std::string text = "AABB\nACBB\nDDCC\nDDCC\n\n.*..\n....\nQ...\n....\n";
  const auto puzzle = read_puzzle(text);
  ASSERT_TRUE(puzzle.has_value());
  EXPECT_EQ(puzzle->regions()->rows(), (std::vector<std::string>{"AABB", "ACBB", "DDCC", "DDCC"}));
  EXPECT_TRUE(puzzle->board().is_reserved({0, 1}));
  EXPECT_TRUE(puzzle->board().is_fixed({2, 0}));
  std::string written;
  append_puzzle(written, *puzzle);
  EXPECT_EQ(written, text);
}

TEST(Puzzle, MayHaveAllThatTextsHave) {
  const auto puzzle = read_puzzle("\xEF\xBB\xBF\r\n ab \r\n\n\tbb\r\n \n2\n..\n.Q");
  ASSERT_TRUE(puzzle.has_value());
  EXPECT_EQ(puzzle->regions()->rows(), (std::vector<std::string>{"ab", "bb"}));
  EXPECT_TRUE(puzzle->board().is_fixed({1, 1}));
  EXPECT_TRUE(read_puzzle("Q").has_value());
}

TEST(Puzzle, IsRefusedWithItsPlace) {
  EXPECT_EQ(puzzle_refusal(""), "1:1: a grid of letters, an empty file");
  EXPECT_EQ(puzzle_refusal("A1\nAA\n"), "1:2: a letter, '1'");
  EXPECT_EQ(puzzle_refusal("..\n..\n"), "1:1: a letter, '.'");
  EXPECT_EQ(puzzle_refusal("AAB\nAB\nABC\n"), "2:3: 3 squares in this row, 2 squares");
  EXPECT_EQ(puzzle_refusal("AB\nABB\n"), "2:3: end of line after 2 squares, 'B'");
  EXPECT_EQ(puzzle_refusal("AB\n"), "2:1: 2 rows, 1 row");
  EXPECT_EQ(puzzle_refusal("ABA\nABA\nABCD\n"), "3:4: end of line after 3 squares, 'D'");
  EXPECT_EQ(puzzle_refusal("ABA\nABA\n DCA\n"), "3:3: one of the 3 regions above, 'C'");
  EXPECT_EQ(puzzle_refusal("AB\nAB\nAB\n"), "3:1: '.', '*', '#' or 'Q', 'A'");
  EXPECT_EQ(puzzle_refusal("AB\nAB\n.\n"), "3:1: a grid of side 2, side 1");
  EXPECT_EQ(puzzle_refusal("AB\nAB\n..\n..\n..\n"), "5:1: end of file after the grid, '.'");
  EXPECT_EQ(puzzle_refusal("AB\nAB\n1\n.\n"), "3:1: a grid of side 2, side 1");
  EXPECT_EQ(puzzle_refusal(std::string(53, 'A')), "1:53: at most 52 squares in a row, 'A'");
}

}  // namespace
}  // namespace queens

// Boards as lines: what is read, and the exact place and words of every refusal.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

#include "queens/text.hpp"
#include "support/boards.hpp"
#include "support/refusal.hpp"

namespace queens {
namespace {

using support::refusal;
using support::Refused;

bool same(const WideBoard& a, const WideBoard& b) {
  if (a.side() != b.side() || a.random_reserved() != b.random_reserved()) return false;
  const auto fixed_a = a.fixed_queens();
  const auto fixed_b = b.fixed_queens();
  if (!std::equal(fixed_a.begin(), fixed_a.end(), fixed_b.begin(), fixed_b.end())) return false;
  for (int row = 0; row < a.side(); ++row) {
    const auto row_a = a.listed_in_row(row);
    const auto row_b = b.listed_in_row(row);
    if (!std::equal(row_a.begin(), row_a.end(), row_b.begin(), row_b.end())) return false;
  }
  return true;
}

TEST(ReadLines, ReadsSquaresQueensAndChance) {
  const WideBoard expected(100, {{0, 3}, {99, 0}}, {{5, 6}}, {25'000, 7});
  for (const char* text :
       {"side 100\nreserved 0 3\nreserved 99 0\nqueen 5 6\nrandom 2.5% 7\n",
        "side 100\nrandom 2.5000% 7\nqueen 5 6\nreserved 99 0\nreserved 0 3",
        "# a comment\n\n  side\t100 # another\r\n\r\n reserved  0 3#\nreserved 0 3\nreserved 99 0\n"
        "queen 5 6\nqueen 5 6\nrandom 2.5% 7\nrandom 2.50% 7\n#",
        "\xEF\xBB\xBFside 100\nreserved 0 3\nreserved 99 0\nqueen 5 6\nrandom 2.5% 7\n"}) {
    const auto read = read_wide_board(text);
    ASSERT_TRUE(read.has_value()) << text << refusal(read.error());
    EXPECT_TRUE(same(*read, expected)) << text;
  }
  EXPECT_TRUE(same(*read_wide_board("side 0"), WideBoard(0)));
  EXPECT_EQ(read_wide_board("side 1000000000\nreserved 999999999 0\n")->side(), 1'000'000'000);
  EXPECT_EQ(read_wide_board("side 5\nrandom 0.0001% 0")->random_reserved().millionths, 1U);
  EXPECT_EQ(read_wide_board("side 5\nrandom 100% 999999999999999999")->random_reserved(),
            (RandomReserved{1'000'000, 999'999'999'999'999'999}));
}

TEST(ReadLines, GivesTheSameBoardAsBits) {
  EXPECT_EQ(*read_board("side 4\nreserved 0 1\nreserved 1 2\nqueen 2 3\n"),
            support::board_of({".*..", "..*.", "...Q", "...."}));
  EXPECT_EQ(*read_board("side 3\nrandom 100% 1\n"), support::board_of({"***", "***", "***"}));
  const auto random = read_board("side 64\nrandom 25% 3\n");
  const WideBoard wide(64, {}, {}, {250'000, 3});
  EXPECT_EQ(*random, narrowed(wide));
  EXPECT_NEAR(random->reserved_count(), 1024, 140);
}

TEST(ReadWideBoard, ReadsGridsOfAnySideBelowTheLimit) {
  EXPECT_TRUE(
      same(*read_wide_board("3\n.*#\n...\nQ..\n"), WideBoard(3, {{0, 1}, {0, 2}}, {{2, 0}})));
  std::string text;
  for (int row = 0; row < 100; ++row) text += std::string(99, row == 2 ? '*' : '.') + "Q\n";
  const auto read = read_wide_board(text);
  ASSERT_TRUE(read.has_value()) << refusal(read.error());
  EXPECT_EQ(read->side(), 100);
  EXPECT_EQ(read->fixed_queens().size(), 100U);
  EXPECT_EQ(read->listed_in_row(2).size(), 99U);
  EXPECT_EQ(read->listed_in_row(3).size(), 0U);
  // A grid may begin as a comment does.
  EXPECT_TRUE(same(*read_wide_board("##\n#.\n"), WideBoard(2, {{0, 0}, {0, 1}, {1, 0}}, {})));
  EXPECT_EQ(refusal(read_wide_board(std::string(10'001, '.')).error()),
            "1:10001: expected at most 10000 squares in a row, found '.'");
  EXPECT_EQ(refusal(read_wide_board("10001\n").error()),
            "1:1: expected a side from 0 to 10000, found 10001");
}

TEST(ReadLines, RefusesWithThePlace) {
  const Refused cases[] = {
      {"side", "1:5: expected a side from 0 to 1000000000, found end of file"},
      {"side x", "1:6: expected a side from 0 to 1000000000, found 'x'"},
      {"side 1000000001", "1:6: expected a side from 0 to 1000000000, found 1000000001"},
      {"side -1", "1:6: expected a side from 0 to 1000000000, found '-'"},
      {"side 5 5", "1:8: expected end of line after the side, found '5'"},
      {"side 5\nside 5", "2:1: expected end of file after 5 rows, found 's'"},
      {"side 5\nreserve 1 1", "2:1: expected 'reserved', 'queen', 'random' or '#', found 'r'"},
      {"side 5\nreserved1 1", "2:1: expected 'reserved', 'queen', 'random' or '#', found 'r'"},
      {"side 5\nreserved 5 0", "2:10: expected a row from 0 to 4, found 5"},
      {"side 5\nreserved 0 5", "2:12: expected a column from 0 to 4, found 5"},
      {"side 5\nreserved 0", "2:11: expected a column from 0 to 4, found end of file"},
      {"side 5\nreserved 0\n1", "2:11: expected a column from 0 to 4, found end of line"},
      {"side 5\nreserved 0,1", "2:11: expected a column from 0 to 4, found ','"},
      {"side 5\nreserved 0 1 2", "2:14: expected end of line after the column, found '2'"},
      {"side 5\nqueen 0 -1", "2:9: expected a column from 0 to 4, found '-'"},
      {"side 5\nqueen 99999999999999999999999 1",
       "2:7: expected a row from 0 to 4, found 99999999999999999999..."},
      {"side 0\nqueen 0 0",
       "2:1: expected end of file, as a board of side 0 has no squares, found 'q'"},
      {"side 5\nrandom", "2:7: expected a percentage from 0 to 100, found end of file"},
      {"side 5\nrandom 101% 1", "2:8: expected a percentage from 0 to 100, found 101"},
      {"side 5\nrandom 100.0001% 1", "2:8: expected a percentage from 0 to 100, found more"},
      {"side 5\nrandom 10 1", "2:10: expected '%', found ' '"},
      {"side 5\nrandom 10.% 1", "2:11: expected a digit, found '%'"},
      {"side 5\nrandom 1.23456% 1", "2:14: expected '%', as four decimals are the most, found '6'"},
      {"side 5\nrandom 10%",
       "2:11: expected a seed from 0 to 999999999999999999, found end of file"},
      {"side 5\nrandom 10% 1000000000000000000",
       "2:12: expected a seed from 0 to 999999999999999999, found 1000000000000000000"},
      {"side 5\nrandom 10% 1 2", "2:14: expected end of line after the seed, found '2'"},
      {"side 5\nrandom 10% 1\nrandom 10% 2",
       "3:1: expected only one 'random', found another that differs"},
      {"# no side\nreserved 0 0", "1:3: expected '.', '*', '#' or 'Q', found 'n'"},
  };
  for (const Refused& refused : cases) {
    const auto read = read_wide_board(refused.text);
    ASSERT_FALSE(read.has_value()) << refused.text;
    EXPECT_EQ(refusal(read.error()), refused.place_and_reason);
  }
  EXPECT_EQ(refusal(read_board("side 65\n").error()),
            "1:6: expected a side from 0 to 64, found 65");
}

// What is written as lines is read as it was.
RC_GTEST_PROP(ReadLines, ReadsWhatWasWritten, ()) {
  const int side = *rc::gen::inRange(1, 2000);
  const auto squares = [&] {
    std::vector<Square> drawn(*rc::gen::inRange<std::size_t>(0, 30));
    for (Square& square : drawn) square = {*rc::gen::inRange(0, side), *rc::gen::inRange(0, side)};
    return drawn;
  };
  const auto reserved = squares();
  const auto fixed = squares();
  const RandomReserved random{*rc::gen::inRange(0U, 1'000'001U),
                              *rc::gen::inRange<std::uint64_t>(0, 1'000'000)};
  std::string decimals = std::to_string(10'000 + random.millionths % 10'000).substr(1);
  std::string text = "side " + std::to_string(side) + "\nrandom " +
                     std::to_string(random.millionths / 10'000) + "." + decimals + "% " +
                     std::to_string(random.seed) + "\n";
  const auto append = [&](const char* word, const std::vector<Square>& listed) {
    for (const Square square : listed)
      text += std::string(word) + " " + std::to_string(square.row) + " " +
              std::to_string(square.column) + "\n";
  };
  append("reserved", reserved);
  append("queen", fixed);
  const auto read = read_wide_board(text);
  RC_ASSERT(read.has_value());
  RC_ASSERT(same(*read, WideBoard(side, reserved, fixed, random)));
}

}  // namespace
}  // namespace queens

// Boards from text: what is read, and the exact place and words of every refusal.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "queens/text.hpp"
#include "support/boards.hpp"
#include "support/oracle.hpp"
#include "support/refusal.hpp"

namespace queens {
namespace {

using support::board_of;
using support::refusal;
using support::Refused;

TEST(ReadBoard, ReadsOpenReservedAndFixed) {
  EXPECT_EQ(*read_board(".*..\n..#.\n...Q\n....\n"), board_of({".*..", "..*.", "...Q", "...."}));
}

TEST(ReadBoard, ForgivesTheSpaceAround) {
  const Board board = board_of({".*", ".."});
  for (const char* text : {".*\n..\n", ".*\n..", ".*\r\n..\r\n", "\xEF\xBB\xBF.*\n..\n",
                           ".*  \n..\t\n", "\n\n.*\n\n..\n\n  \n", "2\n.*\n..\n",
                           "\xEF\xBB\xBF"
                           "2\r\n\r\n.*\r\n..",
                           "2 \n.*\n..\n   "}) {
    const auto read = read_board(text);
    ASSERT_TRUE(read.has_value()) << text << refusal(read.error());
    EXPECT_EQ(*read, board) << text;
  }
  EXPECT_EQ(*read_board("0\n"), Board(0));
  EXPECT_EQ(*read_board("."), Board(1));
}

TEST(ReadBoard, RefusesWithThePlace) {
  const std::string row64(64, '.');
  const Refused cases[] = {
      {"", "1:1: expected a board, found an empty file"},
      {"\n \n", "3:1: expected a board, found end of file"},
      {"x", "1:1: expected '.', '*', '#' or 'Q', found 'x'"},
      {"..\n.x\n", "2:2: expected '.', '*', '#' or 'Q', found 'x'"},
      {"..\n.q\n", "2:2: expected '.', '*', '#' or 'Q', found 'q'"},
      {".x\n..\n", "1:2: expected '.', '*', '#' or 'Q', found 'x'"},
      {" ..\n..\n", "1:2: expected '.', '*', '#' or 'Q', found '.'"},
      {". .\n..\n", "1:3: expected end of line after 1 square, found '.'"},
      {"..\n...\n", "2:3: expected end of line after 2 squares, found '.'"},
      {"....\n....\n..\n....\n", "3:3: expected 4 squares in this row, found 2 squares"},
      {"...\n...\n", "3:1: expected 3 rows, found 2 rows"},
      {"..\n..\n..\n", "3:1: expected end of file after 2 rows, found '.'"},
      {"3\n..\n..\n", "2:3: expected 3 squares in this row, found 2 squares"},
      {"2\n..\n..\n..\n", "4:1: expected end of file after 2 rows, found '.'"},
      {"8\n", "2:1: expected 8 rows, found 0 rows"},
      {"0\n.\n", "2:1: expected end of file after 0 rows, found '.'"},
      {"65\n", "1:1: expected a side from 0 to 64, found 65"},
      {"99999999999999999999999999\n",
       "1:1: expected a side from 0 to 64, found 99999999999999999999..."},
      {"4 4\n", "2:1: expected 4 holes, found 0 holes"},
      {"4 4 .\n", "1:3: expected end of line after the side, found '4'"},
      {row64 + ".\n", "1:65: expected at most 64 squares in a row, found '.'"},
      {std::string("\0\1\2", 3), "1:1: expected '.', '*', '#' or 'Q', found byte 0x00"},
      {"..\n.\xFF", "2:2: expected '.', '*', '#' or 'Q', found byte 0xff"},
      {"..\n.ক", "2:2: expected '.', '*', '#' or 'Q', found 'ক'"},
      {"..\r.\r..", "1:4: expected end of line after 2 squares, found '.'"},
  };
  for (const Refused& refused : cases) {
    const auto read = read_board(refused.text);
    ASSERT_FALSE(read.has_value()) << refused.text;
    EXPECT_EQ(refusal(read.error()), refused.place_and_reason) << refused.text;
  }
}

TEST(ReadSide, ReadsDigitsOnly) {
  EXPECT_EQ(*read_side("0"), 0);
  EXPECT_EQ(*read_side("64"), 64);
  EXPECT_EQ(*read_side("008"), 8);
  EXPECT_EQ(refusal(read_side("65").error()), "1:1: expected a side from 0 to 64, found 65");
  EXPECT_FALSE(read_side("8x"));
  EXPECT_FALSE(read_side(""));
}

// What append_solution draws, read as a board, has the solution's queens fixed.
RC_GTEST_PROP(ReadBoard, ReadsWhatWasDrawn, ()) {
  const int side = *rc::gen::inRange(0, 12);
  Board board(side);
  Placement placement;
  for (int row = 0; row < side; ++row) {
    placement.push_back(*rc::gen::inRange(0, side));
    const int reserved = *rc::gen::inRange(0, side);
    if (reserved != placement.back()) board.reserve({row, reserved});
  }
  std::string text = std::to_string(side) + "\n";
  append_solution(text, board, placement, Format::grid, IndexBase::zero);
  const auto read = read_board(text);
  RC_ASSERT(read.has_value());
  RC_ASSERT(read->fixed_queens() == squares_of(placement));
  RC_ASSERT(read->reserved_count() == board.reserved_count());
}

}  // namespace
}  // namespace queens

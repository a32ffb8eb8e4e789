// Queens from text, in every format that a placement is written in.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "queens/text.hpp"
#include "support/refusal.hpp"

namespace queens {
namespace {

using support::Refused;

/// Everything in a text, or the first error as the last element's absence.
struct All {
  std::vector<WrittenQueens> queens;
  std::optional<Error> error;
};

All read_all(std::string_view text, QueensTextOptions options = {}) {
  QueensReader reader(text, options);
  All all;
  while (true) {
    auto next = reader.next();
    if (!next) {
      all.error = next.error();
      EXPECT_TRUE(reader.next().has_value() && !*reader.next()) << "an error ends the text";
      return all;
    }
    if (!*next) return all;
    all.queens.push_back(std::move(**next));
  }
}

std::string refusal(const All& all) {
  return all.error ? support::refusal(*all.error) : "no error";
}

const std::vector<Square> kFour = squares_of({1, 3, 0, 2});

TEST(QueensReader, DetectsEveryFormat) {
  for (const char* text :
       {"1 3 0 2\n", "1 3 0 2", "  1\t3 0 2 \r\n", "2 4 1 3\n", "[1,3,0,2]", "[ 1, 3,\n 0, 2 ]\n",
        "[[1,3,0,2]]", "0 1 0 0\n0 0 0 1\n1 0 0 0\n0 0 1 0\n", ".Q..\n...Q\nQ...\n..Q.\n",
        "4\n.Q..\n...Q\nQ...\n..Q.\n", "\xEF\xBB\xBF.Q..\r\n...Q\r\nQ...\r\n..Q.\r\n",
        R"([".Q..","...Q","Q...","..Q."])", R"([[".Q..", "...Q", "Q...", "..Q."]])"}) {
    const All all = read_all(text);
    ASSERT_EQ(all.queens.size(), 1U) << text << refusal(all);
    EXPECT_EQ(all.queens[0].queens, kFour) << text;
    EXPECT_EQ(all.queens[0].side, 4) << text;
  }
}

TEST(QueensReader, ReadsManyWithTheirLines) {
  for (const char* text :
       {"1 3 0 2\n\n2 0 3 1\n", "[1,3,0,2]\n\n[2,0,3,1]\n", "[[1,3,0,2],\n\n[2,0,3,1]]",
        "\xEF\xBB\xBF"
        "2 4 1 3\n\n3 1 4 2\n",
        "[[\".Q..\",\"...Q\",\"Q...\",\"..Q.\"],\n\n[\"..Q.\",\"Q...\",\"...Q\",\".Q..\"]]"}) {
    const All all = read_all(text);
    ASSERT_EQ(all.queens.size(), 2U) << text << refusal(all);
    EXPECT_EQ(all.queens[1].queens, squares_of({2, 0, 3, 1})) << text;
    EXPECT_EQ(all.queens[0].line, 1) << text;
    EXPECT_EQ(all.queens[1].line, 3) << text;
  }
  EXPECT_EQ(read_all("0 1\n1 0\n\n1 0\n0 1\n").queens.size(), 2U);  // two matrices
  EXPECT_EQ(read_all("Q.\n.Q\n\n.Q\nQ.\n").queens.size(), 2U);
}

TEST(QueensReader, KnowsWhatATextCountsFrom) {
  EXPECT_EQ(read_all("2 4 1 3").queens[0].base, IndexBase::one);
  EXPECT_EQ(read_all("1 3 0 2").queens[0].base, IndexBase::zero);
  EXPECT_EQ(read_all("1 1 1 1", {.base = IndexBase::one}).queens[0].queens,
            squares_of({0, 0, 0, 0}));
}

TEST(QueensReader, ReadsASingleNumberAsAPlacement) {
  EXPECT_EQ(read_all("0").queens[0].queens, squares_of({0}));
  EXPECT_EQ(read_all("1").queens[0].queens, squares_of({0}));
  EXPECT_EQ(read_all("[]").queens[0].side, 0);
}

TEST(QueensReader, LeavesRowsEmptyWhenTheSideIsKnown) {
  const All all = read_all("0 2\n", {.side = 4});
  ASSERT_EQ(all.queens.size(), 1U);
  EXPECT_EQ(all.queens[0].queens, squares_of({0, 2}));
  EXPECT_EQ(all.queens[0].side, 4);
}

TEST(QueensReader, ObeysAForcedFormat) {
  EXPECT_EQ(read_all("0 1\n1 0\n", {.format = Format::placement}).queens.size(), 2U);
  EXPECT_EQ(refusal(read_all("1 3 0 2", {.format = Format::json})), "1:1: expected '[', found '1'");
}

TEST(QueensReader, RefusesWithThePlace) {
  const Refused cases[] = {
      {"", "1:1: expected a placement, found an empty file"},
      {"\n\n", "3:1: expected a placement, found end of file"},
      {"hello", "1:1: expected a number, '.', '*', '#', 'Q' or '[', found 'h'"},
      {"1 3 0 x", "1:7: expected a column from 0 to 64, found 'x'"},
      {"1 3 0 9", "1:7: expected a column from 0 to 3, found 9"},
      {"1 3 0 2\n1 3 0 -1\n", "2:7: expected a column from 0 to 64, found '-'"},
      {"[1,3,0,2", "1:9: expected ',' or ']', found end of file"},
      {"[1 3]", "1:4: expected ',' or ']', found '3'"},
      {"[[1,3,0,2] [2,0,3,1]]", "1:12: expected ',' or ']', found '['"},
      {"[[1,3,0,2]] x", "1:13: expected end of file, found 'x'"},
      {"0 1 0\n0 0 1\n1 0 2\n", "3:5: expected a number from 0 to 1, found 2"},
      {"0 1 0\n0 0 1\n", "3:1: expected 3 rows, found 2 rows"},
      {"0 1 0\n0 0 1\n1 0\n", "3:4: expected 3 numbers in this row, found 2 numbers"},
      {"0 1\n0 1 1\n", "2:5: expected end of line after 2 numbers, found '1'"},
      {R"([".Q","Q"])", "1:9: expected 2 squares in this row, found 1 square"},
      {R"([".Q"])", "1:6: expected 2 rows, found 1 row"},
      {R"([".Q","Q.",".."])", "1:11: expected ']' after 2 rows, found ','"},
      {R"([".Qx"])", "1:5: expected '.', 'Q' or '\"', found 'x'"},
      {".Q\nQ", "2:2: expected 2 squares in this row, found 1 square"},
  };
  for (const Refused& refused : cases)
    EXPECT_EQ(refusal(read_all(refused.text)), refused.place_and_reason) << refused.text;
  EXPECT_EQ(refusal(read_all("..\n..\n", {.side = 3})),
            "1:1: expected a board of side 3, found side 2");
  EXPECT_EQ(refusal(read_all("\n*\n", {.format = Format::matrix, .side = 0})),
            "2:1: expected end of file, as a matrix of side 0 has no rows, found '*'");
  EXPECT_EQ(refusal(read_all("0 1 2 3\n", {.side = 3})),
            "1:7: expected at most 3 numbers, found '3'");
}

RC_GTEST_PROP(QueensReader, ReadsWhatWasWritten, ()) {
  const int side = *rc::gen::inRange(2, 12);
  const int many = *rc::gen::inRange(1, 5);
  for (const Format format : kSolutionFormats) {
    for (const IndexBase base : {IndexBase::zero, IndexBase::one}) {
      std::string text;
      std::vector<Placement> written;
      for (int i = 0; i < many; ++i) {
        Placement placement;
        for (int row = 0; row < side; ++row) placement.push_back(*rc::gen::inRange(0, side));
        if (i > 0 && is_multiline(format)) text += '\n';
        append_solution(text, Board(side), placement, format, base);
        written.push_back(placement);
      }
      const All all = read_all(text, {.format = format, .side = side, .base = base});
      RC_ASSERT(!all.error.has_value());
      RC_ASSERT(all.queens.size() == written.size());
      for (std::size_t i = 0; i < written.size(); ++i)
        RC_ASSERT(all.queens[i].queens == squares_of(written[i]));
    }
  }
}

}  // namespace
}  // namespace queens

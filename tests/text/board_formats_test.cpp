// Every format: what is written is read back, whatever was found is no other board, and the exact
// place and words of every refusal.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <random>
#include <set>

#include "queens/board_text.hpp"
#include "support/boards.hpp"
#include "support/oracle.hpp"
#include "support/refusal.hpp"

namespace queens {
namespace {

using support::refusal;

std::optional<std::string> written(const BoardFormat& format, const WideBoard& board) {
  std::string text;
  if (format.append(text, board)) return text.append(format.closing);
  EXPECT_EQ(text, "") << format.name;
  return std::nullopt;
}

Expected<WideBoard> read(std::string_view text, std::string_view format) {
  return read_any_board(text, board_format_named(format), {}).map([](FoundBoard&& found) {
    return std::move(found.board);
  });
}

std::vector<const BoardFormat*> both_ways() {
  std::vector<const BoardFormat*> formats;
  for (const BoardFormat* format : board_formats())
    if (format->read != nullptr) formats.push_back(format);
  return formats;
}

/// A board that as many formats as possible can express: with both, with one, or with one queen in
/// each row.
WideBoard random_board(int kind, std::mt19937_64& random) {
  const int side = std::uniform_int_distribution(0, 30)(random);
  if (side == 0) return WideBoard(0);
  std::uniform_int_distribution index(0, side - 1);
  std::vector<Square> reserved, fixed;
  if (kind == 0 || kind == 1)
    for (int i = 0; i < side; ++i) reserved.push_back({index(random), index(random)});
  if (kind == 0 || kind == 2)
    for (int i = 0; i < 3; ++i) {
      const Square square{index(random), index(random)};
      if (std::find(reserved.begin(), reserved.end(), square) == reserved.end())
        fixed.push_back(square);
    }
  if (kind == 3)
    for (int row = 0; row < side; ++row) fixed.push_back({row, index(random)});
  return {side, std::move(reserved), std::move(fixed)};
}

// Several boards in one text, in every format but CSPLib's, whose files are one problem each.
TEST(BoardFormats, ReadSeriesOfBoards) {
  std::mt19937_64 random(31);
  for (const BoardFormat* format : both_ways()) {
    if (format->name == "csplib") continue;
    int read_back = 0;
    for (int round = 0; round < 200; ++round) {
      std::vector<WideBoard> boards;
      std::string text;
      for (int i = 0; i < 2 + round % 3; ++i) {
        WideBoard board = random_board(round % 4, random);
        if (board.side() < 2 || !format->append(text, board)) break;
        boards.push_back(std::move(board));
        if (round % 2 == 0) text += '\n';
      }
      text += format->closing;
      if (boards.size() < 2) continue;
      const auto read = read_any_boards(text, format, {});
      ASSERT_TRUE(read.has_value()) << format->name << '\n' << text << refusal(read.error());
      ASSERT_EQ(read->boards.size(), boards.size()) << text;
      for (std::size_t i = 0; i < boards.size(); ++i) EXPECT_EQ(read->boards[i], boards[i]) << text;
      ++read_back;
    }
    EXPECT_GT(read_back, 10) << format->name;
  }
}

TEST(BoardFormats, AreNamedOnce) {
  std::set<std::string_view> names;
  for (const BoardFormat* format : board_formats()) {
    EXPECT_TRUE(names.insert(format->name).second) << format->name;
    EXPECT_EQ(board_format_named(format->name), format);
    EXPECT_EQ(format->read == nullptr, format->fits == nullptr) << format->name;
    EXPECT_NE(format->append, nullptr) << format->name;
  }
  for (const char* name : {"grid", "matrix", "placement", "leetcode", "fen", "json", "csv", "lines",
                           "csplib", "pycsp3", "kattis", "uva", "squares"})
    ASSERT_NE(board_format_named(name), nullptr) << name;
  EXPECT_EQ(board_format_named("board"), board_format_named("grid"));
  EXPECT_EQ(board_format_named("png"), nullptr);
}

RC_GTEST_PROP(BoardFormats, EveryPairKeepsTheBoard, (std::uint64_t seed)) {
  std::mt19937_64 random(seed);
  for (int kind = 0; kind < 4; ++kind) {
    const WideBoard board = random_board(kind, random);
    for (const BoardFormat* from : both_ways()) {
      const auto first = written(*from, board);
      if (!first) continue;
      const auto once = read_any_board(*first, from, {});
      RC_ASSERT(once.has_value());
      RC_ASSERT(once->board == board);
      for (const BoardFormat* to : both_ways()) {
        const auto second = written(*to, once->board);
        if (!second) continue;
        const auto twice = read_any_board(*second, to, {});
        RC_ASSERT(twice.has_value());
        RC_ASSERT(twice->board == board);
      }
    }
  }
}

// The property above skips what is refused: so each format says here what it can express.
TEST(BoardFormats, ExpressWhatTheyCan) {
  const WideBoard both(4, {{0, 1}}, {{1, 3}});
  const WideBoard reserved(4, {{0, 1}}, {});
  const WideBoard queens(4, {}, {{1, 3}});
  const WideBoard placement(4, {}, {{0, 1}, {1, 3}, {2, 0}, {3, 2}});
  const WideBoard queen_on_reserved(4, {{1, 3}}, {{1, 3}});
  struct Expresses {
    std::string_view name, what;  ///< both, reserved, queens, placement, queen on reserved, side 0
  };
  const Expresses expected[] = {
      {"grid", "brqp-0"},    {"matrix", "--qp--"}, {"placement", "---p--"}, {"leetcode", "--qp-0"},
      {"fen", "--qp--"},     {"json", "brqpx0"},   {"csv", "brqp--"},       {"lines", "brqpx0"},
      {"csplib", "brqpx0"},  {"pycsp3", "-r---0"}, {"kattis", "-r---0"},    {"uva", "brqp--"},
      {"squares", "--qp-0"},
  };
  for (const auto& [name, what] : expected) {
    const BoardFormat& format = *board_format_named(name);
    std::string found;
    std::size_t i = 0;
    for (const WideBoard& board :
         {both, reserved, queens, placement, queen_on_reserved, WideBoard(0)}) {
      const auto text = written(format, board);
      found += text ? "brqpx0"[i] : '-';
      ++i;
      if (!text) continue;
      const auto again = read(*text, name);
      ASSERT_TRUE(again.has_value()) << name << ": " << *text << refusal(again.error());
      EXPECT_EQ(*again, board) << name << ": " << *text;
    }
    EXPECT_EQ(found, what) << name;
  }
}

RC_GTEST_PROP(BoardFormats, WhatIsFoundIsNoOtherBoard, (std::uint64_t seed)) {
  std::mt19937_64 random(seed);
  for (int kind = 0; kind < 4; ++kind) {
    const WideBoard board = random_board(kind, random);
    for (const BoardFormat* format : both_ways()) {
      const auto text = written(*format, board);
      if (!text || *text == "0\n") continue;  // a number alone is a side, whoever wrote it
      const auto found = read_any_board(*text, nullptr, {});
      if (found) RC_ASSERT(found->board == board);
      if (board.side() > 2) RC_ASSERT(found.has_value());
      if (board.side() > 2) RC_ASSERT(found->format == format);
    }
  }
}

TEST(BoardFormats, RefuseToGuessBetweenTwo) {
  struct Ambiguous {
    std::string_view text, found;
  };
  const Ambiguous cases[] = {
      {"1 0\n", "one board as placement and another as kattis"},
      {"1 1\n0 0\n", "one board as matrix and another as kattis"},
  };
  for (const auto& [text, found] : cases) {
    const auto read = read_any_board(text, nullptr, {});
    ASSERT_FALSE(read.has_value()) << text;
    EXPECT_EQ(refusal(read.error()),
              "1:1: expected the name of its format, found " + std::string(found));
  }
  EXPECT_EQ(*read("1 0\n", "placement"), WideBoard(2, {}, {{0, 1}, {1, 0}}));
  EXPECT_EQ(*read("1 0\n", "kattis"), WideBoard(1));
  EXPECT_EQ(*read("1 1\n0 0\n", "matrix"), WideBoard(2, {}, {{0, 0}, {0, 1}}));
  EXPECT_EQ(*read("1 1\n0 0\n", "kattis"), WideBoard(1, {{0, 0}}, {}));
}

TEST(BoardFormats, SayWhatElseATextCouldBe) {
  const auto found = read_any_board("2\n..\n*.\n0\n", nullptr, {});
  ASSERT_TRUE(found.has_value());
  EXPECT_EQ(found->format->name, "uva");
  ASSERT_EQ(found->others.size(), 1U);
  EXPECT_EQ(found->others[0].format->name, "grid");
  EXPECT_EQ(refusal(*found->others[0].error), "4:1: expected end of file after 2 rows, found '0'");
}

TEST(BoardFormats, ReadWhatOthersWrite) {
  const WideBoard reserved(8, {{0, 3}, {3, 7}, {5, 4}}, {});
  struct Read {
    std::string_view name, text;
  };
  const Read cases[] = {
      {"kattis", "8 3\n0 3\n5 4\n3 7\n"},
      {"kattis", "8 3\r\n0 3\r\n\r\n5 4\r\n3 7\r\n0 0\r\n"},
      {"json", R"({"queens": [], "reserved": [[0, 3], [5, 4], [3, 7]], "side": 8})"},
      {"json",
       "{\n  \"side\": 8,\n  \"reserved\": [\n    [0, 3],\n    [5, 4],\n    [3, 7]\n  ]\n}\n"},
      {"pycsp3", R"({"n":8,"blocks":[[0,3],[5,4],[3,7]]})"},
      {"csplib", "letting n = 8\nletting blocks = [[1, 4], [6, 5], [4, 8]]\n"},
      {"csplib",
       "language ESSENCE' 1.0\n$ from a paper\nletting blocks=[\n [1, 4],\n [6, 5],\n [4, 8]\n]\n"
       "letting n=8"},
      {"csv",
       ".,.,.,*,.,.,.,.\n.,.,.,.,.,.,.,.\n.,.,.,.,.,.,.,.\n.,.,.,.,.,.,.,#\n.,.,.,.,.,.,.,.\n"
       ".,.,.,.,*,.,.,.\r\n.,.,.,.,.,.,.,.\n.,.,.,.,.,.,.,."},
  };
  for (const auto& [name, text] : cases) {
    const auto found = read_any_board(text, nullptr, {});
    ASSERT_TRUE(found.has_value()) << text << refusal(found.error());
    EXPECT_EQ(found->format->name, name) << text;
    EXPECT_EQ(found->board, reserved) << text;
  }
  EXPECT_EQ(*read("c5\n", "squares"), WideBoard(8, {}, {{3, 2}}));  // rank 5 is row 3 from the top
  EXPECT_EQ(*read("30: ad1, a30\n", "squares"), WideBoard(30, {}, {{0, 0}, {29, 29}}));
  EXPECT_EQ(*read("a1", "squares"), WideBoard(8, {}, {{7, 0}}));
  EXPECT_EQ(*read("8/8/8/3Q4/1Q6/8/8/8", "fen"), WideBoard(8, {}, {{3, 3}, {4, 1}}));
  EXPECT_EQ(*read("1Q10/12/12/12/12/12/12/12/12/12/12/Q11", "fen"),
            WideBoard(12, {}, {{0, 1}, {11, 0}}));
  EXPECT_EQ(*read("letting n = 4\nletting init = [[0, 1]]", "csplib"), WideBoard(4, {}, {{0, 1}}));
  EXPECT_EQ(*read("[2,4,1,3]", "json"), WideBoard(4, {}, {{0, 1}, {1, 3}, {2, 0}, {3, 2}}));
  EXPECT_EQ(*read("2\n..\n.*\n0", "uva"), WideBoard(2, {{1, 1}}, {}));
}

TEST(BoardFormats, RefuseWithThePlace) {
  struct Refused {
    std::string_view format, text, place_and_reason;
  };
  const Refused cases[] = {
      {"fen", "8/8/8/3q4/1Q6/8/8/8",
       "1:8: expected a number or 'Q', as no other piece is on these boards, found 'q'"},
      {"fen", "8/8/8/3K4/8/8/8/8",
       "1:8: expected a number or 'Q', as no other piece is on these boards, found 'K'"},
      {"fen", "8/8/8/4Q4/8/8/8/8", "1:9: expected a run of empty squares from 1 to 3, found 4"},
      {"fen", "8/8/8/8Q/8/8/8/8", "1:8: expected '/' or the end after 8 squares, found 'Q'"},
      {"fen", "8/8/8/9/8/8/8/8", "1:7: expected a run of empty squares from 1 to 8, found 9"},
      {"fen", "8/8/7/8", "1:6: expected 8 squares in this rank, found 7 squares"},
      {"fen", "2/0Q1", "1:3: expected a run of empty squares from 1 to 2, found 0"},
      {"fen", "8/8", "1:4: expected 8 ranks, found 2 ranks"},
      {"fen", "2/2/2",
       "1:4: expected end of line after 2 ranks, as only the placement of a FEN is read, found "
       "'/'"},
      {"fen", "2/2 w - - 0 1",
       "1:5: expected end of line after 2 ranks, as only the placement of a FEN is read, found "
       "'w'"},
      {"fen", "10001/", "1:1: expected a run of empty squares from 1 to 10000, found 10001"},
      {"squares", "i1", "1:1: expected a file from a to h, found i"},
      {"squares", "a1 aa1", "1:4: expected a file from a to h, found another"},
      {"squares", "zzzzzzzzzzzzz1", "1:1: expected a file from a to h, found another"},
      {"squares", "a9", "1:2: expected a rank from 1 to 8, found 9"},
      {"squares", "a0", "1:2: expected a rank from 1 to 8, found 0"},
      {"squares", "A1", "1:1: expected a file from a to h, found 'A'"},
      {"squares", "0: a1",
       "1:4: expected end of line, as a board of side 0 has no squares, found "
       "'a'"},
      {"squares", "a1\nb2", "2:1: expected end of file after 8 rows, found 'b'"},
      {"json", R"({"side":8,"reserved":[[8,0]]})", "1:24: expected a row from 0 to 7, found 8"},
      {"json", R"({"queens":[[0,0],[0,9]],"side":8})",
       "1:21: expected a column from 0 to 7, found 9"},
      {"json", R"({"queens":[[0,0]]})", "1:18: expected \"side\", found '}'"},
      {"json", R"({"side":8,"side":8})",
       "1:11: expected each member once, found another of that name"},
      {"json", R"({"side":8,"holes":[]})",
       "1:11: expected \"side\", \"reserved\" or \"queens\", found '\"'"},
      {"json", R"({"side":8,})", "1:11: expected \"side\", \"reserved\" or \"queens\", found '}'"},
      {"json", R"({"side":8)", "1:10: expected ',' or '}', found end of file"},
      {"json", R"({"side":0,"reserved":[[0,0]]})",
       "1:23: expected ']', as a board of side 0 has no squares, found '['"},
      {"json", R"({"side":2,"reserved":[[0,0,0]]})", "1:27: expected ']', found ','"},
      {"json", R"({"side":2,"reserved":[[0,0] [1,1]]})", "1:29: expected ',' or ']', found '['"},
      {"json", R"({"side":1000000001})",
       "1:9: expected a side from 0 to 1000000000, found 1000000001"},
      {"pycsp3", R"({"n":2,"queens":[]})", "1:8: expected \"n\" or \"blocks\", found '\"'"},
      {"csplib", "letting n = 2\nletting blocks = [[0, 1]]",
       "2:20: expected a row from 1 to 2, found 0"},
      {"csplib", "letting blocks = [[1, 3]]\nletting n = 2",
       "1:23: expected a column from 1 to 2, found 3"},
      {"csplib", "letting init = [[0, 2]]\nletting n = 2",
       "1:21: expected a column from 0 to 1, found 2"},
      {"csplib", "letting blocks = []", "1:20: expected 'letting n', found end of file"},
      {"csplib", "letting nn = 2", "1:9: expected 'n', 'blocks' or 'init', found 'n'"},
      {"csplib", "letting n = 2\nfind q", "2:1: expected 'letting' or '$', found 'f'"},
      {"kattis", "8 2\n0 0\n", "3:1: expected 2 holes, found 1 hole"},
      {"kattis", "8 1\n0 8\n", "2:3: expected a column from 0 to 7, found 8"},
      {"kattis", "8 65\n", "1:3: expected a number of holes from 0 to 64, found 65"},
      {"kattis", "8 1\n1 1\n1 1\n", "3:1: expected end of file after 8 rows, found '1'"},
      {"uva", "2\n..\n..\n", "4:1: expected 0 after the board, found end of file"},
      {"uva", "2\n..\n..\n2\n..\n..\n0\n", "4:1: expected 0 after the board, found '2'"},
      {"uva", "0\n", "1:1: expected a side above 0, as 0 ends the boards, found 0"},
      {"csv", ".,.\n.,.,.\n", "2:4: expected end of line after 2 squares, found ','"},
      {"csv", ".,.\n.\n", "2:2: expected 2 squares in this row, found 1 square"},
      {"csv", ".,.\n", "2:1: expected 2 rows, found 1 row"},
      {"csv", ".,x\n", "1:3: expected '.', '*', '#' or 'Q', found 'x'"},
      {"csv", "..\n", "1:2: expected ',' or end of line, found '.'"},
      {"placement", "1 3 0 2\n2 0 3 1\n", "2:1: expected end of file after 4 rows, found '2'"},
  };
  for (const auto& [format, text, place_and_reason] : cases) {
    const auto board = read(text, format);
    ASSERT_FALSE(board.has_value()) << format << ": " << text;
    EXPECT_EQ(refusal(board.error()), place_and_reason) << format << ": " << text;
  }
}

TEST(BoardFormats, RefuseBoardsTheyCannotExpress) {
  struct Refused {
    std::string_view format;
    WideBoard board;
    std::string_view reason;
  };
  const Refused cases[] = {
      {"fen", WideBoard(8, {{2, 3}}, {}),
       "it has no sign for reserved squares, as is row 2, column 3"},
      {"grid", WideBoard(8, {{2, 3}}, {{2, 3}}),
       "it has no sign for a queen on a reserved square, as at row 2, column 3"},
      {"grid", WideBoard(10'001),
       "it has a character or more for each square, and side 10001 is above 10000"},
      {"kattis", WideBoard(8, {}, {{1, 2}}),
       "it has no sign for fixed queens, as at row 1, column 2"},
      {"placement", WideBoard(3, {}, {{0, 1}, {2, 2}}), "it has one queen a row, and row 1 has 0"},
      {"placement", WideBoard(3, {}, {{0, 1}, {0, 2}}), "it has one queen a row, and row 0 has 2"},
      {"json", WideBoard(10'001, {}, {}, {1, 1}),
       "squares reserved by chance are listed up to side 10000"},
      {"uva", WideBoard(0), "a side of 0 is the end, not a board"},
  };
  for (const auto& [name, board, reason] : cases) {
    std::string text = "before";
    const auto result = board_format_named(name)->append(text, board);
    ASSERT_FALSE(result.has_value()) << name;
    EXPECT_EQ(result.error().reason, reason) << name;
    EXPECT_EQ(text, "before") << name;
  }
}

// Chance stays chance where a format knows it, and becomes the squares it chose elsewhere.
TEST(BoardFormats, SpellOutWhatChanceReserved) {
  const WideBoard board(12, {{0, 0}}, {{3, 3}}, {123'400, 7});
  EXPECT_EQ(*written(*board_format_named("lines"), board),
            "side 12\nreserved 0 0\nqueen 3 3\nrandom 12.34% 7\n");
  for (const char* name : {"grid", "json", "csv", "csplib", "uva"}) {
    const auto again = read(*written(*board_format_named(name), board), name);
    ASSERT_TRUE(again.has_value()) << name;
    EXPECT_EQ(narrowed(*again), narrowed(board)) << name;
  }
}

}  // namespace
}  // namespace queens

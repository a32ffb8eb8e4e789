#include <gtest/gtest.h>

#include "queens/text.hpp"
#include "support/boards.hpp"

namespace queens {
namespace {

std::string written(const WideBoard& board, const Placement& solution, Format format,
                    IndexBase base, std::size_t stretch) {
  SolutionWriter writer(board, format, base);
  std::string out;
  std::size_t row = 0;
  do {
    const std::size_t rows = std::min(stretch, solution.size() - row);
    writer.append(out, std::span(solution).subspan(row, rows));
    row += rows;
  } while (row < solution.size());
  return out;
}

TEST(SolutionWriter, WritesStretchesAsAllAtOnce) {
  const Board boards[] = {Board(0), Board(1), support::board_of({"*.*.", "...*", ".*..", "...."})};
  const Placement solutions[] = {{}, {0}, {1, 3, 0, 2}};
  for (std::size_t i = 0; i < std::size(boards); ++i)
    for (const Format format : kSolutionFormats)
      for (const IndexBase base : {IndexBase::zero, IndexBase::one}) {
        std::string expected;
        append_solution(expected, boards[i], solutions[i], format, base);
        for (const std::size_t stretch : {1U, 2U, 3U, 9U})
          EXPECT_EQ(written(WideBoard(boards[i]), solutions[i], format, base, stretch), expected)
              << name_of(format);
      }
}

TEST(SolutionWriter, WritesBinaryColumnsInLittleEndian) {
  using namespace std::string_literals;
  const WideBoard board(4);
  const Placement solution = {1, 3, 0, 2};
  for (const std::size_t stretch : {1U, 4U}) {
    EXPECT_EQ(written(board, solution, Format::binary, IndexBase::zero, stretch),
              "\1\0\0\0\3\0\0\0\0\0\0\0\2\0\0\0"s);
    EXPECT_EQ(written(board, solution, Format::binary, IndexBase::one, stretch),
              "\2\0\0\0\4\0\0\0\1\0\0\0\3\0\0\0"s);
  }
  std::string large;
  SolutionWriter(WideBoard(100'000'000), Format::binary, IndexBase::zero)
      .append(large, std::vector<int>{0x01020304});
  EXPECT_EQ(large, "\4\3\2\1"s);
}

}  // namespace
}  // namespace queens

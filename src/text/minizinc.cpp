// A MiniZinc model with its data: the column of each row, from 0.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <iterator>
#include <vector>

#include "base/words.hpp"
#include "text/board_formats.hpp"
#include "text/drawing.hpp"
#include "text/members.hpp"

namespace queens {
namespace {

void append_squares(std::string& out, std::string_view name, std::span<const Square> squares) {
  std::vector<int> rows, columns;
  for (const Square square : squares) {
    rows.push_back(square.row);
    columns.push_back(square.column);
  }
  fmt::format_to(std::back_inserter(out),
                 "array[int] of int: {0}_row = [{1}];\narray[int] of int: {0}_column = [{2}];\n",
                 name, fmt::join(rows, ","), fmt::join(columns, ","));
}

Written append_minizinc(std::string& out, const WideBoard& board) {
  if (board.side() == 0)
    return tl::make_unexpected(Refusal{tr("a board of side 0 has no variables")});
  if (const auto small = check_modelled(board); !small) return small;
  fmt::format_to(std::back_inserter(out),
                 "% Non-attacking queens: column[r] is the column of the queen in row r.\n"
                 "include \"alldifferent.mzn\";\n\nint: side = {};\n",
                 board.side());
  append_squares(out, "reserved", reserved_squares_of(board));
  append_squares(out, "fixed", board.fixed_queens());
  out += R"(
array[0..side - 1] of var 0..side - 1: column;

constraint alldifferent(column);
constraint alldifferent([column[r] + r | r in 0..side - 1]);
constraint alldifferent([column[r] - r | r in 0..side - 1]);
constraint forall(i in index_set(reserved_row))(column[reserved_row[i]] != reserved_column[i]);
constraint forall(i in index_set(fixed_row))(column[fixed_row[i]] = fixed_column[i]);

solve satisfy;
)";
  return {};
}

}  // namespace

const BoardFormat kMinizincFormat = {"minizinc", "", nullptr, nullptr, nullptr, append_minizinc};

}  // namespace queens

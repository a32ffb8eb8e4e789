// OPB, as pseudo-Boolean solvers read it: a variable an open square, a constraint a line of the
// board. A row or column without an open square is a variable that is 0 and 1.
#include <fmt/format.h>

#include <algorithm>
#include <iterator>

#include "board/open_squares.hpp"
#include "formula/lines.hpp"
#include "text/board_formats.hpp"
#include "text/drawing.hpp"

namespace queens {
namespace {

/// Constraints, and how many.
struct Constraints {
  std::string text;
  std::size_t count = 0;

  void add(std::span<const int> variables, int factor, std::string_view relation) {
    for (const int variable : variables)
      fmt::format_to(std::back_inserter(text), "{:+} x{} ", factor, variable);
    text.append(relation).append(" ;\n");
    ++count;
  }
};

Constraints constraints_of(const OpenLines& lines) {
  Constraints constraints;
  for (const auto* direction : {&lines.rows, &lines.columns})
    for (const auto& line : *direction) {
      constraints.add(line.empty() ? std::vector{1} : line, 1, "= 1");
      if (line.empty()) constraints.add(std::vector{1}, 1, "= 0");
    }
  for (const auto* direction : {&lines.rising, &lines.falling})
    for (const auto& line : *direction)
      if (line.size() > 1) constraints.add(line, -1, ">= -1");
  return constraints;
}

Written append_opb(std::string& out, const WideBoard& board) {
  if (const auto small = check_modelled(board); !small) return small;
  const auto open = open_squares(board);
  const Constraints constraints = constraints_of(lines_of(board.side(), open));
  const auto to = std::back_inserter(out);
  const std::size_t least = constraints.count > 0 ? 1 : 0;
  fmt::format_to(to, "* #variable= {} #constraint= {}\n", std::max(open.size(), least),
                 constraints.count);
  out += "* A variable is 1 if a queen stands on its square: variable row column, from 0.\n";
  for (std::size_t i = 0; i < open.size(); ++i)
    fmt::format_to(to, "* x{} {} {}\n", i + 1, open[i].row, open[i].column);
  out += constraints.text;
  return {};
}

}  // namespace

const BoardFormat kOpbFormat = {"opb", "", nullptr, nullptr, nullptr, append_opb};

}  // namespace queens

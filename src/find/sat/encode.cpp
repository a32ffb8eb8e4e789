#include "find/sat/encode.hpp"

#include <cstddef>
#include <vector>

#include "find/sat/at_most_one.hpp"

namespace queens {
namespace {

/// The variables of the squares on each line of one direction.
using Lines = std::vector<std::vector<int>>;

template <class LineOf>
Lines lines_of(int count, std::span<const Square> open, LineOf line_of) {
  Lines lines(static_cast<std::size_t>(count));
  int variable = 0;
  for (const Square& square : open)
    lines[static_cast<std::size_t>(line_of(square))].push_back(++variable);
  return lines;
}

}  // namespace

Formula encode(int side, std::span<const Square> open) {
  Formula formula;
  for (std::size_t i = 0; i < open.size(); ++i) formula.new_variable();
  const auto add_lines = [&](const Lines& lines) {
    for (const auto& line : lines) add_at_most_one(formula, line);
  };
  const Lines rows = lines_of(side, open, [](Square square) { return square.row; });
  const Lines columns = lines_of(side, open, [](Square square) { return square.column; });
  for (const Lines* lines : {&rows, &columns})
    for (const auto& line : *lines) formula.add(line);
  add_lines(rows);
  add_lines(columns);
  add_lines(lines_of(2 * side, open, [](Square square) { return square.row + square.column; }));
  add_lines(
      lines_of(2 * side, open, [=](Square square) { return side + square.row - square.column; }));
  return formula;
}

}  // namespace queens

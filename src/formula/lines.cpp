#include "formula/lines.hpp"

#include <cstddef>

namespace queens {
namespace {

template <class LineOf>
Lines lines_by(int count, std::span<const Square> open, LineOf line_of) {
  Lines lines(static_cast<std::size_t>(count));
  int variable = 0;
  for (const Square& square : open)
    lines[static_cast<std::size_t>(line_of(square))].push_back(++variable);
  return lines;
}

}  // namespace

OpenLines lines_of(int side, std::span<const Square> open) {
  return {
      lines_by(side, open, [](Square square) { return square.row; }),
      lines_by(side, open, [](Square square) { return square.column; }),
      lines_by(2 * side, open, [](Square square) { return square.row + square.column; }),
      lines_by(2 * side, open, [=](Square square) { return side + square.row - square.column; }),
  };
}

}  // namespace queens

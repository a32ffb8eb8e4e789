// Lists as text that tests can compare.
#pragma once

#include <string>
#include <vector>

#include "queens/list.hpp"

namespace queens::support {

/// Pieces of different lengths, and something between two solutions.
inline Pieces pieces(int side) {
  Pieces result{{}, "\n"};
  for (int row = 0; row < side; ++row) {
    result.of_square.emplace_back();
    for (int column = 0; column < side; ++column)
      result.of_square.back().push_back(std::to_string(column) + " ");
  }
  return result;
}

/// What `pieces` make of such a list.
inline std::string written(const std::vector<Placement>& list) {
  std::string text;
  for (std::size_t i = 0; i < list.size(); ++i) {
    if (i > 0) text += '\n';
    for (const int column : list[i]) text += std::to_string(column) + " ";
  }
  return text;
}

inline std::string listed(const Board& board, const ListOptions& options) {
  std::string text;
  list(board, pieces(board.side()), options, [&](std::string_view part) {
    text += part;
    return Flow::more;
  });
  return text;
}

}  // namespace queens::support

// Random boards that keep a chosen group of symmetries.
#pragma once

#include <algorithm>
#include <array>
#include <random>
#include <span>
#include <string_view>
#include <vector>

#include "support/oracle.hpp"

namespace queens::support {

/// A subgroup of the square's eight symmetries, as which of `oracle::pictures` it keeps:
/// 0..3 are the clockwise turns, 4..7 the same turns of the mirrored drawing.
struct Group {
  std::string_view name;
  std::vector<std::size_t> pictures;
};

/// All ten.
inline const std::vector<Group>& groups() {
  static const std::vector<Group> all = {
      {"identity", {0}},
      {"half turn", {0, 2}},
      {"quarter turns", {0, 1, 2, 3}},
      {"mirror", {0, 4}},
      {"one diagonal", {0, 5}},
      {"flip", {0, 6}},
      {"other diagonal", {0, 7}},
      {"mirror and flip", {0, 2, 4, 6}},
      {"both diagonals", {0, 2, 5, 7}},
      {"all", {0, 1, 2, 3, 4, 5, 6, 7}},
  };
  return all;
}

/// `grid` with a square marked wherever some picture of it in `group` has one: reserved if any is,
/// otherwise with a queen.
inline oracle::Grid closed_under(const Group& group, const oracle::Grid& grid) {
  const std::vector<oracle::Grid> pictures = oracle::pictures(grid);
  oracle::Grid closed = grid;
  for (const std::size_t picture : group.pictures)
    for (std::size_t r = 0; r < grid.size(); ++r)
      for (std::size_t c = 0; c < grid.size(); ++c)
        if (const char mark = pictures[picture][r][c]; mark == '*' || closed[r][c] == '.')
          closed[r][c] = mark;
  return closed;
}

}  // namespace queens::support

// The brute-force oracle: permutations and pairwise comparison. It shares no code with the library.
#pragma once

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <numeric>
#include <random>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace oracle {

/// A board as rows of '.', '*' and 'Q', as a person would draw it.
using Grid = std::vector<std::string>;

inline bool attack(int row_a, int column_a, int row_b, int column_b) {
  return row_a == row_b || column_a == column_b ||
         std::abs(row_a - row_b) == std::abs(column_a - column_b);
}

/// Every solution in lexicographic order of column[row], by trying all n! permutations.
inline std::vector<std::vector<int>> solutions(const Grid& grid) {
  const int n = static_cast<int>(grid.size());
  std::vector<int> column(grid.size());
  std::iota(column.begin(), column.end(), 0);
  std::vector<std::vector<int>> found;
  do {
    bool good = true;
    for (int r = 0; good && r < n; ++r) {
      for (int c = 0; c < n; ++c) {
        const char square = grid[std::size_t(r)][std::size_t(c)];
        const bool queen = column[std::size_t(r)] == c;
        if ((square == '*' && queen) || (square == 'Q' && !queen)) good = false;
      }
      for (int s = 0; s < r; ++s)
        if (attack(r, column[std::size_t(r)], s, column[std::size_t(s)])) good = false;
    }
    if (good) found.push_back(column);
  } while (std::next_permutation(column.begin(), column.end()));
  return found;
}

/// The eight pictures of a grid, the four turns first, by turning and mirroring the drawing itself.
inline std::vector<Grid> pictures(Grid grid) {
  std::vector<Grid> all;
  for (int mirrored = 0; mirrored < 2; ++mirrored) {
    for (int turn = 0; turn < 4; ++turn) {
      all.push_back(grid);
      Grid turned = grid;
      for (std::size_t r = 0; r < grid.size(); ++r)
        for (std::size_t c = 0; c < grid.size(); ++c) turned[c][grid.size() - 1 - r] = grid[r][c];
      grid = turned;
    }
    for (std::string& row : grid) std::reverse(row.begin(), row.end());
  }
  return all;
}

/// Solutions up to those of the first 4 or 8 symmetries that keep the drawing, by listing every
/// orbit.
inline std::size_t classes(const Grid& grid, std::size_t symmetries = 8) {
  std::set<std::set<Grid>> orbits;
  for (const auto& solution : solutions(grid)) {
    Grid drawn = grid;
    for (std::size_t r = 0; r < grid.size(); ++r) drawn[r][std::size_t(solution[r])] = 'q';
    const std::vector<Grid> of_board = pictures(grid);
    const std::vector<Grid> of_solution = pictures(drawn);
    std::set<Grid> orbit;
    for (std::size_t i = 0; i < symmetries; ++i)
      if (of_board[i] == grid) orbit.insert(of_solution[i]);
    orbits.insert(orbit);
  }
  return orbits.size();
}

/// A drawing with each square reserved with probability `reserved`.
inline Grid random_grid(int side, double reserved, std::mt19937_64& random) {
  std::bernoulli_distribution is_reserved(reserved);
  Grid grid(std::size_t(side), std::string(std::size_t(side), '.'));
  for (std::string& row : grid)
    for (char& square : row)
      if (is_reserved(random)) square = '*';
  return grid;
}

/// A board of few open squares with a solution at least: queens on (row, 2 row mod side) do not
/// attack each other if neither 2 nor 3 divides the side.
inline Grid grid_with_a_solution(int side, double open, std::mt19937_64& random) {
  Grid grid = random_grid(side, 1 - open, random);
  for (int row = 0; row < side; ++row) grid[std::size_t(row)][std::size_t(2 * row % side)] = '.';
  return grid;
}

}  // namespace oracle

// The brute force for rules: pairs of queens, compared one by one. It shares no code with the
// library.
#pragma once

#include <cmath>
#include <random>
#include <string>
#include <vector>

#include "support/oracle.hpp"

namespace oracle {

/// A puzzle or board as a person would draw it; `letters` only under "regions".
struct Ruled {
  std::string rule;
  Grid grid;
  std::vector<std::string> letters = {};
};

/// Whether two queens on different squares may stand together.
inline bool at_peace(const Ruled& board, int row_a, int column_a, int row_b, int column_b) {
  const int n = static_cast<int>(board.grid.size());
  const int dr = row_a - row_b;
  const int dc = column_a - column_b;
  if (dr == 0 || dc == 0) return false;
  if (board.rule == "regions")
    return board.letters[std::size_t(row_a)][std::size_t(column_a)] !=
               board.letters[std::size_t(row_b)][std::size_t(column_b)] &&
           dr * dr + dc * dc > 2;
  if (board.rule == "torus") return (dr + dc) % n != 0 && (dr - dc) % n != 0;
  if (board.rule == "superqueen") return std::abs(dr) != std::abs(dc) && dr * dr + dc * dc != 5;
  return std::abs(dr) != std::abs(dc);
}

/// Whether a queen may stand there at all: on no reserved square, and on the fixed ones of its row.
inline bool may_stand(const Ruled& board, int row, int column) {
  const std::string& squares = board.grid[std::size_t(row)];
  for (int other = 0; other < static_cast<int>(squares.size()); ++other)
    if (squares[std::size_t(other)] == 'Q' && other != column) return false;
  return squares[std::size_t(column)] != '*';
}

/// The partial solutions with so many rows filled; with all, the solutions, in lexicographic order.
inline std::vector<std::vector<int>> partial_solutions(const Ruled& board, std::size_t rows) {
  std::vector<std::vector<int>> found = {{}};
  for (std::size_t row = 0; row < rows; ++row) {
    std::vector<std::vector<int>> longer;
    for (const std::vector<int>& begun : found)
      for (int column = 0; column < static_cast<int>(board.grid.size()); ++column) {
        bool fits = may_stand(board, static_cast<int>(row), column);
        for (std::size_t above = 0; fits && above < row; ++above)
          fits =
              at_peace(board, static_cast<int>(above), begun[above], static_cast<int>(row), column);
        if (!fits) continue;
        longer.push_back(begun);
        longer.back().push_back(column);
      }
    found = longer;
  }
  return found;
}

inline std::vector<std::vector<int>> solutions(const Ruled& board) {
  return partial_solutions(board, board.grid.size());
}

/// Letters at random, in no pieces that hang together: more of a puzzle than people would make.
inline std::vector<std::string> random_letters(int side, int regions, std::mt19937_64& random) {
  std::uniform_int_distribution<int> any(0, regions - 1);
  std::vector<std::string> letters(std::size_t(side), std::string(std::size_t(side), 'A'));
  for (std::string& row : letters)
    for (char& letter : row) letter = static_cast<char>('A' + any(random));
  return letters;
}

/// A board of any rule, by chance: reserved squares, and a fixed queen on every third.
inline Ruled random_ruled(const std::string& rule, int side, std::mt19937_64& random) {
  Ruled board{rule, random_grid(side, 0.08, random)};
  if (rule == "regions") board.letters = random_letters(side, side, random);
  if (random() % 3 == 0)
    board.grid[random() % std::size_t(side)][random() % std::size_t(side)] = 'Q';
  return board;
}

}  // namespace oracle

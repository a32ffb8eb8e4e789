// Boards as rows of squares, and what keeps a board from being drawn or listed.
#pragma once

#include <optional>
#include <string>

#include "queens/board_text.hpp"

namespace queens {

/// What a format has a sign for, beside queens.
enum class Reserved : bool { no, yes };

/// Refuses sides above kMaxDrawnSide, reserved squares without a sign, and queens on one.
Written check_drawable(const WideBoard& board, Reserved reserved);

/// Refuses fixed queens.
Written check_no_queens(const WideBoard& board);

/// Refuses what is reserved by chance where nobody could look at every square.
Written check_listable(const WideBoard& board);

/// Refuses what would be a model of more than a few million variables.
Written check_modelled(const WideBoard& board);

/// One row of a drawable board as '.', '*' and 'Q'.
std::string drawn_row(const WideBoard& board, int row);

/// The first reserved square that the rows list, or that chance reserved up to kMaxDrawnSide.
std::optional<Square> first_reserved(const WideBoard& board);

/// Calls `use` with each reserved square, row by row. Requires a listable board.
template <class Use>
void for_each_reserved(const WideBoard& board, const Use& use) {
  for (int row = 0; row < board.side(); ++row) {
    if (board.random_reserved().millionths == 0) {
      for (const int column : board.listed_in_row(row)) use(Square{row, column});
      continue;
    }
    for (int column = 0; column < board.side(); ++column)
      if (board.is_reserved({row, column})) use(Square{row, column});
  }
}

/// "row 0, column 3": as in all messages.
std::string worded(Square square);

}  // namespace queens

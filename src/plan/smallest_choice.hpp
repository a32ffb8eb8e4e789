// The line of a board that leaves the fewest choices.
#pragma once

#include <vector>

#include "queens/board.hpp"

namespace queens {

/// The row or column with the fewest open squares, but more than one: rows first, from the top.
/// Empty if every row has its queen.
///
/// Measured in nodes of a search row by row, cases turned to their best side, about 1000 of them:
/// the first undecided row is as good on the empty board and up to a third worse on boards with
/// many reserved squares; the line whose cases look easiest together is 7 to 13 % better and takes
/// 25 times as long to find; the four border lines first is 10 to 80 % worse.
std::vector<Square> smallest_choice(const Board& board);

}  // namespace queens

// The open squares by the lines of the board, as every kind of constraint needs them.
#pragma once

#include <span>
#include <vector>

#include "queens/symmetry.hpp"

namespace queens {

/// The variables of the open squares on each line of one direction.
using Lines = std::vector<std::vector<int>>;

/// Variable i + 1 is for `open[i]`. A solution has one queen on each row and column, and at most
/// one on each diagonal.
struct OpenLines {
  Lines rows, columns, rising, falling;
};

OpenLines lines_of(int side, std::span<const Square> open);

}  // namespace queens

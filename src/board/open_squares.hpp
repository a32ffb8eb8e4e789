// What deciding starts from: the squares that fixed queens leave open, and their symmetries.
#pragma once

#include <span>
#include <vector>

#include "queens/symmetry.hpp"
#include "queens/wide_board.hpp"

namespace queens {

/// The open squares of `board`, row by row; among them the fixed queens' own, as on a `Board`.
/// It looks at every square.
std::vector<Square> open_squares(const WideBoard& board);

/// The symmetries that carry open squares to open squares. Requires `open` row by row.
SymmetrySet symmetries_of(int side, std::span<const Square> open);

}  // namespace queens

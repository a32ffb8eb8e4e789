// A board as a formula whose models are its solutions.
#pragma once

#include <span>

#include "formula/formula.hpp"
#include "queens/symmetry.hpp"

namespace queens {

/// Variable i + 1 says that a queen stands on `open[i]`; the formula's own come after those.
/// One queen a row and a column, at most one a diagonal.
/// Requires the open squares row by row.
Formula encode(int side, std::span<const Square> open);

}  // namespace queens

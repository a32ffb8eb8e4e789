// A board as a formula whose models are its solutions.
#pragma once

#include <span>

#include "find/sat/formula.hpp"
#include "queens/symmetry.hpp"

namespace queens {

/// Variable i + 1 says that a queen stands on `open[i]`; the formula's own come after those.
/// One queen a row and a column, at most one a diagonal.
/// Requires the open squares row by row.
Formula encode(int side, std::span<const Square> open);

/// Adds clauses that leave, of the solutions that symmetries of the board carry to each other,
/// at least one. Requires a formula of `encode`, and that `kept` carry open squares to open ones.
void break_symmetry(Formula& formula, int side, std::span<const Square> open, SymmetrySet kept);

}  // namespace queens

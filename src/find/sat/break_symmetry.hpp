// Of solutions that symmetries carry to each other, one is enough to find.
#pragma once

#include <span>

#include "formula/formula.hpp"
#include "queens/symmetry.hpp"

namespace queens {

/// Adds clauses that leave, of the solutions that symmetries of the board carry to each other,
/// at least one. Requires a formula of `encode`, and that `kept` carry open squares to open ones.
void break_symmetry(Formula& formula, int side, std::span<const Square> open, SymmetrySet kept);

}  // namespace queens

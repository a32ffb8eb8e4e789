// Formulas as the text that solvers and checkers of proofs read.
#pragma once

#include <span>
#include <string>

#include "formula/formula.hpp"
#include "queens/symmetry.hpp"

namespace queens {

/// DIMACS CNF. Comments say which variable is which of the `open` squares.
std::string dimacs(int side, std::span<const Square> open, const Formula& formula);

}  // namespace queens

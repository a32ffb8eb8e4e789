// "At most one of these" as clauses.
#pragma once

#include <span>

#include "formula/formula.hpp"

namespace queens {

/// Adds clauses, and variables where there are many literals, by which at most one is true.
void add_at_most_one(Formula& formula, std::span<const int> literals);

}  // namespace queens

// Boards under a rule as weighted cases.
#pragma once

#include "plan/plan.hpp"
#include "queens/rule.hpp"

namespace queens {

/// Uses what symmetry the rule has. Its cases are boards under the rule of `board`; empty if it has
/// no solution for a reason that needs no search.
/// Shape:  under `superqueen` and `torus` as `plan_by_symmetry`, since the square's symmetries
///         carry attacks to attacks there, too; on the empty torus fewer cases. A puzzle is one.
Plan plan_under_rule(const RuledBoard& board);

/// Whether there are solutions on the torus of that side: only where neither 2 nor 3 divides it,
/// whatever is reserved.
/// Source: Pólya 1918, "Über die doppelt-periodischen Lösungen des n-Damen-Problems".
bool has_torus_solutions(int side);

/// The empty torus, a few cases with weights in the hundreds. Requires that it has solutions.
Plan plan_of_empty_torus(int side);

}  // namespace queens

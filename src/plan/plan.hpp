// From one board to many: cases that do not overlap and miss nothing.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "kernel/kernel.hpp"
#include "queens/board.hpp"
#include "queens/total.hpp"

namespace queens {

/// How often the solutions of a case count: an exact fraction in lowest terms.
struct Weight {
  std::uint64_t numerator = 1;
  std::uint64_t denominator = 1;
  friend bool operator==(const Weight&, const Weight&) = default;
};

struct Case {
  Board board;
  Weight weight;
};

/// The sum over all cases of weight times solutions is the answer for the planned board.
using Plan = std::vector<Case>;

/// Uses the symmetries that the board keeps, so that each class of solutions is searched about
/// once: up to eight times less work. docs/theory/symmetry.md has the rule and its proof.
/// Shape:  no case has a row or column without an open square, and no case is a picture of another.
///         The empty board gives at most 5 cases for each first column below the middle, of weight
///         8, 4 or 2 (before pictures are joined: 8 cases, of weight 8, 4, 8/3 or 2); a board
///         without symmetry is a single case.
///         Cases are pictures of the board: each is turned so that the side from which a search row
///         by row looks easiest is at the top.
/// Repeat: the same board gives the same plan on every machine.
Plan plan_by_symmetry(const Board& board);

/// The solutions that no symmetry of `group` shows with a smaller column in row 0: of each orbit
/// its lexicographically smallest, and few more. These boards have all of them, each on one board.
/// Shape:  as the board, not turned; each has a queen fixed in row 0.
/// Requires a group of symmetries that the board keeps, and a side of at least 1.
std::vector<Board> smallest_of_orbits(const Board& board, SymmetrySet group);

/// Splits the hardest case, one queen further, again and again, until there are at least `wanted`
/// cases or none is left to split. Hardness is estimated by probes.
/// Shape:  as above, and hardest first: the order in which threads should take them. A case has
///         the weight of the case it comes from; cases that turn out to be pictures of one another
///         may become one, of their total weight, so that a few less than `wanted` can remain.
/// Repeat: the same plan and `wanted` give the same cases on every machine.
Plan split(const Plan& plan, std::size_t wanted);
Plan split(const Board& board, std::size_t wanted);

/// Splits by the half of the board, upper or lower, in which each of some columns has its queen,
/// until there are at least `wanted` cases or every column is decided. For a kernel that lists
/// halves, to which a fixed queen is no use: it would list the other half anew each time.
/// Shape:  each case is the board with more reserved squares; pictures of one another are one case,
///         of their total weight. A board of odd side that keeps a flip is at least two cases, even
///         for `wanted` 1: the flip carries no half to the other, but saves as much as a weight.
/// Repeat: as above.
Plan split_by_halves(const Board& board, std::size_t wanted);

/// Splits by the colour, white or black, of the squares on which each of some rows has its queen,
/// until there are at least `wanted` cases or every row is decided. For a kernel that goes through
/// all ways to do so: a split costs it nothing.
/// Shape, repeat: as above; `wanted` 1 leaves the board whole.
Plan split_by_colours(const Board& board, std::size_t wanted);

/// As it suits a kernel: one of these three, the first of them after the plan by symmetry.
Plan split_for(Division division, const Board& board, std::size_t wanted);

/// The answer, from `counts[i]` solutions of `plan[i]`.
/// Errors: `nullopt` if a sum overflows, or if the weighted sum is not a whole number, which
///         wrong counts can cause and right ones cannot. Requires as many counts as cases.
std::optional<Total> weighted_total(const Plan& plan, std::span<const Total> counts);

/// The name of a case, the same on every machine and in every version: the side, then the open
/// squares of each row in hexadecimal (bit c is column c), as in "4:f.b.1.f".
/// It says all that a solution depends on, so equal names mean equal counts, and
/// `board_named` makes a board to recount the case from its name alone. A plan names no two cases
/// alike. What was rejected: the list of decisions that led to a case, because it means another
/// board as soon as the planner changes; a hash, because it cannot be counted again.
std::string case_name(const Board& board);

/// A board with the open squares of that name, or nothing if it is no such name.
std::optional<Board> board_named(std::string_view name);

}  // namespace queens

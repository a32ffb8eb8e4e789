#include "plan/probe.hpp"

#include <bit>
#include <cmath>

#include "base/binomial.hpp"
#include "base/random.hpp"
#include "board/attacks.hpp"

namespace queens {
namespace {

/// The seed of every estimate, so that the same board gets the same plan.
constexpr std::uint64_t kSeed = 0x5175EE45;

/// What one descent saw, where dk is the number of choices met in row k; each at most 2^64 - 1.
struct Descent {
  std::uint64_t nodes = 1;  ///< 1 + d1 + d1 d2 + ...
  std::uint64_t width = 1;  ///< d1 d2 ..., the product over all rows
};

Descent descend(const Board& board, int rows, Random& random) noexcept {
  constexpr std::uint64_t kMost = ~std::uint64_t{0};
  Descent seen;
  Attacks attacks;
  for (int row = 0; row < rows; ++row) {
    const Row open = board.open_row(row) & ~attacks.all();
    const int choices = std::popcount(open);
    if (__builtin_mul_overflow(seen.width, static_cast<std::uint64_t>(choices), &seen.width) ||
        __builtin_add_overflow(seen.nodes, seen.width, &seen.nodes))
      return {kMost, kMost};
    if (open == 0) break;
    attacks = attacks.after(nth_bit(open, random.below(choices)));
  }
  return seen;
}

/// Squares of a colour: white has even row and column, or both odd.
Row squares_of(bool white, int row) {
  constexpr Row kEven = 0x5555'5555'5555'5555;
  return white == (row % 2 == 0) ? kEven : kEven << 1;
}

/// The product of choices in the rows whose queens are of that colour.
double descend_on_colour(const Board& board, bool white, Row white_rows, Random& random) noexcept {
  double width = 1;
  Attacks attacks;
  for (int row = 0; row < board.side(); ++row) {
    Row queen = 0;
    if (((white_rows & bit(row)) != 0) == white) {
      const Row open = board.open_row(row) & squares_of(white, row) & ~attacks.all();
      if (open == 0) return 0;
      const int choices = std::popcount(open);
      width *= choices;
      queen = nth_bit(open, random.below(choices));
    }
    attacks = attacks.after(queen);
  }
  return width;
}

}  // namespace

/// White queens of even rows stand in even columns, black ones of odd rows too: so the sets of rows
/// that solutions have are those of any even rows, and so many odd ones.
double estimated_colour_placements(const Board& board) noexcept {
  constexpr int kSets = 8 * kDescents;
  const int evens = (board.side() + 1) / 2, odds = board.side() / 2;
  Random random(kSeed);
  double sum = 0;
  for (int i = 0; i < kSets; ++i) {
    Row white = 0;
    for (int row = 0; row < board.side(); row += 2)
      if (random.below(2) == 0) white |= bit(row);
    const int wanted = std::popcount(white) + odds - evens;
    if (wanted < 0) continue;
    const double sets = std::ldexp(binomial(odds, wanted), evens);
    int left = odds;
    for (int row = 1, needed = wanted; row < board.side(); row += 2)
      if (random.below(left--) < needed) white |= bit(row), --needed;
    sum += sets * (descend_on_colour(board, true, white, random) +
                   descend_on_colour(board, false, white, random));
  }
  return sum / kSets;
}

Total saturating_plus(Total a, Total b) noexcept { return a.plus(b).value_or(Total::max()); }

Total estimated_nodes(const Board& board) noexcept {
  Random random(kSeed);
  Total sum = 0;
  for (int i = 0; i < kDescents; ++i)
    sum = saturating_plus(sum, descend(board, board.side(), random).nodes);
  return sum;
}

Total estimated_placements(const Board& board, int rows) noexcept {
  Random random(kSeed);
  Total sum = 0;
  for (int i = 0; i < kDescents; ++i)
    sum = saturating_plus(sum, descend(board, rows, random).width);
  return sum;
}

Facing best_facing(const Board& board) {
  Facing best = {board, estimated_nodes(board)};
  for (const Symmetry turn : {Symmetry::flip, Symmetry::transpose, Symmetry::antitranspose}) {
    const Board turned = board.transformed(turn);
    const Total nodes = estimated_nodes(turned);
    if (nodes < best.nodes) best = {turned, nodes};
  }
  return best;
}

}  // namespace queens

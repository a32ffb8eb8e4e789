#include "plan/probe.hpp"

#include <bit>

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

}  // namespace

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

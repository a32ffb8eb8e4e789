#include "plan/probe.hpp"

#include <bit>

#include "board/attacks.hpp"

namespace queens {
namespace {

/// Vigna's splitmix64: as good as needed here, and nothing to warm up.
class Random {
 public:
  /// Evenly one of 0 .. bound-1, for a small bound.
  int below(int bound) noexcept {
    state_ += 0x9e3779b97f4a7c15;
    std::uint64_t z = state_;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    z ^= z >> 31;
    return static_cast<int>((z >> 32) * static_cast<std::uint64_t>(bound) >> 32);
  }

 private:
  std::uint64_t state_ = 0x5175EE45;
};

Row nth_open(Row open, int index) noexcept {
  for (; index > 0; --index) open = without_lowest(open);
  return bit(lowest_column(open));
}

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
    attacks = attacks.after(nth_open(open, random.below(choices)));
  }
  return seen;
}

}  // namespace

Total saturating_plus(Total a, Total b) noexcept { return a.plus(b).value_or(Total::max()); }

Total estimated_nodes(const Board& board) noexcept {
  Random random;
  Total sum = 0;
  for (int i = 0; i < kDescents; ++i)
    sum = saturating_plus(sum, descend(board, board.side(), random).nodes);
  return sum;
}

Total estimated_placements(const Board& board, int rows) noexcept {
  Random random;
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

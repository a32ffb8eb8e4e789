#include "kernel/colours/row_sets.hpp"

#include <bit>

#include "base/bits.hpp"

namespace queens::colours {
namespace {

Half reversed_half(Half half, int count) {
  Half reversed = 0;
  for (int i = 0; i < count; ++i) reversed |= (half >> i & 1) << (count - 1 - i);
  return reversed;
}

std::uint64_t number(Rows rows) { return std::uint64_t{rows.even} << 32 | rows.odd; }

}  // namespace

std::vector<Half> sets_between(Half must, Half may, int size) {
  std::vector<Half> sets;
  const Half free = may & ~must;
  // All parts of `free`, each one the next smaller.
  for (Half part = free;; part = (part - 1) & free) {
    if (std::popcount(part | must) == size) sets.push_back(part | must);
    if (part == 0) return sets;
  }
}

/// On an even side a mirror exchanges the colours, and so does a flip, which also reverses the
/// rows. On an odd side neither does.
RowImages::RowImages(int side, SymmetrySet kept) : evens_((side + 1) / 2), odds_(side / 2) {
  const bool mirror = kept.contains(Symmetry::mirror);
  const bool flip = kept.contains(Symmetry::flip);
  const bool half_turn = kept.contains(Symmetry::half_turn);
  by_complement_ = side % 2 == 0 && mirror;
  by_both_ = side % 2 == 0 && flip;
  by_reversal_ = half_turn || (side % 2 == 1 && flip);
}

Rows RowImages::complement(Rows rows) const {
  return {every(evens_) & ~rows.even, every(odds_) & ~rows.odd};
}

Rows RowImages::reversed(Rows rows) const {
  const Half even = reversed_half(rows.even, evens_);
  const Half odd = reversed_half(rows.odd, odds_);
  return evens_ == odds_ ? Rows{odd, even} : Rows{even, odd};
}

int RowImages::weight(Rows white) const {
  const std::uint64_t own = number(white);
  int order = 1;
  int unchanged = 1;
  bool is_first = true;
  const auto look_at = [&](bool is_kept, Rows image) {
    if (!is_kept) return;
    ++order;
    unchanged += number(image) == own ? 1 : 0;
    is_first = is_first && own <= number(image);
  };
  look_at(by_complement_, complement(white));
  look_at(by_reversal_, reversed(white));
  look_at(by_both_, reversed(complement(white)));
  // Those that carry the set to itself form a subgroup.
  return is_first ? order / unchanged : 0;
}

}  // namespace queens::colours

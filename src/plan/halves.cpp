// Cases for a kernel that joins the two halves of a board: which half has the queen of a column.
//
// A queen fixed in a row leaves such a kernel almost as much work as before. What divides its work
// is the set of columns that the upper half uses: closing a column in one half of the rows makes a
// plain board again, and boards that differ so share no set of columns.
#include <algorithm>
#include <bit>
#include <cstdlib>
#include <numeric>
#include <vector>

#include "base/bits.hpp"
#include "plan/openness.hpp"
#include "plan/plan.hpp"

namespace queens {
namespace {

/// Pairs of columns from the border inwards, as one half-by-half pattern each: bit 2i says that
/// the queen of column i is in the upper half, bit 2i+1 the same of column side-1-i.
using Pattern = std::uint32_t;

constexpr int kMostPairs = 6;  // 4096 patterns

Pattern mirrored(Pattern pattern) {
  constexpr Pattern kLeft = 0x55555555;
  return (pattern & kLeft) << 1 | (pattern >> 1 & kLeft);
}

Board with_pattern(Board board, Pattern pattern, int pairs) {
  const int side = board.side();
  const auto keep = [&](int column, bool upper) {
    const int first = upper ? side / 2 : 0;
    const int end = upper ? side : side / 2;
    for (int row = first; row < end; ++row) board.reserve({row, column});
  };
  for (int i = 0; i < pairs; ++i) {
    keep(i, (pattern >> (2 * i) & 1) != 0);
    keep(side - 1 - i, (pattern >> (2 * i + 1) & 1) != 0);
  }
  return board;
}

/// The patterns that the symmetries of the halves carry `pattern` to, itself first.
std::vector<Pattern> orbit(Pattern pattern, Pattern all, bool mirror, bool flip) {
  std::vector<Pattern> members = {pattern};
  const auto add = [&](Pattern member) {
    if (std::find(members.begin(), members.end(), member) == members.end())
      members.push_back(member);
  };
  if (mirror) add(mirrored(pattern));
  if (flip) add(~pattern & all);
  if (mirror && flip) add(~mirrored(pattern) & all);
  return members;
}

}  // namespace

Plan plan_by_halves(const Board& board, std::size_t wanted) {
  const SymmetrySet kept = board.symmetries();
  const bool mirror = kept.contains(Symmetry::mirror);
  const bool flip = kept.contains(Symmetry::flip) && board.side() % 2 == 0;
  const std::size_t folds = (mirror ? std::size_t{2} : 1) * (flip ? 2 : 1);
  int pairs = 0;
  while (wanted > 1 && pairs < kMostPairs && 2 * (pairs + 1) < board.side() / 2 &&
         (std::size_t{1} << (2 * pairs)) < wanted * folds)
    ++pairs;
  // The more evenly the halves share the columns, the more sets of columns there are for the rest.
  const auto unevenness = [&](Pattern pattern) { return std::abs(std::popcount(pattern) - pairs); };
  std::vector<Pattern> patterns(std::size_t{1} << (2 * pairs));
  std::iota(patterns.begin(), patterns.end(), Pattern{0});
  std::stable_sort(patterns.begin(), patterns.end(),
                   [&](Pattern a, Pattern b) { return unevenness(a) < unevenness(b); });
  Plan plan;
  const auto all = static_cast<Pattern>(patterns.size() - 1);
  for (const Pattern pattern : patterns) {
    const auto members = orbit(pattern, all, mirror, flip);
    if (*std::min_element(members.begin(), members.end()) != pattern) continue;
    Board one = with_pattern(board, pattern, pairs);
    if (!is_dead(one)) plan.push_back({std::move(one), {members.size(), 1}});
  }
  return plan;
}

}  // namespace queens

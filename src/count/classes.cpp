#include "count/fixed.hpp"
#include "queens/count.hpp"

namespace queens {

// Burnside's lemma: the number of orbits is the mean number of solutions that a symmetry fixes.
tl::expected<ClassCount, CountFailure> count_classes(const Board& board,
                                                     const CountOptions& options, Alike alike) {
  const auto all = count(board, options);
  if (!all) return tl::make_unexpected(all.error());
  const SymmetrySet kept = symmetries_of(alike, board.symmetries());
  std::optional<Total> fixed = all->solutions;
  for (const Symmetry symmetry : kSymmetries)
    if (symmetry != Symmetry::identity && kept.contains(symmetry) && fixed)
      fixed = fixed->plus(count_fixed_by(board, symmetry, *options.stop));
  if (options.stop->requested()) return tl::make_unexpected(CountFailure::stopped);
  const auto classes =
      fixed ? fixed->divided_exactly(static_cast<std::uint64_t>(kept.order())) : std::nullopt;
  if (!classes) return tl::make_unexpected(CountFailure::overflow);
  return ClassCount{*all, *classes, kept.order()};
}

}  // namespace queens

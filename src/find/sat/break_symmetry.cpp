#include "find/sat/break_symmetry.hpp"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace queens {
namespace {

/// Adds that, read along the first `length` open squares, a solution is not less than its image.
/// Any set of symmetries may be broken so at once, as long as each reads the same squares in the
/// same order: the greatest of all images of a solution satisfies them all (Crawford, Ginsberg,
/// Luks and Roy 1996, "Symmetry-breaking predicates for search problems").
void add_not_less_than_image(Formula& formula, int side, std::span<const Square> open,
                             Symmetry symmetry, std::size_t length) {
  int equal = 0;  // says that both agree on the squares so far; 0: there are none yet
  for (std::size_t i = 0; i < length; ++i) {
    const auto found = std::lower_bound(open.begin(), open.end(), image(symmetry, open[i], side));
    const int here = static_cast<int>(i) + 1;
    const int there = static_cast<int>(found - open.begin()) + 1;
    if (here == there) continue;
    const int still_equal = formula.new_variable();
    const auto add_if_equal = [&](std::initializer_list<int> clause) {
      std::vector<int> literals(clause);
      if (equal != 0) literals.push_back(-equal);
      formula.add(literals);
    };
    add_if_equal({here, -there});
    add_if_equal({here, still_equal});
    add_if_equal({-there, still_equal});
    equal = still_equal;
  }
}

}  // namespace

void break_symmetry(Formula& formula, int side, std::span<const Square> open, SymmetrySet kept) {
  // The queens of a few rows tell nearly every solution from its images; more would only be
  // ballast.
  const std::size_t length = std::min(open.size(), static_cast<std::size_t>(3 * side));
  for (const Symmetry symmetry : kSymmetries)
    if (symmetry != Symmetry::identity && kept.contains(symmetry))
      add_not_less_than_image(formula, side, open, symmetry, length);
}

}  // namespace queens

// Another solution than a given one.
#include <cassert>

#include "queens/find.hpp"

namespace queens {

/// The other solutions first differ from the given one in some row. So it is asked, of one row
/// after the other, whether any begins as the given one does and differs there. The last rows come
/// first: they leave least to search, and on most boards that have another solution they have one.
Finding find_another(const Board& board, const Placement& solution, const FindOptions& options,
                     const Stop& stop) {
  assert(options.order == FindOrder::any && options.proof.empty());
  assert(violations(board, squares_of(solution)).empty());
  for (int row = board.side() - 1; row >= 0; --row) {
    const auto square_in = [&](int of_row) {
      return Square{of_row, solution[static_cast<std::size_t>(of_row)]};
    };
    Board others = board;
    for (int above = 0; above < row; ++above) others.fix(square_in(above));
    others.reserve(square_in(row));
    Finding finding = find(others, options, stop);
    if (finding.verdict != Finding::Verdict::none) return finding;
  }
  return {Finding::Verdict::none, {}};
}

}  // namespace queens

// Finding on boards of any side: a formula, a glance, and a local search.
#include <cassert>

#include "find/impossible.hpp"
#include "find/local_search.hpp"
#include "queens/construct.hpp"
#include "queens/find.hpp"

namespace queens {
namespace {

using Verdict = Finding::Verdict;

Placement constructed(int side) {
  Placement placement(static_cast<std::size_t>(side));
  Construction(side).fill(0, placement);
  return placement;
}

}  // namespace

Finding find(const WideBoard& board, const FindOptions& options, const Stop& stop) {
  if (board.side() <= Board::kMaxSide) return find(narrowed(board), options, stop);
  assert(board.side() <= kMaxSearchedSide && options.order == FindOrder::any);
  if (board.is_empty() && !options.seed) return {Verdict::found, constructed(board.side())};
  if (is_plainly_impossible(board)) return {Verdict::none, {}};
  Finding finding = local_search(board, options.seed.value_or(0), usual_effort(board.side()), stop);
  // To do: where it is undecided and the side allows, a complete search has the last word.
  return finding;
}

}  // namespace queens

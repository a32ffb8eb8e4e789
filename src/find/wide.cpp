// Finding on boards of any side: a formula, a glance, a local search, a complete one.
#include <cassert>

#include "find/decide.hpp"
#include "find/impossible.hpp"
#include "find/local_search.hpp"
#include "queens/construct.hpp"
#include "queens/find.hpp"
#include "work/parallel.hpp"

namespace queens {
namespace {

using Verdict = Finding::Verdict;

Placement constructed(int side) {
  Placement placement(static_cast<std::size_t>(side));
  Construction(side).fill(0, placement);
  return placement;
}

/// A complete search is quick on small boards, and the only one that can be sure.
SearchEffort effort_for(int side) {
  constexpr int kSmall = 256;
  return side <= kSmall ? kGlance : usual_effort(side);
}

}  // namespace

Finding find(const WideBoard& board, const FindOptions& options, const Stop& stop) {
  const int side = board.side();
  if (side <= Board::kMaxSide) return find(narrowed(board), options, stop);
  assert(side <= kMaxSearchedSide && options.order == FindOrder::any);
  const std::uint64_t seed = options.seed.value_or(0);
  if (options.proof.empty()) {
    if (board.is_empty() && !options.seed) return {Verdict::found, constructed(side)};
    if (is_plainly_impossible(board)) return {Verdict::none, {}};
    Finding finding = local_search(board, seed, effort_for(side), stop);
    if (finding.verdict != Verdict::undecided || !decidable(side)) return finding;
  }
  return decide(board, {threads_for(options.threads), seed, options.proof}, stop);
}

}  // namespace queens

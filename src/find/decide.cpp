#include "find/decide.hpp"

#include <cassert>
#include <cstddef>
#include <utility>

#include "board/open_squares.hpp"
#include "find/parts.hpp"
#include "find/portfolio.hpp"
#include "find/restarts.hpp"
#include "find/sat/solver.hpp"
#include "formula/dimacs.hpp"
#include "formula/encode.hpp"

namespace queens {
namespace {

/// The nodes that so much work is, by how many words a set of the open squares takes. A limit in
/// nodes is met alike on every machine and by any number of threads.
std::uint64_t nodes_for(std::uint64_t work, std::size_t open) {
  constexpr std::size_t kBesideWords = 8;
  return work / (kBesideWords + open / 64);
}

/// Milliseconds: most boards are decided so, and never pay for the solver.
constexpr std::uint64_t kQuickWork = 500'000;
/// Ten or twenty seconds. On random boards of sides 50 to 70, the hardest there are, the search
/// decides five to ten times sooner than the solver, which is for what the search is bad at.
constexpr std::uint64_t kSearchWork = 200'000'000;
/// Up to half a minute, shared by all threads. On the same boards up to side 64 the search in
/// vectors decides ten times sooner than either.
constexpr PartsEffort kVectorEffort = {4'000'000, 1'000'000};

Finding find_in_parts(const Board& board, int threads, const Stop& stop) {
  Placement solution;
  switch (look_in_parts(board, threads, kVectorEffort, stop, solution)) {
    case Existence::found:
      return {Finding::Verdict::found, std::move(solution)};
    case Existence::none:
      return {Finding::Verdict::none, {}};
    case Existence::undecided:
      break;
  }
  return {Finding::Verdict::stopped, {}};
}

}  // namespace

bool decidable(int side) noexcept {
  // The search has room for every board up to side 256; the solver takes more, if long for it.
  constexpr int kMaxSearchSide = 256;
  constexpr int kMaxSide = 2'000;
  return side <= (has_sat() ? kMaxSide : kMaxSearchSide);
}

bool can_prove() noexcept { return has_sat(); }

Finding decide(const WideBoard& board, const DecideOptions& options, const Stop& stop) {
  assert(decidable(board.side()) && (options.proof.empty() || can_prove()));
  const int side = board.side();
  const auto open = open_squares(board);
  if (!options.proof.empty() || !is_searchable(side, open.size()))
    return find_by_sat(side, open, {options.seed, options.proof}, Stops(stop));
  if (!has_sat())
    return find_with_restarts(side, open, {RestartOptions::kNoLimit, options.seed}, Stops(stop));
  const std::uint64_t quick_nodes = nodes_for(kQuickWork, open.size());
  Finding quick = find_with_restarts(side, open, {quick_nodes, options.seed}, Stops(stop));
  if (quick.verdict != Finding::Verdict::stopped || stop.requested()) return quick;
  if (side <= Board::kMaxSide) {
    Finding found = find_in_parts(narrowed(board), options.threads, stop);
    if (found.verdict != Finding::Verdict::stopped || stop.requested()) return found;
  }
  const std::uint64_t nodes = nodes_for(kSearchWork, open.size());
  return find_by_portfolio(side, open, {options.threads, options.seed + 1, nodes}, stop);
}

std::string proof_formula(const WideBoard& board) {
  const auto open = open_squares(board);
  return dimacs(board.side(), open, encode(board.side(), open));
}

}  // namespace queens

#include "queens/find.hpp"

#include <cassert>

#include "board/walk.hpp"
#include "find/decide.hpp"
#include "find/first.hpp"
#include "work/parallel.hpp"

namespace queens {
namespace {

using Verdict = Finding::Verdict;

/// A placement as the transposed board has it: the columns by row from the rows by column.
Placement transposed(const Placement& placement) {
  Placement result(placement.size());
  for (std::size_t i = 0; i < placement.size(); ++i)
    result[std::size_t(placement[i])] = static_cast<int>(i);
  return result;
}

/// The first solution row by row as a textbook finds it, within a few milliseconds: enough for the
/// boards of a textbook.
Finding quick_first_by_rows(const Board& board, const Stop& stop) {
  constexpr std::uint64_t kSteps = 200'000;
  Walk walk(board);
  switch (walk.next_solution(stop, kSteps)) {
    case Walk::Outcome::solution:
      return {Verdict::found, walk.placement()};
    case Walk::Outcome::end:
      return {Verdict::none, {}};
    case Walk::Outcome::paused:
      break;
  }
  return {stop.requested() ? Verdict::stopped : Verdict::undecided, {}};
}

}  // namespace

Finding find(const Board& board, FindOrder order, const Stop& stop) {
  return find(board, FindOptions{.order = order}, stop);
}

Finding find(const Board& board, const FindOptions& options, const Stop& stop) {
  assert(options.proof.empty() || options.order == FindOrder::any);
  const int threads = threads_for(options.threads);
  if (options.order == FindOrder::rows)
    return find_first_by_rows(board, threads, options.settled, stop);
  const Board by_columns = board.transformed(Symmetry::transpose);
  Finding finding{Verdict::undecided, {}};
  if (options.order == FindOrder::columns)
    finding = find_first_by_rows(by_columns, threads, options.settled, stop);
  else if (!options.seed && options.proof.empty())
    finding = quick_first_by_rows(by_columns, stop);
  if (finding.verdict == Verdict::undecided)
    return decide(WideBoard(board), {threads, options.seed.value_or(0), options.proof}, stop);
  finding.placement = transposed(finding.placement);
  return finding;
}

}  // namespace queens

#include "queens/find.hpp"

#include "board/walk.hpp"
#include "find/smallest_choice.hpp"

namespace queens {
namespace {

using Verdict = Finding::Verdict;

Finding finding_of(Walk::Outcome outcome, const Walk& walk) {
  switch (outcome) {
    case Walk::Outcome::solution:
      return {Verdict::found, walk.placement()};
    case Walk::Outcome::end:
      return {Verdict::none, {}};
    case Walk::Outcome::paused:
      break;
  }
  return {Verdict::stopped, {}};
}

/// A placement as the transposed board has it: the columns by row from the rows by column.
Placement transposed(const Placement& placement) {
  Placement result(placement.size());
  for (std::size_t i = 0; i < placement.size(); ++i)
    result[std::size_t(placement[i])] = static_cast<int>(i);
  return result;
}

Finding first_by_rows(const Board& board, const Stop& stop, std::uint64_t max_steps) {
  Walk walk(board);
  return finding_of(walk.next_solution(stop, max_steps), walk);
}

Finding first_by_columns(const Board& board, const Stop& stop, std::uint64_t max_steps) {
  Finding finding = first_by_rows(board.transformed(Symmetry::transpose), stop, max_steps);
  finding.placement = transposed(finding.placement);
  return finding;
}

}  // namespace

Finding find(const Board& board, FindOrder order, const Stop& stop) {
  return find(board, FindOptions{order, {}}, stop);
}

Finding find(const Board& board, const FindOptions& options, const Stop& stop) {
  constexpr std::uint64_t kNoLimit = ~std::uint64_t{0};
  // A few milliseconds: enough to answer as a textbook would on the boards of a textbook.
  constexpr std::uint64_t kQuick = 200'000;
  switch (options.order) {
    case FindOrder::rows:
      return first_by_rows(board, stop, kNoLimit);
    case FindOrder::columns:
      return first_by_columns(board, stop, kNoLimit);
    case FindOrder::any:
      break;
  }
  if (options.seed) return find_by_random_choice(board, *options.seed, stop);
  Finding finding = first_by_columns(board, stop, kQuick);
  if (finding.verdict != Verdict::stopped) return finding;
  return find_by_smallest_choice(board, stop);
}

}  // namespace queens

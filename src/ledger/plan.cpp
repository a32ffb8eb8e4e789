// The cases of a ledger.
#include <algorithm>
#include <numeric>

#include "count/choose.hpp"
#include "ledger/engines.hpp"
#include "ledger/ledger_plan.hpp"
#include "plan/plan.hpp"
#include "plan/probe.hpp"

namespace queens {
namespace {

/// As many as are worth it: a case should take a second or two. A join makes some lists anew for
/// each case, and shares a case among the threads: it needs no more than that.
std::size_t cases_worth(double seconds, Division division) {
  constexpr double kSecondsACase = 1.5, kMost = 20'000;
  const double fewest = shares_among_threads(division) ? 1 : 64;
  return static_cast<std::size_t>(std::clamp(seconds / kSecondsACase, fewest, kMost));
}

}  // namespace

LedgerPlan plan_ledger(const Board& board, std::size_t wanted) {
  const Plan by_symmetry = plan_by_symmetry(board);
  const Choice choice = choose_kernel(board, by_symmetry, "");
  const Division division = choice.kernel->division;
  if (wanted == 0) wanted = cases_worth(choice.seconds, division);
  const Plan plan = shares_among_threads(division) ? split_for(division, board, wanted)
                                                   : split(by_symmetry, wanted);
  LedgerPlan result{std::string(family_of(choice.kernel->name)), {}};
  for (const Case& one : plan) {
    LedgerCase& added = result.cases.emplace_back();
    added.board = case_name(one.board);
    added.numerator = one.weight.numerator;
    added.denominator = one.weight.denominator;
    added.size = estimated_nodes(one.board).to_double() / kDescents;
  }
  std::stable_sort(result.cases.begin(), result.cases.end(),
                   [](const LedgerCase& a, const LedgerCase& b) { return a.size > b.size; });
  for (std::size_t i = 0; i < result.cases.size(); ++i)
    result.cases[i].id = static_cast<std::int64_t>(i);
  return result;
}

}  // namespace queens

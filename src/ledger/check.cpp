// What can be known of a ledger's cases: their total, and whether they are right.
#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "base/random.hpp"
#include "base/words.hpp"
#include "ledger/engines.hpp"
#include "plan/plan.hpp"
#include "queens/find.hpp"
#include "queens/ledger.hpp"
#include "work/parallel.hpp"

namespace queens {
namespace {

/// What the boards of cases need not be known for.
Plan weights_of(const std::vector<LedgerCase>& cases) {
  Plan plan;
  for (const LedgerCase& one : cases)
    plan.push_back({Board(0), Weight{one.numerator, one.denominator}});
  return plan;
}

/// The pictures of a placement, each once.
std::set<Placement> pictures_of(const Placement& placement) {
  std::set<Placement> pictures;
  for (const Symmetry symmetry : kSymmetries) pictures.insert(picture_of(symmetry, placement));
  return pictures;
}

bool stands_on(const Board& board, const Placement& placement) {
  const std::vector<Square> queens = squares_of(placement);
  return std::all_of(queens.begin(), queens.end(), [&](Square queen) {
    return (board.open_row(queen.row) >> queen.column & 1) != 0;
  });
}

std::uint64_t how_many_stand_on(const Board& board, const std::set<Placement>& pictures) {
  return static_cast<std::uint64_t>(
      std::count_if(pictures.begin(), pictures.end(),
                    [&](const Placement& picture) { return stands_on(board, picture); }));
}

}  // namespace

LedgerResult<Total> partial_total_of(const std::vector<LedgerCase>& cases) {
  std::vector<LedgerCase> counted;
  std::copy_if(cases.begin(), cases.end(), std::back_inserter(counted),
               [](const LedgerCase& one) { return one.is_counted; });
  return total_of(counted);
}

LedgerResult<Total> total_of(const std::vector<LedgerCase>& cases) {
  const auto missing = std::count_if(cases.begin(), cases.end(),
                                     [](const LedgerCase& one) { return !one.is_counted; });
  if (missing > 0)
    return tl::make_unexpected(
        LedgerError{LedgerFault::incomplete,
                    tr_format("{} of {} cases are not counted yet", missing, cases.size())});
  std::vector<Total> counts(cases.size());
  std::transform(cases.begin(), cases.end(), counts.begin(),
                 [](const LedgerCase& one) { return Total(one.solutions); });
  const auto total = weighted_total(weights_of(cases), counts);
  if (!total)
    return tl::make_unexpected(
        LedgerError{LedgerFault::overflow, tr("the total is no whole number below 2^128")});
  return *total;
}

LedgerResult<std::uint64_t> recount(const std::vector<LedgerCase>& cases, double share,
                                    std::uint64_t seed, const WorkOptions& options,
                                    Progress* progress) {
  constexpr int kMillion = 1'000'000;
  Random random(seed);
  std::vector<const LedgerCase*> drawn;
  for (const LedgerCase& one : cases) {
    if (!one.is_counted)
      return tl::make_unexpected(
          LedgerError{LedgerFault::incomplete, tr_format("case {} is not counted yet", one.id)});
    if (random.below(kMillion) < share * kMillion) drawn.push_back(&one);
  }
  if (drawn.empty() && share > 0 && !cases.empty())
    drawn.push_back(&cases[random.evenly_below(cases.size())]);
  if (progress != nullptr)
    for (const LedgerCase* one : drawn) progress->expect(one->size);
  std::vector<std::uint64_t> counts(drawn.size());
  const int threads = threads_for(options.threads);
  for_each_index(drawn.size(), threads, [&](std::size_t i) {
    const auto board = board_named(drawn[i]->board);
    if (!board || options.stop->requested()) return;
    const Means means{options.stop, options.memory_bytes / static_cast<std::size_t>(threads), 1,
                      run_on_threads};
    counts[i] = other_engine_than(drawn[i]->kernel, *board).count(*board, means);
    if (progress != nullptr) progress->advance(drawn[i]->size);
  });
  if (options.stop->requested())
    return tl::make_unexpected(LedgerError{LedgerFault::interrupted, tr("stopped")});
  for (std::size_t i = 0; i < drawn.size(); ++i)
    if (counts[i] != drawn[i]->solutions)
      return tl::make_unexpected(LedgerError{
          LedgerFault::disagrees, tr_format("case {} has {} solutions, counted again {}",
                                            drawn[i]->id, drawn[i]->solutions, counts[i])});
  return drawn.size();
}

LedgerResult<int> check_cover(const Board& board, const std::vector<LedgerCase>& cases,
                              int solutions, std::uint64_t seed, const Stop& stop) {
  std::vector<Case> boards;
  for (const LedgerCase& one : cases) {
    const auto named = board_named(one.board);
    if (!named || named->side() != board.side())
      return tl::make_unexpected(
          LedgerError{LedgerFault::damaged, tr_format("case {} is of another side", one.id)});
    boards.push_back({*named, Weight{one.numerator, one.denominator}});
  }
  int found = 0;
  for (int i = 0; i < solutions; ++i) {
    FindOptions options;
    options.seed = seed + static_cast<std::uint64_t>(i);
    const Finding finding = find(board, options, stop);
    if (stop.requested())
      return tl::make_unexpected(LedgerError{LedgerFault::interrupted, tr("stopped")});
    if (finding.verdict != Finding::Verdict::found) break;
    ++found;
    const std::set<Placement> pictures = pictures_of(finding.placement);
    std::vector<Total> in_case(boards.size());
    std::transform(boards.begin(), boards.end(), in_case.begin(),
                   [&](const Case& one) { return Total(how_many_stand_on(one.board, pictures)); });
    if (weighted_total(boards, in_case) != Total(how_many_stand_on(board, pictures)))
      return tl::make_unexpected(LedgerError{
          LedgerFault::damaged, tr_format("its cases do not have the solution {} just once",
                                          fmt::join(finding.placement, " "))});
  }
  return found;
}

}  // namespace queens

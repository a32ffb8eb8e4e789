// One solution under a rule, or the certainty that there is none.
#include <cassert>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "base/random.hpp"
#include "board/walk.hpp"
#include "kernel/rule/choice_search.hpp"
#include "plan/ruled.hpp"
#include "queens/find.hpp"

namespace queens {
namespace {

using Verdict = Finding::Verdict;
using ChoiceState = ChoiceBoard::State;

/// Starts anew with a higher limit, in another random order, when no solution comes soon: a first
/// queen that spoils everything costs a limit, not a lifetime.
Finding find_with_random_restarts(const ChoiceBoard& board, const ChoiceState& from,
                                  std::optional<std::uint64_t> seed, const Stop& stop) {
  constexpr std::uint64_t kFirstLimit = 2'000;
  std::uint64_t limit = kFirstLimit;
  for (std::uint64_t round = 0; !stop.requested(); ++round, limit += limit / 2) {
    const bool in_order = round == 0 && !seed;
    const std::optional<std::uint64_t> order =
        in_order ? std::nullopt : std::optional(scatter(seed.value_or(0)) + round);
    ChoiceSearch search(board, from, ChoiceBoard::Order::smallest, order);
    switch (search.next_solution(stop, limit)) {
      case WalkOutcome::solution:
        return {Verdict::found, search.placement()};
      case WalkOutcome::end:
        return {Verdict::none, {}};
      case WalkOutcome::paused:
        break;
    }
  }
  return {Verdict::stopped, {}};
}

/// By asking of one square after the other whether some solution begins so.
Finding find_first_by_asking(const ChoiceBoard& board, int side,
                             const std::function<void(Square)>& settled, const Stop& stop) {
  ChoiceState begun = board.root();
  Finding finding = find_with_random_restarts(board, begun, std::nullopt, stop);
  if (finding.verdict != Verdict::found) return finding;
  for (int row = 0; row < side; ++row) {
    const auto known = static_cast<std::size_t>(row);
    for (int column = 0;; ++column) {
      const Square square{row, column};
      const int number = board.number_of(square);
      if (number < 0 || !board.is_open(begun, number)) continue;
      ChoiceState with = begun;
      const bool alive = board.put(with, number);
      // What was found begins so: its column need not be asked, nor one behind it.
      if (finding.placement[known] != column) {
        if (!alive) continue;
        Finding smaller = find_with_random_restarts(board, with, std::nullopt, stop);
        if (smaller.verdict == Verdict::stopped) return smaller;
        if (smaller.verdict == Verdict::none) continue;
        finding = std::move(smaller);
      }
      settled(square);
      begun = std::move(with);
      break;
    }
  }
  return finding;
}

Finding find_first_by_rows(const RuledBoard& board, const FindOptions& options, const Stop& stop) {
  constexpr std::uint64_t kSteps = 200'000;  // milliseconds
  Walk walk(board);
  switch (walk.next_solution(stop, kSteps)) {
    case WalkOutcome::solution:
      for (const Square square : squares_of(walk.placement())) options.settled(square);
      return {Verdict::found, walk.placement()};
    case WalkOutcome::end:
      return {Verdict::none, {}};
    case WalkOutcome::paused:
      break;
  }
  if (stop.requested()) return {Verdict::stopped, {}};
  return find_first_by_asking(ChoiceBoard(board), board.side(), options.settled, stop);
}

/// Each row two columns further than the one above: what a knight's ride leaves on every torus
/// that has a solution.
Placement knights_ride(int side) {
  Placement placement;
  for (int row = 0; row < side; ++row) placement.push_back(2 * row % side);
  return placement;
}

}  // namespace

Finding find(const RuledBoard& board, const FindOptions& options, const Stop& stop) {
  assert(options.proof.empty());
  if (board.rule() == Rule::queens) return find(board.board(), options, stop);
  const bool on_torus = board.rule() == Rule::torus;
  if (on_torus && !has_torus_solutions(board.side())) return {Verdict::none, {}};
  const bool is_empty = board.board() == Board(board.side());
  switch (options.order) {
    case FindOrder::rows:
      return find_first_by_rows(board, options, stop);
    case FindOrder::columns: {
      Finding finding = find_first_by_rows(board.transposed(), options, stop);
      Placement by_rows(finding.placement.size());
      for (std::size_t i = 0; i < by_rows.size(); ++i)
        by_rows[static_cast<std::size_t>(finding.placement[i])] = static_cast<int>(i);
      return {finding.verdict, std::move(by_rows)};
    }
    case FindOrder::any:
      break;
  }
  if (on_torus && is_empty && !options.seed) return {Verdict::found, knights_ride(board.side())};
  const ChoiceBoard choice(board);
  return find_with_random_restarts(choice, choice.root(), options.seed, stop);
}

/// As on a `Board`: the others first differ from the given one in some row, the last asked first.
Finding find_another(const RuledBoard& board, const Placement& solution, const FindOptions& options,
                     const Stop& stop) {
  assert(options.order == FindOrder::any && options.proof.empty());
  assert(violations(board, squares_of(solution)).empty());
  const ChoiceBoard choice(board);
  std::vector<ChoiceState> begun = {choice.root()};  // by how many rows are as given
  for (const Square square : squares_of(solution)) {
    begun.push_back(begun.back());
    choice.put(begun.back(), choice.number_of(square));
  }
  for (int row = board.side() - 1; row >= 0; --row) {
    ChoiceState others = begun[static_cast<std::size_t>(row)];
    const int given = choice.number_of({row, solution[static_cast<std::size_t>(row)]});
    if (!choice.close(others, given)) continue;
    Finding finding = find_with_random_restarts(choice, others, options.seed, stop);
    if (finding.verdict != Verdict::none) return finding;
  }
  return {Verdict::none, {}};
}

}  // namespace queens

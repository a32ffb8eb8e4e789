// Counts under other rules than queens on the plane.
#include <functional>
#include <memory>
#include <optional>
#include <utility>
#include <variant>

#include "board/open_count.hpp"
#include "board/rule/any_gate.hpp"
#include "count/choose.hpp"
#include "kernel/row_search.hpp"
#include "kernel/rule/choice_search.hpp"
#include "plan/ruled.hpp"
#include "queens/count.hpp"
#include "work/parallel.hpp"

namespace queens {
namespace {

/// A count of a part of a case, still to be made.
using CountPart = std::function<Counted(const Stop& stop)>;

/// Row by row: a part is a node at some depth.
template <Gate G>
std::vector<CountPart> parts_by_rows(const RuledBoard& board, const G& gate, std::size_t wanted) {
  using Standing = typename G::Standing;
  std::vector<Standing> nodes(1);
  int row = 0;
  for (; row < board.side() && nodes.size() < wanted; ++row) {
    std::vector<Standing> below;
    for (const Standing& node : nodes)
      for_each_child(board, gate, row, node,
                     [&](const Standing& child) { below.push_back(child); });
    nodes = std::move(below);
  }
  const auto search = std::make_shared<const std::pair<RuledBoard, G>>(board, gate);
  std::vector<CountPart> parts;
  parts.reserve(nodes.size());
  for (const Standing& node : nodes)
    parts.emplace_back([=](const Stop& stop) {
      Counted count;
      count_rows(search->first, search->second, row, node, stop, count);
      return count;
    });
  return parts;
}

std::vector<CountPart> parts_by_choice(const RuledBoard& board, std::size_t wanted) {
  const auto choice = std::make_shared<const ChoiceBoard>(board);
  std::vector<CountPart> parts;
  for (ChoiceBoard::State& state : parts_of(*choice, wanted))
    parts.emplace_back([choice, state = std::move(state)](const Stop& stop) {
      return count_by_choice(*choice, state, stop);
    });
  return parts;
}

/// The engine for a board. Where more than rows and columns must be filled, or half of the squares
/// are closed, the smallest choice is soon forced; elsewhere the plain search visits more nodes in
/// less time.
const Kernel* kernel_for(const RuledBoard& board, std::string_view allowed) {
  const bool is_forced = board.rule() == Rule::regions || board.rule() == Rule::torus ||
                         2 * open_count(board) < board.side() * board.side();
  const Kernel* first = find_kernel("referee");
  const Kernel* second = find_kernel("sparse");
  if (is_forced) std::swap(first, second);
  for (const Kernel* kernel : {first, second})
    if (is_allowed(*kernel, allowed)) return kernel;
  return nullptr;
}

std::vector<CountPart> parts_of_case(const RuledBoard& board, const Kernel& kernel,
                                     std::size_t wanted) {
  if (kernel.name == "sparse") return parts_by_choice(board, wanted);
  return std::visit([&](const auto& gate) { return parts_by_rows(board, gate, wanted); },
                    gate_of(board));
}

}  // namespace

tl::expected<Count, CountFailure> count(const RuledBoard& board, const CountOptions& options) {
  if (board.rule() == Rule::queens) return count(board.board(), options);
  if (!is_kernel_choice(options.kernel)) return tl::make_unexpected(CountFailure::unknown_kernel);
  const Kernel* kernel = kernel_for(board, options.kernel);
  if (kernel == nullptr) return tl::make_unexpected(CountFailure::unusable_kernel);
  constexpr int kWorthThreads = 12;  // side
  const int threads =
      options.threads == 0 && board.side() < kWorthThreads ? 1 : threads_for(options.threads);

  const Plan plan = plan_under_rule(board);
  std::vector<CountPart> parts;
  std::vector<std::size_t> case_of;
  const std::size_t wanted = static_cast<std::size_t>(threads) * kCasesPerThread;
  for (std::size_t i = 0; i < plan.size(); ++i) {
    for (CountPart& part :
         parts_of_case(board.with(plan[i].board), *kernel, wanted / plan.size() + 1))
      parts.push_back(std::move(part));
    case_of.resize(parts.size(), i);
  }
  if (options.progress != nullptr) options.progress->expect(static_cast<double>(parts.size()));
  std::vector<Counted> counted(parts.size());
  for_each_index(parts.size(), threads, [&](std::size_t i) {
    counted[i] = parts[i](*options.stop);
    if (options.progress != nullptr) options.progress->advance(1);
  });
  if (options.stop->requested()) return tl::make_unexpected(CountFailure::stopped);

  std::vector<Total> counts(plan.size());
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (!counted[i].is_intact()) return tl::make_unexpected(CountFailure::faulty);
    const auto sum = counts[case_of[i]].plus(counted[i].solutions);
    if (!sum) return tl::make_unexpected(CountFailure::overflow);
    counts[case_of[i]] = *sum;
  }
  const auto total = weighted_total(plan, counts);
  if (!total) return tl::make_unexpected(CountFailure::overflow);
  return Count{*total, kernel->name, std::nullopt, plan.size(), threads};
}

}  // namespace queens

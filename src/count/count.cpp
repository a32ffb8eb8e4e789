#include "queens/count.hpp"

#include <atomic>
#include <optional>

#include "count/choose.hpp"
#include "kernel/kernel.hpp"
#include "plan/plan.hpp"
#include "plan/probe.hpp"
#include "work/parallel.hpp"

namespace queens {
namespace {

using Failure = CountFailure;

/// As many as asked for, or as the work is worth: to start threads takes milliseconds.
int threads_for(double seconds, const CountOptions& options) {
  constexpr double kWorthThreads = 0.002;
  if (options.threads == 0 && seconds < kWorthThreads) return 1;
  return queens::threads_for(options.threads);
}

/// The cases that suit the kernel; `by_symmetry` is the board's plan by symmetry.
Plan cases_for(const Choice& choice, const Board& board, Plan by_symmetry, int threads) {
  constexpr double kWorthShowing =
      1;  // seconds, after which somebody may want to know how far it is
  if (shares_among_threads(choice.kernel->division))
    return split_for(choice.kernel->division, board, 1);
  if (threads == 1 && choice.seconds < kWorthShowing) return by_symmetry;
  return split(by_symmetry, static_cast<std::size_t>(threads) * kCasesPerThread);
}

/// The work of every case, if somebody wants to know how far the count is.
std::vector<double> works_of(const Plan& plan, Progress* progress) {
  std::vector<double> works(plan.size());
  if (progress == nullptr) return works;
  for (std::size_t i = 0; i < plan.size(); ++i) {
    works[i] = estimated_nodes(plan[i].board).to_double();
    progress->expect(works[i]);
  }
  return works;
}

/// The count of every case, in order; meaningless if the stop was requested. Empty if a sum is not
/// intact.
std::optional<std::vector<Total>> count_cases(const Plan& plan, const Kernel& kernel, int threads,
                                              const CountOptions& options) {
  std::vector<Total> counts(plan.size());
  const std::vector<double> works = works_of(plan, options.progress);
  const bool by_plan = !shares_among_threads(kernel.division);
  std::atomic<bool> intact = true;
  for_each_index(plan.size(), by_plan ? threads : 1, [&](std::size_t i) {
    Means means{options.stop, options.memory_bytes, by_plan ? 1 : threads, run_on_threads};
    if (!by_plan) means.progress = options.progress;
    means.workload = works[i];
    const Counted counted = kernel.counted(plan[i].board, means);
    if (!counted.is_intact()) intact = false;
    counts[i] = counted.solutions;
    if (by_plan && options.progress != nullptr) options.progress->advance(works[i]);
  });
  if (!intact) return std::nullopt;
  return counts;
}

}  // namespace

tl::expected<Count, CountFailure> count(const Board& board, const CountOptions& options) {
  if (!is_kernel_choice(options.kernel)) return tl::make_unexpected(Failure::unknown_kernel);
  Plan by_symmetry = plan_by_symmetry(board);
  const Choice choice = choose_kernel(board, by_symmetry, options.kernel);
  if (choice.kernel == nullptr) return tl::make_unexpected(Failure::unusable_kernel);
  const int threads = threads_for(choice.seconds, options);

  const Plan plan = cases_for(choice, board, std::move(by_symmetry), threads);
  const auto counts = count_cases(plan, *choice.kernel, threads, options);
  if (options.stop->requested()) return tl::make_unexpected(Failure::stopped);
  if (!counts) return tl::make_unexpected(Failure::faulty);
  const auto total = weighted_total(plan, *counts);
  if (!total) return tl::make_unexpected(Failure::overflow);
  return Count{*total, choice.kernel->name, choice.seconds, plan.size(), threads};
}

std::vector<std::string> kernel_names() {
  std::vector<std::string> names;
  for (const Kernel& kernel : kernels()) names.emplace_back(kernel.name);
  return names;
}

}  // namespace queens

#include "queens/count.hpp"

#include "count/choose.hpp"
#include "kernel/kernel.hpp"
#include "plan/plan.hpp"
#include "work/parallel.hpp"

namespace queens {
namespace {

using Failure = CountFailure;

/// Cases per thread: enough that the last ones end together, few enough that each is worth a task.
/// A case of a join makes the bands of its halves anew: 72 cases for two threads took 1.5 times as
/// long at n = 18, in processor time, as one.
constexpr std::size_t cases_per_thread(Division division) {
  return division == Division::halves ? 8 : 64;
}

/// The cases that suit the kernel; `by_symmetry` is the board's plan by symmetry.
Plan cases_for(const Kernel& kernel, const Board& board, Plan by_symmetry, int threads) {
  const std::size_t wanted =
      threads == 1 ? 1 : static_cast<std::size_t>(threads) * cases_per_thread(kernel.division);
  if (kernel.division == Division::halves) return plan_by_halves(board, wanted);
  return wanted == 1 ? std::move(by_symmetry) : split(by_symmetry, wanted);
}

/// The count of every case, in order; meaningless if the stop was requested.
std::vector<Total> count_cases(const Plan& plan, const Kernel& kernel, int threads,
                               std::size_t memory_bytes, const Stop& stop) {
  std::vector<Total> counts(plan.size());
  const std::size_t share = memory_bytes / static_cast<std::size_t>(threads);
  for_each_index(plan.size(), threads,
                 [&](std::size_t i) { counts[i] = kernel.count(plan[i].board, stop, share); });
  return counts;
}

}  // namespace

tl::expected<Count, CountFailure> count(const Board& board, const CountOptions& options) {
  if (!is_kernel_choice(options.kernel)) return tl::make_unexpected(Failure::unknown_kernel);
  Plan by_symmetry = plan_by_symmetry(board);
  const Choice choice = choose_kernel(board, by_symmetry, options.kernel);
  if (choice.kernel == nullptr) return tl::make_unexpected(Failure::unusable_kernel);
  const int threads = options.threads > 0 ? options.threads : available_threads();

  const Plan plan = cases_for(*choice.kernel, board, std::move(by_symmetry), threads);
  const std::vector<Total> counts =
      count_cases(plan, *choice.kernel, threads, options.memory_bytes, *options.stop);
  if (options.stop->requested()) return tl::make_unexpected(Failure::stopped);
  const auto total = weighted_total(plan, counts);
  if (!total) return tl::make_unexpected(Failure::overflow);
  return Count{*total, choice.kernel->name, choice.seconds, plan.size(), threads};
}

std::vector<std::string> kernel_names() {
  std::vector<std::string> names;
  for (const Kernel& kernel : kernels()) names.emplace_back(kernel.name);
  return names;
}

}  // namespace queens

#include "queens/count.hpp"

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

tl::expected<const Kernel*, Failure> choose_kernel(const Board& board, std::string_view name) {
  const Kernel* kernel = name.empty() ? &kernels().front() : find_kernel(name);
  if (kernel == nullptr) return tl::make_unexpected(Failure::unknown_kernel);
  if (!kernel->usable(board)) return tl::make_unexpected(Failure::unusable_kernel);
  return kernel;
}

/// The count of every case, in order; meaningless if the stop was requested.
std::vector<Total> count_cases(const Plan& plan, const Kernel& kernel, int threads,
                               const Stop& stop) {
  std::vector<Total> counts(plan.size());
  for_each_index(plan.size(), threads,
                 [&](std::size_t i) { counts[i] = kernel.count(plan[i].board, stop); });
  return counts;
}

}  // namespace

tl::expected<Count, CountFailure> count(const Board& board, const CountOptions& options) {
  const auto kernel = choose_kernel(board, options.kernel);
  if (!kernel) return tl::make_unexpected(kernel.error());
  const int threads = options.threads > 0 ? options.threads : available_threads();
  const std::size_t wanted = threads == 1 ? 1 : std::size_t(threads) * cases_per_thread((*kernel)->division);
  const Plan plan = (*kernel)->division == Division::halves
                        ? plan_by_halves(board, wanted)
                        : split(plan_by_symmetry(board), wanted);
  const std::vector<Total> counts = count_cases(plan, **kernel, threads, *options.stop);
  if (options.stop->requested()) return tl::make_unexpected(Failure::stopped);
  const auto total = weighted_total(plan, counts);
  if (!total) return tl::make_unexpected(Failure::overflow);
  return Count{*total, (*kernel)->name, plan.size(), threads};
}

std::vector<std::string> kernel_names() {
  std::vector<std::string> names;
  for (const Kernel& kernel : kernels()) names.emplace_back(kernel.name);
  return names;
}

}  // namespace queens

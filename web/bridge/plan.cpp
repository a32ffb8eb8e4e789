// A count in cases, for several workers: each counts one case after the other, and the page adds
// up.
#include <fmt/format.h>

#include <algorithm>

#include "count/choose.hpp"
#include "count/fixed.hpp"
#include "grid.hpp"
#include "json.hpp"
#include "kernel/kernel.hpp"
#include "plan/plan.hpp"
#include "plan/probe.hpp"
#include "work/parallel.hpp"

namespace queens::web {
namespace {

/// Seconds: to start workers and to make cases for them takes some tens of milliseconds.
constexpr double kWorthWorkers = 0.1;
/// Cases by colours differ much in size.
constexpr std::size_t kColoursPerWorker = 32;

struct Cases {
  const Kernel* kernel;
  Plan plan;
  bool is_shared;  ///< made for all workers, and for progress to show; else the board is too small
};

Cases cases_for(const Board& board, std::size_t workers) {
  Plan by_symmetry = plan_by_symmetry(board);
  const Choice choice = choose_kernel(board, by_symmetry, "");
  const Division division = choice.kernel->division;
  const bool by_plan = division == Division::by_plan;
  if (choice.seconds < kWorthWorkers)
    return {choice.kernel, by_plan ? std::move(by_symmetry) : split_for(division, board, 1), false};
  return {choice.kernel,
          by_plan ? split(by_symmetry, workers * kCasesPerThread)
                  : split_for(division, board, workers * kColoursPerWorker),
          true};
}

std::string plan_of(const Board& board, std::size_t workers) {
  const Cases cases = cases_for(board, workers);
  Json json;
  json.open('{').key("kernel").text(cases.kernel->name);
  json.key("symmetries").number(board.symmetries().order());
  json.key("shared").truth(cases.is_shared).key("cases").open('[');
  for (const Case& one : cases.plan) {
    json.open('{').key("name").text(case_name(one.board));
    json.key("numerator").number(static_cast<int>(one.weight.numerator));
    json.key("denominator").number(static_cast<int>(one.weight.denominator));
    json.key("work").number(estimated_nodes(one.board).to_double()).close('}');
  }
  return std::move(json.close(']').close('}')).take();
}

/// A bit that flipped in a sum shows, as in `count`.
std::string counted(const Counted& count) {
  Json json;
  if (!count.is_intact()) return std::move(json.null()).take();
  return std::move(json.total(count.solutions)).take();
}

}  // namespace

/// {"kernel", "symmetries", "shared", "cases": [{"name", "numerator", "denominator", "work"}]}: the
/// sum over all cases of weight times solutions is the board's count. `shared` tells whether they
/// are worth several workers.
QUEENS_EXPORT(plan) Address plan(Address grid, std::size_t size, int workers) {
  const auto wanted = static_cast<std::size_t>(std::clamp(workers, 1, 64));
  return on_board(grid, size, [=](const Board& board) { return plan_of(board, wanted); });
}

/// The solutions of one case, by the plan's kernel; null if its sums are not intact.
QUEENS_EXPORT(count_case)
Address count_case(Address kernel_name, std::size_t kernel_size, Address name, std::size_t size) {
  const auto board = board_named({name, size});
  const Kernel* kernel = find_kernel({kernel_name, kernel_size});
  if (!board) return refuse(1, 1, "expected the name of a case");
  if (kernel == nullptr || !kernel->usable(*board))
    return refuse(1, 1, "expected a kernel for this case");
  return answer(counted(kernel->counted(*board, Means{.memory_bytes = kMemory})));
}

/// The solutions that each symmetry of the board but the identity leaves as they are, added up.
/// With all solutions, and divided by the number of symmetries, they are the classes (Burnside).
QUEENS_EXPORT(count_fixed) Address count_fixed(Address grid, std::size_t size) {
  return on_board(grid, size, [](const Board& board) {
    Total fixed;
    for (const Symmetry symmetry : kSymmetries)
      if (symmetry != Symmetry::identity && board.symmetries().contains(symmetry))
        fixed = fixed.plus(count_fixed_by(board, symmetry, Stop::never())).value_or(Total::max());
    return std::move(Json().total(fixed)).take();
  });
}

}  // namespace queens::web

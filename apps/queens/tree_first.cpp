// queens tree --first: what each strategy does until the first solution.
#include <fmt/format.h>

#include <chrono>

#include "base/words.hpp"
#include "exit_code.hpp"
#include "interrupt.hpp"
#include "tree_request.hpp"

namespace queens::app {

std::string report_first(const std::vector<Subject>& subjects, const TreeRequest& request,
                         Digits digits) {
  Report report("first", {{"N", "N", "side"},
                          {tr_later("prune"), "prune", "prune"},
                          {tr_later("placements"), "placements", "placements"},
                          {tr_later("checks"), "checks", "checks"},
                          {tr_later("time"), "seconds", "seconds"},
                          {tr_later("first solution"), "first solution", "solution"},
                          board_field(subjects)});
  for (const Subject& subject : subjects)
    for (const Strategy& strategy : strategies_of(request, subject.board.side())) {
      const auto start = std::chrono::steady_clock::now();
      const ProgressLine line(request.progress, [] { return Standing{}; });
      const auto cost = cost_of_first(subject.board, strategy, stop_on_interrupt());
      const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - start;
      if (!cost) fail(TreeFailure::stopped, strategy, subject.board.side());
      report.add_row({number_cell(subject.board.side()),
                      text_cell(std::string(name_of(strategy.pruning))),
                      total_cell(cost->placements, digits),
                      total_cell(cost->checks, digits),
                      {shown_seconds(taken.count()), taken.count()},
                      cost->exists
                          ? Cell{fmt::format("{}", fmt::join(cost->solution, " ")), cost->solution}
                          : Cell{tr("none"), nullptr},
                      text_cell(subject.name)});
    }
  return report.to_string(request.form);
}

}  // namespace queens::app

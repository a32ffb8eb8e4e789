// queens tree: the nodes of each strategy in one table.
#include <fmt/format.h>

#include <algorithm>
#include <chrono>

#include "base/words.hpp"
#include "exit_code.hpp"
#include "interrupt.hpp"
#include "progress.hpp"
#include "queens/tree_estimate.hpp"
#include "tree_request.hpp"

namespace queens::app {
namespace {

/// About how many nodes are walked: trees without pruning are calculated from that of `lines`.
double nodes_to_walk(const Board& board, const Strategy& strategy) {
  constexpr std::uint64_t kFew = 4096;
  EstimateOptions options{.strategy = strategy, .descent = Descent::weighted, .probes = kFew};
  options.strategy.pruning = std::max(strategy.pruning, Pruning::lines);
  const auto estimate = estimate_tree(board, options);
  return estimate ? estimate->nodes.mean : 0;
}

TreeProfile profile_one(const Board& board, const Strategy& strategy, const TreeRequest& request) {
  const Stop& stop = stop_on_interrupt();
  Progress progress;
  std::optional<double> expected;  // found by the first who asks: most trees are done by then
  const ProgressLine line(request.progress, [&]() -> Standing {
    if (!expected) expected = nodes_to_walk(board, strategy);
    return {*expected, progress.done(), progress.done(), tr_later("nodes")};
  });
  if (compares(request)) {
    auto profile = profile_tree(board, strategy, stop, &progress);
    if (!profile) fail(profile.error(), strategy, board.side());
    return std::move(*profile);
  }
  auto profile = profile_lines(board, request.threads, stop, &progress);
  if (!profile) fail(TreeFailure::stopped, strategy, board.side());
  return std::move(*profile);
}

/// As the source writes it, as long as that says something.
Cell percent_cell(double percent) {
  constexpr double kSmall = 1e-4;
  const std::string text = percent < kSmall && percent > 0 ? fmt::format("{:.3e}", percent)
                                                           : fmt::format("{:.6f}", percent);
  return {text + "%", percent, text};
}

Field levels_field(const TreeRequest& request) {
  if (request.levels == TreeRequest::Levels::hidden) return {};
  return {"", "nodes by depth", "nodes_by_depth"};
}

/// As the source has it.
std::string source_report(const std::vector<Subject>& subjects, const std::vector<Profiled>& trees,
                          const TreeRequest& request, Digits digits) {
  Report report("trees", {{"N", "N", "side"},
                          {tr_later("solutions"), "solutions", "solutions"},
                          {tr_later("nodes"), "nodes", "nodes"},
                          {"N^N", "N^N", "naive"},
                          {tr_later("nodes/N^N"), "percent", "percent"},
                          levels_field(request),
                          board_field(subjects)});
  for (const Profiled& tree : trees) {
    const int side = tree.subject->board.side();
    const double share = percent_of_naive(tree.profile.nodes(), side);
    report.add_row({number_cell(side), total_cell(tree.profile.solutions, digits),
                    total_cell(tree.profile.nodes(), digits),
                    total_cell(naive_placements(side), digits), percent_cell(share),
                    levels_cell(tree.profile.nodes_by_depth), text_cell(tree.subject->name)});
  }
  return report.to_string(request.form);
}

std::string comparison(const std::vector<Subject>& subjects, const std::vector<Profiled>& trees,
                       const TreeRequest& request, Digits digits) {
  Report report("trees", {{"N", "N", "side"},
                          {tr_later("prune"), "prune", "prune"},
                          {tr_later("nodes"), "nodes", "nodes"},
                          {tr_later("leaves"), "leaves", "leaves"},
                          {tr_later("dead ends"), "dead ends", "dead_ends"},
                          {tr_later("solutions"), "solutions", "solutions"},
                          {tr_later("deepest"), "deepest", "deepest"},
                          {tr_later("checks"), "checks", "checks"},
                          {tr_later("nodes/N^N"), "percent", "percent"},
                          {tr_later("nodes/lines"), "percent of lines", "percent_of_lines"},
                          {tr_later("time"), "seconds", "seconds"},
                          levels_field(request),
                          board_field(subjects)});
  Total lines;
  const Subject* subject = nullptr;
  for (const Profiled& tree : trees) {
    const Board& board = tree.subject->board;
    if (subject != tree.subject) {
      const auto source = profile_lines(board, request.threads, stop_on_interrupt());
      if (!source) fail(TreeFailure::stopped, tree.strategy, board.side());
      lines = source->nodes();
      subject = tree.subject;
    }
    const double of_naive = percent_of_naive(tree.profile.nodes(), board.side());
    const double of_lines = 100 * tree.profile.nodes().to_double() / lines.to_double();
    const bool walked = tree.profile.means == TreeProfile::Means::walked;
    report.add_row(
        {number_cell(board.side()),
         text_cell(std::string(name_of(tree.strategy.pruning))),
         total_cell(tree.profile.nodes(), digits),
         total_cell(tree.profile.leaves, digits),
         total_cell(tree.profile.dead_ends, digits),
         total_cell(tree.profile.solutions, digits),
         number_cell(tree.profile.depth()),
         total_cell(tree.profile.checks, digits),
         percent_cell(of_naive),
         {fmt::format("{:.2f}%", of_lines), of_lines, fmt::format("{:.2f}", of_lines)},
         walked ? Cell{shown_seconds(tree.seconds), tree.seconds} : Cell{tr("calculated"), nullptr},
         levels_cell(tree.profile.nodes_by_depth),
         text_cell(tree.subject->name)});
  }
  return report.to_string(request.form);
}

/// Under a table.
std::string levels_text(const std::vector<Profiled>& trees, const TreeRequest& request) {
  std::string text = "\n" + std::string(tr("nodes by depth")) + "\n";
  for (const Profiled& tree : trees) {
    text += tree.subject->name;
    if (compares(request)) text.append(" ").append(name_of(tree.strategy.pruning));
    text += ": " + levels_cell(tree.profile.nodes_by_depth).shown + "\n";
  }
  return text;
}

}  // namespace

std::vector<Profiled> profile(const std::vector<Subject>& subjects, const TreeRequest& request) {
  std::vector<Profiled> trees;
  for (const Subject& subject : subjects)
    for (const Strategy& strategy : strategies_of(request, subject.board.side())) {
      const auto start = std::chrono::steady_clock::now();
      TreeProfile tree = profile_one(subject.board, strategy, request);
      const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - start;
      trees.push_back({&subject, strategy, std::move(tree), taken.count()});
    }
  return trees;
}

Profiled profile_under_rule(const Subject& subject, const RuledBoard& board,
                            const TreeRequest& request) {
  Progress progress;
  const ProgressLine line(request.progress, [&progress]() -> Standing {
    return {0, progress.done(), progress.done(), tr_later("nodes")};
  });
  auto tree = profile_lines(board, request.threads, stop_on_interrupt(), &progress);
  if (!tree) fail(TreeFailure::stopped, {}, board.side());
  return {&subject, {}, std::move(*tree), 0};
}

std::string report_profiles(const std::vector<Subject>& subjects,
                            const std::vector<Profiled>& trees, const TreeRequest& request,
                            Digits digits) {
  std::string text = compares(request) ? comparison(subjects, trees, request, digits)
                                       : source_report(subjects, trees, request, digits);
  if (request.form == Form::table && request.levels == TreeRequest::Levels::shown)
    text += levels_text(trees, request);
  return text;
}

}  // namespace queens::app

// queens tree --estimate: trees too large to walk.
#include "queens/tree_estimate.hpp"

#include <fmt/format.h>

#include <limits>

#include "base/words.hpp"
#include "exit_code.hpp"
#include "interrupt.hpp"
#include "tree_request.hpp"

namespace queens::app {
namespace {

constexpr double kPercent = 100;

EstimateOptions options_of(const TreeRequest& request, const Strategy& strategy) {
  EstimateOptions options;
  options.strategy = strategy;
  options.descent = request.descent;
  // With a precision to reach, only that ends it, unless a number is given.
  if (request.until > 0) options.probes = std::numeric_limits<std::uint64_t>::max();
  if (request.probes) options.probes = *request.probes;
  options.seed = request.seed;
  options.until = request.until;
  options.threads = request.threads;
  return options;
}

/// Whole as long as that is short; what is beyond the interval's precision is noise anyway.
std::string shown_mean(double mean) {
  constexpr double kWhole = 1e6;
  return mean < kWhole ? fmt::format("{:.0f}", mean) : fmt::format("{:.4e}", mean);
}

std::string shown_width(const Estimated& estimated) {
  if (estimated.half_width == 0) return tr("exact");
  return fmt::format("{:.2g}%", kPercent * estimated.half_width / estimated.mean);
}

nlohmann::ordered_json interval(const Estimated& estimated) {
  return {{"mean", estimated.mean},
          {"low", estimated.mean - estimated.half_width},
          {"high", estimated.mean + estimated.half_width}};
}

struct Row {
  const Subject* subject;
  Strategy strategy;
  TreeEstimate tree;
};

std::string levels_text(const std::vector<Row>& rows) {
  std::string text;
  for (const Row& row : rows) {
    text += fmt::format("\n{} {}\n", row.subject->name, name_of(row.strategy.pruning));
    Table table({tr("depth"), tr("nodes"), "± 95%"});
    for (std::size_t depth = 0; depth < row.tree.nodes_by_depth.size(); ++depth) {
      const Estimated& level = row.tree.nodes_by_depth[depth];
      table.add_row({std::to_string(depth), shown_mean(level.mean), shown_width(level)});
    }
    text += table.to_string();
  }
  return text;
}

nlohmann::ordered_json levels_value(const TreeEstimate& tree) {
  nlohmann::ordered_json levels = nlohmann::ordered_json::array();
  for (const Estimated& level : tree.nodes_by_depth) levels.push_back(interval(level));
  return levels;
}

std::string report_rows(const std::vector<Subject>& subjects, const std::vector<Row>& rows,
                        const TreeRequest& request, Digits digits) {
  const bool levels = request.levels == TreeRequest::Levels::shown;
  const bool json = request.form == Form::json;
  Report report("estimates", {{"N", "N", "side"},
                              {tr_later("prune"), "prune", "prune"},
                              {tr_later("nodes"), "nodes", "nodes"},
                              {"± 95%", "nodes ±", ""},
                              {tr_later("solutions"), "solutions", "solutions"},
                              {"± 95%", "solutions ±", ""},
                              {tr_later("descents"), "descents", "descents"},
                              {"", "solutions seen", "solutions_seen"},
                              {"", "", levels ? "nodes_by_depth" : ""},
                              board_field(subjects)});
  for (const Row& row : rows) {
    const TreeEstimate& tree = row.tree;
    const auto value = [&](const Estimated& estimated) {
      return json ? interval(estimated) : nlohmann::ordered_json(estimated.mean);
    };
    const bool seen = tree.solutions_seen > 0;
    report.add_row(
        {number_cell(row.subject->board.side()),
         text_cell(std::string(name_of(row.strategy.pruning))),
         {shown_mean(tree.nodes.mean), value(tree.nodes)},
         {shown_width(tree.nodes), tree.nodes.half_width},
         {seen ? shown_mean(tree.solutions.mean) : tr("none seen"), value(tree.solutions)},
         {seen ? shown_width(tree.solutions) : "", tree.solutions.half_width},
         total_cell(Total(tree.probes), digits),
         total_cell(Total(tree.solutions_seen), digits),
         {"", levels_value(tree)},
         text_cell(row.subject->name)});
  }
  return report.to_string(request.form);
}

std::optional<TreeEstimate> estimated(const Board& board, const Strategy& strategy,
                                      const TreeRequest& request) {
  EstimateOptions options = options_of(request, strategy);
  Progress progress;
  const bool has_end = options.probes < std::numeric_limits<std::uint64_t>::max();
  const ProgressLine line(request.progress, [&]() -> Standing {
    return {has_end ? progress.expected() : 0, progress.done(), progress.done(),
            tr_later("descents")};
  });
  options.progress = &progress;
  return estimate_tree(board, options, stop_on_interrupt());
}

}  // namespace

std::string report_estimates(const std::vector<Subject>& subjects, const TreeRequest& request,
                             Digits digits) {
  std::vector<Row> rows;
  for (const Subject& subject : subjects)
    for (const Strategy& strategy : strategies_of(request, subject.board.side())) {
      auto tree = estimated(subject.board, strategy, request);
      if (!tree) fail(TreeFailure::stopped, strategy, subject.board.side());
      rows.push_back({&subject, strategy, std::move(*tree)});
    }
  std::string text = report_rows(subjects, rows, request, digits);
  if (request.form == Form::table && request.levels == TreeRequest::Levels::shown)
    text += levels_text(rows);
  return text;
}

}  // namespace queens::app

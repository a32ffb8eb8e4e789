// What queens tree is asked for, and the reports it answers with: one file each.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "progress.hpp"
#include "queens/board.hpp"
#include "queens/rule.hpp"
#include "queens/tree.hpp"
#include "queens/tree_estimate.hpp"
#include "report.hpp"

namespace queens::app {

/// A board as it was asked for.
struct Subject {
  std::string name;
  Board board;
};

struct TreeRequest {
  std::vector<std::string> boards;
  Rule rule = Rule::queens;
  std::vector<Pruning> prunings;  ///< none: the source's table, of `lines`
  std::string order;              ///< a name of row_order(); from the top when empty
  enum class What { profile, first, estimate, trace } what = What::profile;
  Form form = Form::table;
  enum class Levels { hidden, shown } levels = Levels::hidden;
  int threads = 0;
  Descent descent = Descent::uniform;
  std::optional<std::uint64_t> probes;
  std::uint64_t seed = 0;
  double until = 0;  ///< a fraction; 0: not asked for
  enum class Steps { printed, json_lines, by_key } steps = Steps::printed;
  ProgressLine::Form progress = ProgressLine::Form::bar_on_terminal;
  std::string profile_picture, tree_picture, tree_graph;  ///< files; none when empty
};

/// Several strategies, or one that is not the source's: `prunings`, or `lines` when an order is
/// given. Each visits the nodes one by one, so that seconds compare.
bool compares(const TreeRequest& request);

/// The strategies asked for, for a board of this side.
std::vector<Strategy> strategies_of(const TreeRequest& request, int side);

/// Ends the command: Ctrl-C, or a number that is too large.
[[noreturn]] void fail(TreeFailure failure, const Strategy& strategy, int side);

/// "0.0012 s".
std::string shown_seconds(double seconds);

/// Whether some board is not just a side, so that its name tells more than N.
bool are_named(const std::vector<Subject>& subjects);

/// The last field of every report, in the table only where boards are named.
Field board_field(const std::vector<Subject>& subjects);

/// How many nodes have which depth, for a table, CSV and JSON.
Cell levels_cell(const std::vector<Total>& nodes_by_depth);

/// A tree, where it was asked for, and what it is a tree of.
struct Profiled {
  const Subject* subject;
  Strategy strategy;
  TreeProfile profile;
  double seconds;
};

std::vector<Profiled> profile(const std::vector<Subject>& subjects, const TreeRequest& request);

/// The same of one board under the rule asked for. Requires nothing that compares.
Profiled profile_under_rule(const Subject& subject, const RuledBoard& board,
                            const TreeRequest& request);

/// The text that answers; `digits` in its table.
std::string report_profiles(const std::vector<Subject>& subjects,
                            const std::vector<Profiled>& trees, const TreeRequest& request,
                            Digits digits);
std::string report_first(const std::vector<Subject>& subjects, const TreeRequest& request,
                         Digits digits);
std::string report_estimates(const std::vector<Subject>& subjects, const TreeRequest& request,
                             Digits digits);

/// Prints the search step by step, as far as it is read.
void trace(const Subject& subject, const TreeRequest& request);

}  // namespace queens::app

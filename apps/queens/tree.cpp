// queens tree: how much work pruning saves.
#include "queens/tree.hpp"

#include <fmt/format.h>

#include "base/words.hpp"
#include "commands.hpp"
#include "flags.hpp"
#include "input.hpp"
#include "output.hpp"
#include "percentage.hpp"
#include "queens/tree_picture.hpp"
#include "rule_flag.hpp"
#include "tree_request.hpp"

namespace queens::app {
namespace {

std::string pruning_names() {
  std::string names;
  for (const Pruning pruning : kPrunings)
    names.append(names.empty() ? "" : ", ").append(name_of(pruning));
  return names;
}

std::vector<Pruning> prunings_named(const std::string& list) {
  if (list == "all") return {kPrunings.begin(), kPrunings.end()};
  std::vector<Pruning> prunings;
  for (std::size_t begin = 0; begin <= list.size();) {
    const std::size_t end = std::min(list.find(',', begin), list.size());
    const std::string name = list.substr(begin, end - begin);
    const auto pruning = pruning_named(name);
    if (!pruning)
      refuse(tr_format("--prune expected all, or some of {}, with commas, found '{}'",
                       pruning_names(), name));
    prunings.push_back(*pruning);
    begin = end + 1;
  }
  return prunings;
}

double fraction_of(const std::string& percentage) {
  const auto millionths = millionths_of(percentage);
  if (!millionths || *millionths == 0)
    refuse(tr_format("--until expected a percentage from 0.0001% to 100%, as in 1%, found {}",
                     percentage));
  return static_cast<double>(*millionths) / static_cast<double>(kMillionths);
}

std::vector<Subject> read_subjects(const TreeRequest& request) {
  std::vector<Subject> subjects;
  for (const std::string& name : request.boards)
    subjects.push_back({name, read_board_argument(name)});
  return subjects;
}

/// What pictures of one tree are of.
void require_one_tree(const TreeRequest& request, const std::string& flag) {
  if (request.boards.size() != 1 || request.prunings.size() > 1)
    refuse(tr_format("{} expected one board and one strategy", flag));
}

void draw_tree(const std::vector<Subject>& subjects, const TreeRequest& request) {
  for (const auto& [flag, file, draw] : {std::tuple("--tree-svg", request.tree_picture, &tree_svg),
                                         std::tuple("--dot", request.tree_graph, &tree_dot)}) {
    if (file.empty()) continue;
    require_one_tree(request, flag);
    const Board& board = subjects.front().board;
    const Strategy strategy = strategies_of(request, board.side()).front();
    if (!is_drawable_tree(board, strategy))
      refuse(tr_format("{} expected a side up to {} and a tree up to {} nodes", flag, kMaxDrawnTree,
                       kMaxDrawnNodes));
    write_file(file, draw(board, strategy));
  }
}

void draw_profiles(const std::vector<Profiled>& trees, const TreeRequest& request) {
  std::vector<ProfileCurve> curves;
  for (const Profiled& tree : trees) {
    const auto pruning = name_of(tree.strategy.pruning);
    std::string name = tree.subject->name;
    if (compares(request))
      name =
          request.boards.size() == 1 ? std::string(pruning) : fmt::format("{} {}", name, pruning);
    curves.push_back({std::move(name), tree.profile.nodes_by_depth});
  }
  std::string title = "Nodes by depth";
  if (const Subject& one = *trees.front().subject; request.boards.size() == 1)
    title += are_named({one}) ? ": " + one.name : ", N = " + one.name;
  write_file(request.profile_picture, profile_svg(curves, title));
}

std::string answer(const std::vector<Subject>& subjects, const TreeRequest& request,
                   Digits digits) {
  switch (request.what) {
    case TreeRequest::What::first:
      return report_first(subjects, request, digits);
    case TreeRequest::What::estimate:
      return report_estimates(subjects, request, digits);
    default:
      break;
  }
  const std::vector<Profiled> trees = profile(subjects, request);
  if (!request.profile_picture.empty()) draw_profiles(trees, request);
  return report_profiles(subjects, trees, request, digits);
}

void refuse_what_says_nothing(const TreeRequest& request) {
  using What = TreeRequest::What;
  if (request.what != What::estimate && (request.probes || request.until > 0 || request.seed > 0))
    refuse(tr("--probes, --seed and --until expected --estimate"));
  if (request.probes && *request.probes < 2)
    refuse(tr_format("--probes expected 2 or more, found {}", *request.probes));
  if (request.what != What::profile && !request.profile_picture.empty())
    refuse(tr("--svg draws what was counted: expected it without --estimate, --first and --trace"));
  if (request.threads > 0 && request.what != What::estimate && compares(request))
    refuse(tr("--threads expected no --prune and no --order: those are timed on one thread"));
  if (request.what == What::trace) require_one_tree(request, "--trace");
  if (!request.order.empty() && !row_order(request.order, 1))
    refuse(tr_format("--order expected top, middle, ends, even-odd or random:SEED, found {}",
                     request.order));
}

/// The source's table, of trees in which the rule closes squares as lines do.
void run_under_rule(const TreeRequest& request) {
  std::vector<RuledBoard> boards;
  std::vector<Subject> subjects;
  for (const std::string& name : request.boards) {
    boards.push_back(read_ruled_board_argument(name, request.rule));
    subjects.push_back({name, boards.back().board()});
  }
  std::vector<Profiled> trees;
  for (std::size_t i = 0; i < boards.size(); ++i)
    trees.push_back(profile_under_rule(subjects[i], boards[i], request));
  if (!request.profile_picture.empty()) draw_profiles(trees, request);
  Output output;
  output.write(report_profiles(subjects, trees, request,
                               output.is_terminal() ? Digits::grouped : Digits::plain));
  output.flush();
}

void run(const TreeRequest& request) {
  if (request.rule != Rule::queens) return run_under_rule(request);
  refuse_what_says_nothing(request);
  const std::vector<Subject> subjects = read_subjects(request);
  draw_tree(subjects, request);
  if (request.what == TreeRequest::What::trace) return trace(subjects.front(), request);
  Output output;
  output.write(answer(subjects, request, output.is_terminal() ? Digits::grouped : Digits::plain));
  output.flush();
}

void add_strategies(CLI::App& command, TreeRequest& request) {
  command
      .add_option_function<std::string>(
          "--prune",
          [&request](const std::string& list) { request.prunings = prunings_named(list); },
          tr("Compare strategies, by name with commas, or all:\n"
             "none (every placement, checked when complete), columns (one queen a\n"
             "column, diagonals checked at the end), lines (no square that a queen\n"
             "attacks), lookahead (and no later row or column without an open square),\n"
             "propagate (and queens without a choice placed at once), smallest (lines,\n"
             "the row with the fewest open squares next), symmetry (lines, each class of\n"
             "solutions about once). One thread visits each node, so that times compare;\n"
             "large trees of none and columns are calculated"))
      ->type_name("LIST");
  command
      .add_option("--order", request.order,
                  tr("The order of rows: top, middle (outwards), ends (inwards), even-odd or\n"
                     "random:SEED; smallest and symmetry have an order of their own"))
      ->type_name("ORDER");
}

void add_modes(CLI::App& command, TreeRequest& request) {
  CLI::Option* first = command.add_flag_callback(
      "--first", [&request] { request.what = TreeRequest::What::first; },
      tr("What is done until the first solution: queens placed, squares checked"));
  CLI::Option* estimate = command.add_option_function<std::string>(
      "--estimate",
      [&request](const std::string& method) {
        request.what = TreeRequest::What::estimate;
        request.descent = method == "knuth" ? Descent::uniform : Descent::weighted;
      },
      tr("Estimate the nodes and solutions by random descents, with 95 % intervals:\n"
         "knuth (every child alike) or importance (children that leave more squares\n"
         "more often). For solutions, '--prune smallest' is the surest"));
  estimate->check(CLI::IsMember({"knuth", "importance"}))->type_name("METHOD")->excludes(first);
  command.add_option("--probes", request.probes, tr("How many descents (100000 when not given)"))
      ->check(whole_number())
      ->type_name("K");
  command
      .add_option("--seed", request.seed, tr("Which descents: the same seed, the same estimate"))
      ->check(whole_number())
      ->type_name("S");
  command
      .add_option_function<std::string>(
          "--until", [&request](const std::string& text) { request.until = fraction_of(text); },
          tr("Descend until both intervals are within so much of their means, as in 1%"))
      ->type_name("P%");
  for (const auto& [flag, steps, help] :
       {std::tuple("--trace", TreeRequest::Steps::printed, tr("Print each step of the search")),
        std::tuple("--json-lines", TreeRequest::Steps::json_lines,
                   tr("Print each step as a JSON object on a line")),
        std::tuple("--step", TreeRequest::Steps::by_key,
                   tr("Show each step on the board, one a key, on a terminal"))}) {
    command
        .add_flag_callback(
            flag,
            [&request, steps = steps] {
              request.what = TreeRequest::What::trace;
              request.steps = steps;
            },
            help)
        ->excludes(first)
        ->excludes(estimate);
  }
}

void add_pictures(CLI::App& command, TreeRequest& request) {
  command
      .add_option("--svg", request.profile_picture,
                  tr("Draw the nodes by depth, one line a strategy or board, to FILE"))
      ->type_name("FILE");
  command
      .add_option("--tree-svg", request.tree_picture,
                  tr_format("Draw the tree itself to FILE (sides up to {}): pruned branches red,\n"
                            "solutions green",
                            kMaxDrawnTree))
      ->type_name("FILE");
  command.add_option("--dot", request.tree_graph, tr("Write the same tree to FILE for Graphviz"))
      ->type_name("FILE");
}

void add_forms(CLI::App& command, TreeRequest& request) {
  command.add_flag_callback(
      "--levels", [&request] { request.levels = TreeRequest::Levels::shown; },
      tr("Add the nodes at each depth: with 0, 1, ... N queens placed by choice"));
  auto* csv = command.add_flag_callback(
      "--csv", [&request] { request.form = Form::csv; }, tr("Comma-separated values"));
  command
      .add_flag_callback(
          "--json", [&request] { request.form = Form::json; },
          tr("Print one JSON object, numbers of nodes as strings"))
      ->excludes(csv);
}

}  // namespace

void add_tree(CLI::App& program, ExitCode& /*exit_code: a tree is always an answer*/) {
  CLI::App& command = *program.add_subcommand(
      "tree",
      tr("How much work pruning saves, counted: the nodes of the search tree against N^N.\n"
         "A node is the root or a legal partial placement in row order: each row up to some\n"
         "depth has a queen on an open square, and no two attack each other."));
  const auto request = std::make_shared<TreeRequest>();
  command
      .add_option("N...|BOARD", request->boards,
                  tr("Sides of empty boards, files with a board, or - for standard input"))
      ->required();
  add_from(command);
  add_rule(command, request->rule);
  add_strategies(command, *request);
  add_modes(command, *request);
  add_pictures(command, *request);
  add_forms(command, *request);
  add_threads(command, request->threads);
  add_progress(command, request->progress);
  add_examples(command, tr("queens tree 8 --prune all          what each strategy saves"),
               "queens tree 27 --estimate importance --until 1%");
  command.callback([=, &command] {
    refuse_under_rule(command, request->rule,
                      {"--prune", "--order", "--first", "--estimate", "--probes", "--seed",
                       "--until", "--trace", "--json-lines", "--step", "--tree-svg", "--dot"});
    run(*request);
  });
}

}  // namespace queens::app

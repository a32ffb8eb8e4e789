// queens tree: how much work pruning saves.
#include "queens/tree.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "commands.hpp"
#include "flags.hpp"
#include "input.hpp"
#include "interrupt.hpp"
#include "output.hpp"
#include "table.hpp"

namespace queens::app {
namespace {

struct TreeRequest {
  std::vector<std::string> boards;
  enum class Form { table, csv, json } form = Form::table;
  enum class Levels { hidden, shown } levels = Levels::hidden;
};

/// One board's tree and what the table says of it.
struct Row {
  std::string board;  ///< as it was asked for
  int side;
  TreeProfile profile;
};

std::string joined(const std::vector<std::uint64_t>& numbers) {
  return fmt::format("{}", fmt::join(numbers, " "));
}

std::vector<Row> rows_of(const TreeRequest& request) {
  const Stop& stop = stop_on_interrupt();
  std::vector<Row> rows;
  for (const std::string& argument : request.boards) {
    const Board board = read_board_argument(argument);
    auto profile = profile_tree(board, stop);
    if (!profile) throw Failure(ExitCode::stopped, "queens: stopped before the tree was walked");
    rows.push_back({argument, board.side(), std::move(*profile)});
  }
  return rows;
}

std::string percent(const Row& row) {
  return fmt::format("{:.6f}", percent_of_naive(row.profile.nodes(), row.side));
}

/// Whether some board is not just a side, so that its name tells more than N.
bool has_named_board(const std::vector<Row>& rows) {
  for (const Row& row : rows)
    if (row.board != std::to_string(row.side)) return true;
  return false;
}

std::string as_table(const std::vector<Row>& rows, const TreeRequest& request, Digits digits) {
  const bool named = has_named_board(rows);
  Table table({"N", "solutions", "nodes", "N^N", "nodes/N^N"});
  if (named) table.add_heading("board");
  for (const Row& row : rows) {
    std::vector<std::string> cells = {
        std::to_string(row.side), shown(std::to_string(row.profile.solutions()), digits),
        shown(row.profile.nodes().to_string(), digits), shown(naive_placements(row.side), digits),
        percent(row) + "%"};
    if (named) cells.push_back(row.board);
    table.add_row(std::move(cells));
  }
  std::string text = table.to_string();
  if (request.levels == TreeRequest::Levels::hidden) return text;
  text += "\nnodes by depth\n";
  for (const Row& row : rows)
    text += fmt::format("{}: {}\n", row.board, joined(row.profile.nodes_by_depth));
  return text;
}

std::string as_csv(const std::vector<Row>& rows, const TreeRequest& request) {
  const bool levels = request.levels == TreeRequest::Levels::shown;
  std::string text = "N,solutions,nodes,N^N,percent";
  text += levels ? ",nodes by depth,board\n" : ",board\n";
  for (const Row& row : rows) {
    text += fmt::format("{},{},{},{},{}", row.side, row.profile.solutions(),
                        row.profile.nodes().to_string(), naive_placements(row.side), percent(row));
    if (levels) text += "," + joined(row.profile.nodes_by_depth);
    text += "," + csv_field(row.board) + "\n";
  }
  return text;
}

std::string as_json(const std::vector<Row>& rows, const TreeRequest& request) {
  nlohmann::ordered_json trees = nlohmann::ordered_json::array();
  for (const Row& row : rows) {
    nlohmann::ordered_json tree = {{"board", row.board},
                                   {"side", row.side},
                                   {"solutions", std::to_string(row.profile.solutions())},
                                   {"nodes", row.profile.nodes().to_string()},
                                   {"naive", naive_placements(row.side)},
                                   {"percent", percent_of_naive(row.profile.nodes(), row.side)}};
    if (request.levels == TreeRequest::Levels::shown)
      for (const std::uint64_t nodes : row.profile.nodes_by_depth)
        tree["nodes_by_depth"].push_back(std::to_string(nodes));
    trees.push_back(std::move(tree));
  }
  return nlohmann::ordered_json{{"trees", std::move(trees)}}.dump(
             -1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) +
         "\n";
}

void run(const TreeRequest& request) {
  const std::vector<Row> rows = rows_of(request);
  Output output;
  switch (request.form) {
    case TreeRequest::Form::table:
      output.write(as_table(rows, request, output.is_terminal() ? Digits::grouped : Digits::plain));
      break;
    case TreeRequest::Form::csv:
      output.write(as_csv(rows, request));
      break;
    case TreeRequest::Form::json:
      output.write(as_json(rows, request));
      break;
  }
  output.flush();
}

}  // namespace

void add_tree(CLI::App& program, ExitCode& /*exit_code: a tree is always an answer*/) {
  CLI::App& command = *program.add_subcommand(
      "tree",
      "How much work pruning saves, counted: the nodes of the search tree against N^N.\n"
      "A node is the root or a legal partial placement in row order: each row up to some\n"
      "depth has a queen on an open square, and no two attack each other.");
  const auto request = std::make_shared<TreeRequest>();
  command
      .add_option("N...|BOARD", request->boards,
                  "Sides of empty boards, files with a board, or - for standard input")
      ->required();
  add_from(command);
  command.add_flag_callback(
      "--levels", [=] { request->levels = TreeRequest::Levels::shown; },
      "Add the nodes at each depth: with 0, 1, ... N queens placed");
  auto* csv = command.add_flag_callback(
      "--csv", [=] { request->form = TreeRequest::Form::csv; }, "Comma-separated values");
  command
      .add_flag_callback(
          "--json", [=] { request->form = TreeRequest::Form::json; },
          "Print one JSON object, numbers of nodes as strings")
      ->excludes(csv);
  add_examples(command, "queens tree 6 8                    the table for two boards",
               "queens tree 8 --levels --csv");
  command.callback([=] { run(*request); });
}

}  // namespace queens::app

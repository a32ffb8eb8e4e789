// queens find: one solution, or "Solution does not exist".
#include "queens/find.hpp"

#include "commands.hpp"
#include "flags.hpp"
#include "input.hpp"
#include "interrupt.hpp"
#include "output.hpp"

namespace queens::app {
namespace {

struct Request {
  std::string board;
  SolutionText text{Format::matrix};
  FindOrder order = FindOrder::any;
};

ExitCode run(const Request& request) {
  const Board board = read_board_argument(request.board);
  const Finding finding = find(board, request.order, stop_on_interrupt());
  if (finding.verdict == Finding::Verdict::stopped)
    throw Failure(ExitCode::stopped, "queens: stopped before it was decided");
  const bool found = finding.verdict == Finding::Verdict::found;
  std::string written = found ? "" : "Solution does not exist\n";
  if (found)
    append_solution(written, board, finding.placement, request.text.format, request.text.base);
  Output output;
  output.write(written);
  output.flush();
  return found ? ExitCode::answered : ExitCode::no;
}

}  // namespace

void add_find(CLI::App& program, ExitCode& exit_code) {
  CLI::App& command =
      *program.add_subcommand("find", "One solution of a board, or \"Solution does not exist\"");
  const auto request = std::make_shared<Request>();
  add_board(command, request->board);
  add_solution_text(command, request->text);
  command
      .add_option_function<std::string>(
          "--first",
          [=](const std::string& order) {
            request->order = order == "rows" ? FindOrder::rows : FindOrder::columns;
          },
          "The first solution by rows (smallest column in each row) or by columns\n"
          "(smallest row in each column); without it, whichever is found soonest")
      ->check(CLI::IsMember({"rows", "columns"}))
      ->type_name("ORDER");
  add_examples(command, "queens find 8 --first columns      column by column, smallest row first",
               "queens find board.txt --format placement");
  command.callback([=, &exit_code] { exit_code = run(*request); });
}

}  // namespace queens::app

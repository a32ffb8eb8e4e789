// queens list: every solution, streamed.
#include "queens/list.hpp"

#include <exception>

#include "commands.hpp"
#include "flags.hpp"
#include "input.hpp"
#include "interrupt.hpp"
#include "output.hpp"
#include "pieces.hpp"

namespace queens::app {
namespace {

struct Request {
  std::string board;
  SolutionText text{Format::placement};
  ListOptions options;
};

/// Writes the list; a failure to write waits until the threads of the list have ended.
Listed write_list(const Board& board, const Request& request, Output& output) {
  std::exception_ptr failure;
  const auto write = [&](std::string_view part) {
    try {
      output.write(part);
      return Flow::more;
    } catch (...) {
      failure = std::current_exception();
      return Flow::enough;
    }
  };
  const Listed listed = list(board, pieces_of(board, request.text), request.options, write);
  if (failure) std::rethrow_exception(failure);
  return listed;
}

/// The empty placement is a solution with no rows, hence no pieces.
void write_side_zero(const Request& request, Output& output) {
  std::string written;
  SolutionWriter(WideBoard(0), request.text.format, request.text.base).append(written, {});
  if (request.options.limit > 0) output.write(written);
}

void run(Request request) {
  const Board board = read_board_argument(request.board);
  request.options.stop = &stop_on_interrupt();
  Output output;
  Listed::End end = Listed::End::complete;
  if (board.side() == 0)
    write_side_zero(request, output);
  else
    end = write_list(board, request, output).end;
  output.flush();
  if (end == Listed::End::stopped)
    throw Failure(ExitCode::stopped, "queens: stopped before the list was complete");
}

}  // namespace

void add_list(CLI::App& program, ExitCode& /*exit_code: an empty list is an answer, too*/) {
  CLI::App& command = *program.add_subcommand(
      "list", "Every solution of a board, in lexicographic order of the column of each row");
  const auto request = std::make_shared<Request>();
  add_board(command, request->board);
  add_solution_text(command, request->text, Binary::bytes);
  command.add_option("--limit", request->options.limit, "Stop after K solutions")
      ->check(whole_number())
      ->type_name("K");
  add_threads(command, request->options.threads);
  add_examples(command, "queens list 6                      4 lines, the first is 1 3 5 0 2 4",
               "queens list 8 --format board --limit 2");
  command.callback([=] { run(*request); });
}

}  // namespace queens::app

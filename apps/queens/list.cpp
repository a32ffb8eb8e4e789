// queens list: every solution, streamed.
#include "queens/list.hpp"

#include <cstdint>
#include <limits>

#include "commands.hpp"
#include "flags.hpp"
#include "input.hpp"
#include "interrupt.hpp"
#include "output.hpp"

namespace queens::app {
namespace {

struct Request {
  std::string board;
  SolutionText text{Format::placement};
  std::uint64_t limit = std::numeric_limits<std::uint64_t>::max();
};

void run(const Request& request) {
  const Board board = read_board_argument(request.board);
  const Stop& stop = stop_on_interrupt();
  Solutions solutions(board, stop);
  Output output;
  std::string written;
  for (std::uint64_t listed = 0; listed < request.limit; ++listed) {
    const Placement* solution = solutions.next();
    if (solution == nullptr) break;
    written.clear();
    if (listed > 0 && is_multiline(request.text.format)) written += '\n';
    append_solution(written, board, *solution, request.text.format, request.text.base);
    output.write(written);
  }
  output.flush();
  if (stop.requested())
    throw Failure(ExitCode::stopped, "queens: stopped before the list was complete");
}

}  // namespace

void add_list(CLI::App& program, ExitCode& /*exit_code: an empty list is an answer, too*/) {
  CLI::App& command = *program.add_subcommand(
      "list", "Every solution of a board, in lexicographic order of the column of each row");
  const auto request = std::make_shared<Request>();
  add_board(command, request->board);
  add_solution_text(command, request->text);
  command.add_option("--limit", request->limit, "Stop after K solutions")
      ->check(whole_number())
      ->type_name("K");
  add_examples(command, "queens list 6                      4 lines, the first is 1 3 5 0 2 4",
               "queens list 8 --format board --limit 2");
  command.callback([=] { run(*request); });
}

}  // namespace queens::app

// queens check: is this placement a solution?
#include <fmt/format.h>

#include <cstdio>
#include <optional>

#include "base/words.hpp"
#include "commands.hpp"
#include "flags.hpp"
#include "input.hpp"
#include "output.hpp"
#include "queens/board_text.hpp"
#include "queens/placement.hpp"
#include "rule_flag.hpp"
#include "violation_text.hpp"

namespace queens::app {
namespace {

struct CheckRequest {
  std::vector<std::string> arguments;  ///< [BOARD|N] FILE
  Rule rule = Rule::queens;
  QueensTextOptions text;
};

/// The violations of some queens, one a line; empty if they are a solution.
std::string report(const RuledBoard& board, const WrittenQueens& written,
                   const std::string& prefix) {
  std::string lines;
  for (const Violation& violation : violations(board, written.queens))
    lines += prefix + worded(violation, written.base, board.regions()) + "\n";
  return lines;
}

ExitCode run(const CheckRequest& request) {
  const auto& arguments = request.arguments;
  if (arguments.size() == 2 && arguments[0] == "-" && arguments[1] == "-")
    refuse(tr("only one of BOARD and FILE can be standard input"));
  if (arguments.size() == 1 && request.rule == Rule::regions)
    refuse(tr("--rule regions expected a puzzle before FILE"));
  std::optional<RuledBoard> board;
  if (arguments.size() == 2) board = read_ruled_board_argument(arguments[0], request.rule);
  const Source source = read_source(arguments.back(), kMaxTextBytes);

  QueensTextOptions options = request.text;
  if (board) options.side = board->side();
  QueensReader reader(source.text, options);
  Output output;
  bool all_valid = true;
  std::optional<WrittenQueens> waiting;  // one line behind, to know whether it is the only one
  for (int number = 1;; ++number) {
    auto next = reader.next();
    if (!next) {
      output.flush();
      throw Failure(ExitCode::bad, worded(source.name, next.error()));
    }
    if (waiting) {
      const bool only_one = number == 2 && !*next;
      const std::string lines =
          report(board ? *board : RuledBoard(Board(waiting->side), request.rule), *waiting,
                 only_one ? "" : tr_format("line {}: ", waiting->line));
      all_valid = all_valid && lines.empty();
      output.write(lines);
    }
    if (!*next) break;
    waiting = std::move(**next);
  }
  if (all_valid) output.write(tr("valid\n"));
  output.flush();
  return all_valid ? ExitCode::answered : ExitCode::no;
}

}  // namespace

void add_check(CLI::App& program, ExitCode& exit_code) {
  CLI::App& command = *program.add_subcommand(
      "check", tr("Whether a placement is a solution: prints \"valid\", or every attacking pair,\n"
                  "reserved square hit, and row or column without a queen, one a line"));
  const auto request = std::make_shared<CheckRequest>();
  command
      .add_option(
          "[BOARD|N] FILE", request->arguments,
          tr("FILE with one or more placements, - for standard input: numbers, a 0/1\n"
             "matrix, a board of '.' and 'Q', JSON arrays, LeetCode's [\".Q..\", ...],\n"
             "FEN, squares as in \"a1 c2\", or another format that 'queens convert' reads.\n"
             "BOARD, or the side N, to check against; without it the empty board."))
      ->required()
      ->expected(1, 2);
  command
      .add_option_function<std::string>(
          "--from",
          [=](const std::string& name) {
            request->text.format = format_named(name);
            if (!request->text.format) request->text.board_format = board_format_named(name);
          },
          tr("Format of FILE (found from the text when not given), as for other commands:\n"
             "several placements a file, each on a line of its own or after an empty line"))
      ->check(readable_format())
      ->type_name("FORMAT");
  add_rule(command, request->rule);
  add_count_from_1(command,
                   tr("Columns in FILE count from 1 (found from the numbers when not given)"),
                   [=] { request->text.base = IndexBase::one; });
  command.add_flag_callback(
      "--by-columns", [=] { request->text.by = PlacementBy::columns; },
      tr("Numbers in FILE are the row of each column instead"));
  add_examples(command, "queens check placement.txt", "queens list 8 | queens check 8 -");
  command.callback([=, &exit_code] { exit_code = run(*request); });
}

}  // namespace queens::app

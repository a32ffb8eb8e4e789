// queens count: how many solutions.
#include "queens/count.hpp"

#include <fmt/format.h>

#include <chrono>
#include <cstdint>
#include <cstdio>
#include <nlohmann/json.hpp>
#include <optional>

#include "base/words.hpp"
#include "commands.hpp"
#include "count_failure.hpp"
#include "flags.hpp"
#include "input.hpp"
#include "interrupt.hpp"
#include "ledger_words.hpp"
#include "memory.hpp"
#include "output.hpp"
#include "rule_commands.hpp"
#include "rule_flag.hpp"
#include "table.hpp"
#include "work_flags.hpp"

namespace queens::app {
namespace {

enum class Counted { solutions, classes, by_square };

struct CountRequest {
  std::string board;
  Rule rule = Rule::queens;
  Counted counted = Counted::solutions;
  Alike alike = Alike::by_symmetries;
  enum class Form { plain, csv, json } form = Form::plain;
  enum class Talk { quiet, verbose } talk = Talk::quiet;
  std::string kernel;
  int threads = 0;
  std::uint64_t memory = 0;  ///< bytes; 0 for half of what is free
  std::string ledger;        ///< a file; none when empty
  ProgressLine::Form progress = ProgressLine::Form::bar_on_terminal;
};

/// What was asked for, beside all solutions.
struct Answer {
  Count all;
  std::optional<ClassCount> classes = std::nullopt;
  std::optional<SquareCounts> squares = std::nullopt;
};

template <class Result>
Result answered(const tl::expected<Result, CountFailure>& result, const CountRequest& request) {
  if (!result) throw worded_failure(result.error(), request.kernel);
  return *result;
}

/// Counts what the ledger has not yet; makes it at first.
Total counted_by_ledger(const Board& board, const CountRequest& request) {
  constexpr double kBatchSeconds = 2;
  Ledger ledger = ledger_of(request.ledger, board);
  const WorkFlags flags{.threads = request.threads,
                        .memory = request.memory,
                        .batch_seconds = kBatchSeconds,
                        .progress = request.progress};
  work(request.ledger, ledger, {}, flags);
  return held(request.ledger, total_of(held(request.ledger, ledger.cases())));
}

Answer counted(const WideBoard& wide, const CountRequest& request) {
  Progress progress;
  const ProgressLine line(request.progress, progress, "");
  const CountOptions options{request.kernel, request.threads,
                             memory_bytes(request.memory, wide.side()), &stop_on_interrupt(),
                             &progress};
  if (wide.side() > Board::kMaxSide) return {.all = answered(count(wide, options), request)};
  const Board board = narrowed(wide);
  switch (request.counted) {
    case Counted::solutions:
      break;
    case Counted::classes: {
      const ClassCount classes = answered(count_classes(board, options, request.alike), request);
      return {.all = classes.all, .classes = classes};
    }
    case Counted::by_square: {
      const SquareCounts squares = answered(count_by_square(board, options), request);
      return {.all = squares.all, .squares = squares};
    }
  }
  return {.all = answered(count(board, options), request)};
}

int reserved_count(const WideBoard& board) {
  int count = 0;
  for (int row = 0; row < board.side(); ++row)
    for (int column = 0; column < board.side(); ++column)
      count += board.is_reserved({row, column}) ? 1 : 0;
  return count;
}

void explain(const WideBoard& board, const Count& count, double seconds) {
  say(tr_format("board: side {}, {} reserved, {} fixed", board.side(), reserved_count(board),
                board.fixed_queens().size()));
  if (board.side() <= Board::kMaxSide)
    say(tr_format(", keeps {} of 8 symmetries", narrowed(board).symmetries().order()));
  say(tr_format("\nkernel: {}", count.kernel));
  if (count.expected_seconds)
    say(tr_format(", about {:.2g} s expected on one thread", *count.expected_seconds));
  say("\n");
  say(tr_format("plan: {} cases, {} threads\n", count.cases, count.threads));
  say(tr_format("time: {:.3f} s\n", seconds));
}

/// The board's numbers, row by row.
Cells cells_of(const SquareCounts& squares) {
  Cells cells;
  for (const auto& row : squares.solutions) {
    cells.emplace_back();
    for (const Total& total : row) cells.back().push_back(total.to_string());
  }
  return cells;
}

std::string as_json(const WideBoard& board, const Answer& answer) {
  nlohmann::ordered_json object = {{"side", board.side()},
                                   {"reserved", reserved_count(board)},
                                   {"fixed", board.fixed_queens().size()},
                                   {"solutions", answer.all.solutions.to_string()}};
  if (answer.classes) {
    object["classes"] = answer.classes->classes.to_string();
    object["symmetries"] = answer.classes->symmetries;
  }
  if (answer.squares) object["by_square"] = cells_of(*answer.squares);
  return object.dump() + "\n";
}

std::string as_text(const Answer& answer, CountRequest::Form form) {
  if (answer.squares && form == CountRequest::Form::csv)
    return csv_lines(cells_of(*answer.squares));
  if (answer.squares) return aligned_lines(cells_of(*answer.squares));
  return (answer.classes ? answer.classes->classes : answer.all.solutions).to_string() + "\n";
}

void refuse_what_is_too_large(const WideBoard& board, const CountRequest& request) {
  if (board.side() <= Board::kMaxSide) return;
  if (request.counted != Counted::solutions)
    refuse(tr_format("{} expected a side up to {}, found {}",
                     request.counted == Counted::classes ? "--classes" : "--by-square",
                     Board::kMaxSide, board.side()));
  if (board.side() > kMaxCountedSide)
    refuse(tr_format("count expected a side up to {}, found {}", kMaxCountedSide, board.side()));
  if (board.is_empty())
    refuse(tr_format("count expected few open squares above side {}, found all open",
                     Board::kMaxSide));
}

/// The answer for one board as text.
std::string run(const WideBoard& board, const CountRequest& request) {
  const auto start = std::chrono::steady_clock::now();
  const Answer answer = counted(board, request);
  const std::chrono::duration<double> time = std::chrono::steady_clock::now() - start;
  if (request.talk == CountRequest::Talk::verbose) explain(board, answer.all, time.count());
  return request.form == CountRequest::Form::json ? as_json(board, answer)
                                                  : as_text(answer, request.form);
}

void run_under_rule(const CountRequest& request) {
  const bool is_verbose = request.talk == CountRequest::Talk::verbose;
  const RuledBoard board = read_ruled_board_argument(request.board, request.rule,
                                                     is_verbose ? Explain::yes : Explain::no);
  Output output;
  output.write(counted_under_rule(
      board,
      {request.kernel, request.threads, request.progress,
       request.form == CountRequest::Form::json ? RuledCount::Form::json : RuledCount::Form::plain,
       is_verbose ? RuledCount::Talk::verbose : RuledCount::Talk::quiet}));
  output.flush();
}

/// Answers board by board; in the words of UVa where the boards came so.
void run(const CountRequest& request) {
  if (request.rule != Rule::queens) return run_under_rule(request);
  const FoundBoards found = read_boards_argument(
      request.board, request.talk == CountRequest::Talk::verbose ? Explain::yes : Explain::no);
  for (const WideBoard& board : found.boards) refuse_what_is_too_large(board, request);
  if (!request.ledger.empty()) {
    if (found.boards.size() != 1) refuse(tr("--ledger expected one board"));
    if (found.boards.front().side() > Board::kMaxSide)
      refuse(tr_format("--ledger expected a side up to {}, found {}", Board::kMaxSide,
                       found.boards.front().side()));
    Output output;
    output.write(counted_by_ledger(narrowed(found.boards.front()), request).to_string() + "\n");
    return output.flush();
  }
  const bool drawn =
      request.counted == Counted::by_square && request.form != CountRequest::Form::json;
  const bool numbered = found.format == board_format_named("uva") && !drawn &&
                        request.form == CountRequest::Form::plain;
  Output output;
  for (std::size_t i = 0; i < found.boards.size(); ++i) {
    if (numbered) output.write(fmt::format("Case {}: ", i + 1));
    if (drawn && i > 0) output.write("\n");
    output.write(run(found.boards[i], request));
    output.flush();
  }
}

}  // namespace

void add_count(CLI::App& program, ExitCode& /*exit_code: a count is always an answer*/) {
  CLI::App& command = *program.add_subcommand(
      "count", tr("How many solutions a board has; of several boards in a file, a line each"));
  const auto request = std::make_shared<CountRequest>();
  add_board(command, request->board);
  add_rule(command, request->rule);
  auto* classes = command.add_flag_callback(
      "--classes", [=] { request->counted = Counted::classes; },
      tr("Count solutions up to the symmetries that the board keeps"));
  add_rotations(command, request->alike, classes);
  auto* by_square = command.add_flag_callback(
      "--by-square", [=] { request->counted = Counted::by_square; },
      tr("Count the solutions with a queen on each square, a row of the board a line"));
  by_square->excludes(classes);
  auto* csv = command.add_flag_callback(
      "--csv", [=] { request->form = CountRequest::Form::csv; },
      tr("Comma-separated values, with --by-square"));
  csv->needs(by_square);
  command
      .add_flag_callback(
          "--json", [=] { request->form = CountRequest::Form::json; },
          tr("Print one JSON object, numbers of solutions as strings"))
      ->excludes(csv);
  add_threads(command, request->threads);
  command
      .add_option("--kernel", request->kernel,
                  tr_format("The counting engine: {};\n"
                            "a family of them (lanes, colours); or up-to-avx2, up-to-portable.\n"
                            "Chosen for the board when not given, here or in QUEENS_KERNEL",
                            fmt::join(kernel_names(), ", ")))
      ->envname("QUEENS_KERNEL")
      ->check(CLI::Validator(
          [](const std::string& name) {
            return is_kernel_choice(name)
                       ? std::string()
                       : tr_format("expected one of {}, a family or up-to-..., found {}",
                                   fmt::join(kernel_names(), ", "), name);
          },
          fmt::format("{{{}}}", fmt::join(kernel_names(), ","))))
      ->type_name("NAME");
  add_memory(command, request->memory);
  command
      .add_option("--ledger", request->ledger,
                  tr("Record each case's count in FILE, durably: the same command goes on after a\n"
                     "crash, and workers may help ('queens work FILE')"))
      ->excludes(classes)
      ->excludes(by_square)
      ->type_name("FILE");
  add_progress(command, request->progress);
  command.add_flag_callback(
      "--verbose", [=] { request->talk = CountRequest::Talk::verbose; },
      tr("Tell the board's format, the plan and the time on standard error"));
  add_examples(command, tr("queens count 8             92"),
               tr("queens count board.txt     the board in a file, '.' open and '*' reserved"));
  command.callback([=, &command] {
    refuse_under_rule(command, request->rule, {"--classes", "--by-square", "--ledger"});
    run(*request);
  });
}

}  // namespace queens::app

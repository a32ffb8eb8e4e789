// queens find: one solution, or "Solution does not exist".
#include "queens/find.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <functional>

#include "base/words.hpp"
#include "commands.hpp"
#include "flags.hpp"
#include "input.hpp"
#include "interrupt.hpp"
#include "output.hpp"
#include "progress.hpp"
#include "queens/construct.hpp"
#include "queens/solution_check.hpp"
#include "rule_commands.hpp"
#include "rule_flag.hpp"

namespace queens::app {
namespace {

struct FindRequest {
  std::string board;
  Rule rule = Rule::queens;
  SolutionText text{Format::matrix};
  RuledFind::Wanted wanted = RuledFind::Wanted::any;
  FindOptions options;
  double time_limit = 0;  ///< seconds; 0 for none
  enum class Settled { on_terminal, always } settled = Settled::on_terminal;
  ProgressLine::Form progress = ProgressLine::Form::bar_on_terminal;
};

/// Fills in the columns of the rows from one on: a formula, or what a search left in memory.
using Columns = std::function<void(int first_row, std::span<int> columns)>;

void refuse_what_is_too_large(const FindRequest& request, const WideBoard& board) {
  const int side = board.side();
  if (side > kMaxDrawnSide && is_multiline(request.text.format))
    refuse(tr_format("a side above {} is not drawn: expected --format placement or binary",
                     kMaxDrawnSide));
  if (side > Board::kMaxSide && request.options.order != FindOrder::any)
    refuse(tr_format("--first expected a side up to {}, found {}", Board::kMaxSide, side));
  if (side > Board::kMaxSide && request.wanted == RuledFind::Wanted::only)
    refuse(tr_format("--unique expected a side up to {}, found {}", Board::kMaxSide, side));
  if (!decidable(side) && !request.options.proof.empty())
    refuse(tr_format("side {} is too large for --proof", side));
  if (side > kMaxSearchedSide && (request.options.seed || !board.is_empty()))
    refuse(
        tr_format("expected a side up to {} with --seed, reserved squares or fixed queens, "
                  "found {}",
                  kMaxSearchedSide, side));
}

Columns columns_of(Placement placement) {
  return [placement = std::move(placement)](int first_row, std::span<int> columns) {
    std::copy_n(placement.begin() + first_row, columns.size(), columns.begin());
  };
}

Columns columns_of(const Construction& construction) {
  return [construction](int first_row, std::span<int> columns) {
    construction.fill(first_row, columns);
  };
}

/// The columns of a solution, or nothing if there is none.
std::optional<Columns> solve(const WideBoard& board, const FindOptions& options, const Stop& stop) {
  if (board.side() > Board::kMaxSide && board.is_empty() && !options.seed)
    return columns_of(Construction(board.side()));
  Finding finding = find(board, options, stop);
  switch (finding.verdict) {
    case Finding::Verdict::found:
      return columns_of(std::move(finding.placement));
    case Finding::Verdict::none:
      return std::nullopt;
    case Finding::Verdict::undecided:
      throw Failure(ExitCode::stopped,
                    tr("queens: undecided: no solution was found, and none was ruled out"));
    case Finding::Verdict::stopped:
      break;
  }
  throw stopped_before_decided();
}

/// Says on standard error how far a long search for the first solution is.
std::function<void(Square)> drawn_progress(FindOrder order, int side) {
  return [=](Square square) {
    say(order == FindOrder::rows
            ? tr_format("queens: row {} of {}: column {}\n", square.row, side, square.column)
            : tr_format("queens: column {} of {}: row {}\n", square.row, side, square.column));
  };
}

/// A proof is about a formula: it is written first, so that no proof is without it.
void write_formula(const std::string& proof, const WideBoard& board) {
  const std::string name = proof + ".cnf";
  std::ofstream file(name);
  file << proof_formula(board);
  // What cannot be opened now is not a reason to search for an hour.
  if (!file.flush() || !std::ofstream(proof))
    refuse(tr_format("cannot write {}", file ? proof : name));
}

/// Nothing was proved: an empty or unfinished proof must not be taken for one.
void remove_proof(const std::string& proof) {
  std::remove(proof.c_str());
  std::remove((proof + ".cnf").c_str());
}

/// Calls `use` with all columns, a few hundred rows at a time; once if there are none.
void for_each_stretch(const Columns& columns, int side, const Stop& stop,
                      const std::function<void(std::span<const int>)>& use) {
  constexpr int kStretch = 256;  // as a drawing, at most 5 MB
  std::vector<int> stretch;
  int row = 0;
  do {
    if (stop.requested())
      throw Failure(ExitCode::stopped, tr("queens: stopped before all was written"));
    stretch.resize(static_cast<std::size_t>(std::min(kStretch, side - row)));
    columns(row, stretch);
    use(stretch);
    row += static_cast<int>(stretch.size());
  } while (row < side);
}

void require_solution(const WideBoard& board, const Columns& columns, const Stop& stop) {
  SolutionCheck check(board);
  for_each_stretch(columns, board.side(), stop,
                   [&](std::span<const int> stretch) { check.take(stretch); });
  if (!check.is_solution())
    refuse(tr("what was found is not a solution: this is a fault of the program"));
}

/// As `solve`, with what was asked for around it.
std::optional<Columns> solve(const WideBoard& board, const FindRequest& request, const Stop& stop) {
  FindOptions options = request.options;
  const bool tells_rows =
      options.order != FindOrder::any && request.progress == ProgressLine::Form::bar_on_terminal;
  if (tells_rows && (request.settled == FindRequest::Settled::always || isatty(STDERR_FILENO) == 1))
    options.settled = drawn_progress(options.order, board.side());
  std::optional<ProgressLine> line;
  if (!tells_rows) line.emplace(request.progress, [] { return Standing{}; });
  if (options.proof.empty()) return solve(board, options, stop);
  write_formula(options.proof, board);
  try {
    auto columns = solve(board, options, stop);
    if (columns) remove_proof(options.proof);
    return columns;
  } catch (const Failure&) {
    remove_proof(options.proof);
    throw;
  }
}

/// Whether no other solution than this one exists.
bool is_only(const WideBoard& board, const Columns& columns, const Stop& stop) {
  Placement solution(static_cast<std::size_t>(board.side()));
  if (!solution.empty()) columns(0, solution);
  return !is_found(find_another(narrowed(board), solution, {}, stop));
}

ExitCode run_under_rule(const FindRequest& request) {
  const RuledBoard board = read_ruled_board_argument(request.board, request.rule);
  if (request.time_limit > 0) stop_after(request.time_limit);
  return find_under_rule(board, {request.text, request.options, request.wanted, request.progress});
}

ExitCode run(const FindRequest& request) {
  if (request.rule != Rule::queens) return run_under_rule(request);
  const WideBoard board = read_wide_board_argument(request.board);
  refuse_what_is_too_large(request, board);
  const Stop& stop = stop_on_interrupt();
  if (request.time_limit > 0) stop_after(request.time_limit);
  const auto columns = solve(board, request, stop);
  const bool only_wanted = request.wanted == RuledFind::Wanted::only;
  const bool refused = columns && only_wanted && !is_only(board, *columns, stop);
  Output output;
  if (refused) {
    output.write(tr(kNotUnique));
  } else if (columns) {
    require_solution(board, *columns, stop);
    SolutionWriter writer(board, request.text.format, request.text.base);
    std::string written;
    for_each_stretch(*columns, board.side(), stop, [&](std::span<const int> stretch) {
      written.clear();
      writer.append(written, stretch);
      output.write(written);
    });
  } else {
    output.write(tr("Solution does not exist\n"));
  }
  output.flush();
  return columns && !refused ? ExitCode::answered : ExitCode::no;
}

}  // namespace

void add_find(CLI::App& program, ExitCode& exit_code) {
  CLI::App& command = *program.add_subcommand(
      "find",
      tr("One solution of a board, or \"Solution does not exist\". Sides up to 1000000000;\n"
         "above 2000, boards that are not empty are searched with bounded effort, which may\n"
         "end undecided (exit code 3)."));
  const auto request = std::make_shared<FindRequest>();
  add_board(command, request->board);
  add_rule(command, request->rule);
  add_solution_text(command, request->text, Binary::words);
  CLI::Option* first = command.add_option_function<std::string>(
      "--first",
      [=](const std::string& order) {
        request->options.order = order == "rows" ? FindOrder::rows : FindOrder::columns;
      },
      tr("The first solution by rows (smallest column in each row) or by columns\n"
         "(smallest row in each column); without it, whichever is found soonest"));
  first->check(CLI::IsMember({"rows", "columns"}))->type_name("ORDER");
  command
      .add_option("--seed", request->options.seed,
                  tr("A random solution, the same for the same seed; not every solution is\n"
                     "equally likely"))
      ->check(whole_number())
      ->excludes(first)
      ->type_name("S");
  command.add_flag_callback(
      "--unique", [=] { request->wanted = RuledFind::Wanted::only; },
      tr("Only a solution that is the only one; if there are two, \"Solution is not\n"
         "unique\" and exit code 1"));
  add_threads(command, request->options.threads);
  command
      .add_option("--time-limit", request->time_limit,
                  tr("Give up after so many seconds, undecided (exit code 3)"))
      ->check(CLI::Range(0.001, 1e8))
      ->type_name("SECONDS");
  if (can_prove())
    command
        .add_option("--proof", request->options.proof,
                    tr("If there is no solution, write why: a DRAT proof to FILE, and the formula\n"
                       "that it is about, with its squares, to FILE.cnf (sides up to 2000)"))
        ->excludes(first)
        ->type_name("FILE");
  command
      .add_option_function<std::string>(
          "--progress",
          [=](const std::string& name) {
            if (name == "rows") request->settled = FindRequest::Settled::always;
            if (name == "json") request->progress = ProgressLine::Form::json;
          },
          tr("bar (the default, on a terminal only: the time so far); with --first, rows: each\n"
             "as soon as it is known (the default there, on a terminal); or json: one object a\n"
             "second; all on standard error"))
      ->check(CLI::IsMember({"bar", "rows", "json"}))
      ->type_name("FORM");
  add_examples(command,
               tr("queens find 8 --first columns      column by column, smallest row first"),
               "queens find 1000000 --format placement > million.txt");
  command.callback([=, &command, &exit_code] {
    refuse_under_rule(command, request->rule, {"--proof"});
    exit_code = run(*request);
  });
}

}  // namespace queens::app

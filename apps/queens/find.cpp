// queens find: one solution, or "Solution does not exist".
#include "queens/find.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <functional>

#include "commands.hpp"
#include "flags.hpp"
#include "input.hpp"
#include "interrupt.hpp"
#include "output.hpp"
#include "queens/construct.hpp"
#include "queens/solution_check.hpp"

namespace queens::app {
namespace {

struct Request {
  std::string board;
  SolutionText text{Format::matrix};
  FindOptions options;
};

/// Fills in the columns of the rows from one on: a formula, or what a search left in memory.
using Columns = std::function<void(int first_row, std::span<int> columns)>;

[[noreturn]] void refuse(const std::string& reason) {
  throw Failure(ExitCode::bad, "queens: " + reason);
}

void refuse_what_is_too_large(const Request& request, const WideBoard& board) {
  const int side = board.side();
  if (side > kMaxDrawnSide && is_multiline(request.text.format))
    refuse(fmt::format("a side above {} is not drawn: expected --format placement or binary",
                       kMaxDrawnSide));
  if (side > Board::kMaxSide && request.options.order != FindOrder::any)
    refuse(fmt::format("--first expected a side up to {}, found {}", Board::kMaxSide, side));
  if (side > kMaxSearchedSide && (request.options.seed || !board.is_empty()))
    refuse(
        fmt::format("expected a side up to {} with --seed, reserved squares or fixed queens, "
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
                    "queens: undecided: no solution was found, and none was ruled out");
    case Finding::Verdict::stopped:
      break;
  }
  throw Failure(ExitCode::stopped, "queens: stopped before it was decided");
}

/// Calls `use` with all columns, a few hundred rows at a time; once if there are none.
void for_each_stretch(const Columns& columns, int side, const Stop& stop,
                      const std::function<void(std::span<const int>)>& use) {
  constexpr int kStretch = 256;  // as a drawing, at most 5 MB
  std::vector<int> stretch;
  int row = 0;
  do {
    if (stop.requested())
      throw Failure(ExitCode::stopped, "queens: stopped before all was written");
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
    refuse("what was found is not a solution: this is a fault of the program");
}

ExitCode run(const Request& request) {
  const WideBoard board = read_wide_board_argument(request.board);
  refuse_what_is_too_large(request, board);
  const Stop& stop = stop_on_interrupt();
  const auto columns = solve(board, request.options, stop);
  Output output;
  if (columns) {
    require_solution(board, *columns, stop);
    SolutionWriter writer(board, request.text.format, request.text.base);
    std::string written;
    for_each_stretch(*columns, board.side(), stop, [&](std::span<const int> stretch) {
      written.clear();
      writer.append(written, stretch);
      output.write(written);
    });
  } else {
    output.write("Solution does not exist\n");
  }
  output.flush();
  return columns ? ExitCode::answered : ExitCode::no;
}

}  // namespace

void add_find(CLI::App& program, ExitCode& exit_code) {
  CLI::App& command = *program.add_subcommand(
      "find",
      "One solution of a board, or \"Solution does not exist\". Sides up to 1000000000;\n"
      "above 64, boards that are not empty are searched with bounded effort, which may\n"
      "end undecided (exit code 3).");
  const auto request = std::make_shared<Request>();
  add_board(command, request->board);
  add_solution_text(command, request->text, Binary::yes);
  CLI::Option* first = command.add_option_function<std::string>(
      "--first",
      [=](const std::string& order) {
        request->options.order = order == "rows" ? FindOrder::rows : FindOrder::columns;
      },
      "The first solution by rows (smallest column in each row) or by columns\n"
      "(smallest row in each column); without it, whichever is found soonest");
  first->check(CLI::IsMember({"rows", "columns"}))->type_name("ORDER");
  command
      .add_option("--seed", request->options.seed,
                  "A random solution, the same for the same seed; not every solution is\n"
                  "equally likely")
      ->check(whole_number())
      ->excludes(first)
      ->type_name("S");
  add_examples(command, "queens find 8 --first columns      column by column, smallest row first",
               "queens find 1000000 --format placement > million.txt");
  command.callback([=, &exit_code] { exit_code = run(*request); });
}

}  // namespace queens::app

// queens list: every solution, streamed; or those at some places of the list.
#include "queens/list.hpp"

#include <fmt/format.h>

#include <exception>
#include <optional>

#include "base/words.hpp"
#include "commands.hpp"
#include "flags.hpp"
#include "input.hpp"
#include "interrupt.hpp"
#include "list_request.hpp"
#include "output.hpp"
#include "pieces.hpp"
#include "progress.hpp"
#include "queens/board_text.hpp"
#include "queens/tree_estimate.hpp"
#include "ranking.hpp"
#include "rule_commands.hpp"
#include "rule_flag.hpp"

namespace queens::app {
namespace {

/// About how many solutions are passed over or written; 0 where nobody knows.
double solutions_expected(const Board& board, const ListOptions& options) {
  constexpr std::uint64_t kFew = 4096;
  const auto estimate = estimate_tree(board, {.descent = Descent::weighted, .probes = kFew});
  double all = estimate ? estimate->solutions.mean : 0;
  if (options.listing == Listing::classes)
    all /= symmetries_of(options.alike, board.symmetries()).order();
  const double wanted = static_cast<double>(options.first) + static_cast<double>(options.limit);
  // Of a list that begins somewhere, no estimate says how much is left.
  if (!options.from.empty()) return wanted < all ? wanted : 0;
  return std::min(all, wanted);
}

/// Writes the list; a failure to write waits until the threads of the list have ended.
Listed write_list(const Board& board, const ListRequest& request, Output& output) {
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
  const Pieces pieces = request.orbits == ListRequest::Orbits::written
                            ? pieces_with_orbits(board, request.text)
                            : pieces_of(board, request.text);
  Progress progress;
  ListOptions options = request.options;
  options.progress = &progress;
  std::optional<double> expected;  // found by the first who asks: most lists are done by then
  const auto standing = [&]() -> Standing {
    if (!expected) expected = solutions_expected(board, options);
    return {*expected, progress.done(), progress.done(), tr_later("solutions")};
  };
  std::optional<ProgressLine> line;
  if (request.progress == ProgressLine::Form::json || !output.is_terminal())
    line.emplace(request.progress, standing);
  const Listed listed = list(board, pieces, options, write);
  if (failure) std::rethrow_exception(failure);
  return listed;
}

Listed write_side_zero(const ListRequest& request, Output& output) {
  if (request.options.limit == 0 || request.options.first > 0) return {0, Listed::End::complete};
  std::string written = empty_solution(request.text);
  if (request.orbits == ListRequest::Orbits::written)
    written = request.text.format == Format::json ? "{\"columns\":[],\"orbit\":1}\n" : "\t1\n";
  output.write(written);
  return {1, Listed::End::complete};
}

/// Begins the list near `options.first`, as counting is quicker than to pass over so many.
void skip_by_counting(const Board& board, ListOptions& options, ProgressLine::Form form) {
  constexpr std::uint64_t kQuicklyPassed = 100'000;
  if (options.first < kQuicklyPassed || options.listing == Listing::classes) return;
  const ProgressLine line(form, [] { return Standing{}; });
  Ranks ranks(board, counter(options.threads, *options.stop));
  const auto start = ranks.start(options.first);
  if (!start && start.error() == RankFailure::out_of_range) {
    options.limit = 0;
    return;
  }
  const Ranks::Start& found = ranked(start, *options.stop);
  options.from = found.beginning;
  options.first = found.first;
}

/// The end of a list that was to hold one solution, if it did not.
ExitCode end_list(const ListRequest& request, std::uint64_t listed, Output& output) {
  const bool missing = request.at && listed == 0;
  if (missing) output.write(tr("Solution does not exist\n"));
  return missing ? ExitCode::no : ExitCode::answered;
}

ExitCode run_list(const Board& board, ListRequest request, Output& output) {
  ListOptions& options = request.options;
  skip_by_counting(board, options, request.progress);
  const Listed listed =
      board.side() == 0 ? write_side_zero(request, output) : write_list(board, request, output);
  if (listed.end == Listed::End::stopped) {
    output.flush();
    throw Failure(ExitCode::stopped, tr("queens: stopped before the list was complete"));
  }
  return end_list(request, listed.solutions, output);
}

ExitCode run(ListRequest request) {
  if (request.options.first > 0 && (request.at || request.sample || !request.rank.empty()))
    throw Failure(ExitCode::bad, tr("queens list: --from K excludes --at, --rank and --sample"));
  const Format format = request.text.format;
  if (request.orbits == ListRequest::Orbits::written && format != Format::placement &&
      format != Format::json)
    throw Failure(ExitCode::bad, tr("queens list: --orbits expected --format placement or json"));
  request.options.stop = &stop_on_interrupt();
  if (request.at) {
    request.options.first = *request.at;
    request.options.limit = 1;
  }
  Output output;
  ExitCode exit_code = ExitCode::answered;
  if (request.rule != Rule::queens) {
    const RuledBoard board = read_ruled_board_argument(request.board, request.rule);
    exit_code = end_list(
        request, list_under_rule(board, request.text, request.options, request.progress, output),
        output);
  } else if (!request.rank.empty()) {
    run_rank(request, output);
  } else {
    const Board board = read_board_argument(request.board);
    if (request.sample)
      run_sample(board, request, output);
    else
      exit_code = run_list(board, request, output);
  }
  output.flush();
  return exit_code;
}

/// --from stands for the format of BOARD in all commands; here a number is a place in the list.
void add_from(CLI::App& command, ListOptions& options) {
  command.remove_option(command.get_option("--from"));
  command
      .add_option_function<std::vector<std::string>>(
          "--from",
          [&options](const std::vector<std::string>& values) {
            for (const std::string& value : values)
              if (const BoardFormat* format = board_format_named(value); format != nullptr)
                require_board_format(format);
              else
                options.first = std::stoull(value);
          },
          wrapped(
              tr_format("Begin at solution K, counted from 0; or the format of BOARD (found from "
                        "the text when not given): {}",
                        readable_format_names())))
      ->check(readable_format() | whole_number())
      ->expected(1)
      ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll)
      ->type_name("K|FORMAT");
}

}  // namespace

void add_list(CLI::App& program, ExitCode& exit_code) {
  CLI::App& command = *program.add_subcommand(
      "list", tr("Every solution of a board, in lexicographic order of the column of each row; or\n"
                 "those at some places of this list, found by counting"));
  const auto request = std::make_shared<ListRequest>();
  add_board(command, request->board);
  add_rule(command, request->rule);
  add_solution_text(command, request->text, Binary::bytes);
  add_from(command, request->options);
  command.add_option("--limit", request->options.limit, tr("Stop after K solutions"))
      ->check(whole_number())
      ->type_name("K");
  CLI::Option* at = command.add_option("--at", request->at, tr("Only solution K, counted from 0"))
                        ->check(whole_number())
                        ->excludes("--limit")
                        ->type_name("K");
  CLI::Option* rank =
      command
          .add_option(
              "--rank", request->rank,
              tr("Instead, the places in the list of the solutions in FILE (- for standard\n"
                 "input), in any format that check reads; BOARD is empty when not given"))
          ->excludes(at)
          ->excludes("--limit")
          ->type_name("FILE");
  CLI::Option* sample =
      command
          .add_option("--sample", request->sample,
                      tr("Draw M solutions at random, each equally likely every time"))
          ->check(whole_number())
          ->excludes(at)
          ->excludes(rank)
          ->excludes("--limit")
          ->type_name("M");
  command
      .add_option("--seed", request->seed,
                  tr("What to draw: the same for the same seed (0 when not given)"))
      ->check(whole_number())
      ->needs(sample)
      ->type_name("S");
  command
      .add_flag_callback(
          "--distinct", [=] { request->draw = Draw::distinct; }, tr("Draw no solution twice"))
      ->needs(sample);
  CLI::Option* classes =
      command
          .add_flag_callback(
              "--classes", [=] { request->options.listing = Listing::classes; },
              tr("Of the solutions that the symmetries of the board carry to each other, only the\n"
                 "first"))
          ->excludes(at)
          ->excludes(rank)
          ->excludes(sample);
  add_rotations(command, request->options.alike, classes);
  command
      .add_flag_callback(
          "--orbits", [=] { request->orbits = ListRequest::Orbits::written; },
          tr("After each, how many solutions it stands for (placement, json)"))
      ->needs(classes);
  add_threads(command, request->options.threads);
  add_progress(command, request->progress);
  add_examples(command, tr("queens list 6                      4 lines, the first is 1 3 5 0 2 4"),
               "queens list 8 --format board --limit 2");
  command.callback([=, &command, &exit_code] {
    refuse_under_rule(command, request->rule, {"--rank", "--sample", "--classes"});
    exit_code = run(*request);
  });
}

}  // namespace queens::app

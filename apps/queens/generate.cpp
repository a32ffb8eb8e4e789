// queens generate: random boards, as many as wanted, from a seed.
#include "queens/generate.hpp"

#include <fmt/format.h>

#include <string_view>

#include "base/words.hpp"
#include "commands.hpp"
#include "flags.hpp"
#include "interrupt.hpp"
#include "queens/board_text.hpp"
#include "queens/find.hpp"
#include "recipe.hpp"
#include "rule_commands.hpp"
#include "rule_flag.hpp"
#include "series.hpp"

namespace queens::app {
namespace {

enum class Wanted { any, solvable, unique, unsolvable };

struct GenerateRequest {
  RecipeRequest recipe;
  Rule rule = Rule::queens;
  Wanted wanted = Wanted::any;
  std::uint64_t many = 1;
  std::uint64_t seed = 0;
  std::uint64_t tries = 10'000;
  const BoardFormat* to = board_format_named("grid");
  std::string out;  ///< a folder; empty for standard output
  int threads = 0;
  ProgressLine::Form progress = ProgressLine::Form::bar_on_terminal;
};

Judgement judgement_of(const RuledBoard& board, Wanted wanted, int threads, const Stop& stop) {
  using Verdict = Finding::Verdict;
  // Queens are fixed where no queen of the plane attacks them.
  if (board.rule() != Rule::queens && !conflicts_of_fixed(board).empty())
    return Judgement::unwanted;
  if (wanted == Wanted::any) return Judgement::wanted;
  const FindOptions options{.threads = threads};
  Finding finding = find(board, options, stop);
  bool is_wanted = (finding.verdict == Verdict::found) == (wanted != Wanted::unsolvable);
  if (finding.verdict == Verdict::found && wanted == Wanted::unique) {
    finding = find_another(board, finding.placement, options, stop);
    is_wanted = finding.verdict == Verdict::none;
  }
  if (finding.verdict == Verdict::stopped) return Judgement::stopped;
  return is_wanted ? Judgement::wanted : Judgement::unwanted;
}

std::string_view name_of(Wanted wanted) {
  switch (wanted) {
    case Wanted::unique:
      return tr("with exactly one solution");
    case Wanted::unsolvable:
      return tr("without a solution");
    case Wanted::solvable:
    case Wanted::any:
      break;
  }
  return tr("with a solution");
}

/// What may help to find a board, as the end of a sentence.
std::string_view advice(const GenerateRequest& request, NotGenerated::Reason reason) {
  const RecipeRequest& recipe = request.recipe;
  const bool is_empty = recipe.reserved.amount == 0 && recipe.queens == 0;
  if (reason != NotGenerated::Reason::dead_ends && request.wanted == Wanted::unsolvable)
    return tr("; with more reserved squares or queens there may be");
  if (reason != NotGenerated::Reason::dead_ends && request.wanted == Wanted::unique)
    return is_empty ? tr("; with reserved squares there may be")
                    : tr("; with fewer or more reserved squares there may be");
  return is_empty ? "" : tr("; with fewer reserved squares or queens there may be");
}

[[noreturn]] void fail(const GenerateRequest& request, const NotGenerated& failure) {
  using Reason = NotGenerated::Reason;
  if (failure.reason == Reason::stopped)
    throw Failure(ExitCode::stopped, tr("queens: stopped before the last board was found"));
  throw Failure(
      ExitCode::no,
      tr_format("queens: no board {} in {}{}",
                failure.reason == Reason::dead_ends ? tr("with room for the queens")
                                                    : name_of(request.wanted),
                tr_count("{} try", "{} tries", failure.tries), advice(request, failure.reason)));
}

void run_puzzles(const GenerateRequest& request) {
  if (request.recipe.side > Regions::kMaxSide)
    refuse(tr_format("--rule regions expected a side up to {}, found {}", Regions::kMaxSide,
                     request.recipe.side));
  generate_puzzles({request.recipe.side,
                    request.wanted == Wanted::solvable ? PuzzleRequest::Wanted::solvable
                                                       : PuzzleRequest::Wanted::unique,
                    request.many, request.seed, request.tries, request.out, request.progress});
}

void run(const GenerateRequest& request) {
  if (request.rule == Rule::regions) return run_puzzles(request);
  const Stop& stop = stop_on_interrupt();
  const GeneratedBoards boards(recipe_of(request.recipe), request.seed);
  const auto draw = [&](std::uint64_t number, Wanted wanted) {
    const auto judge = [&](const Board& board) {
      return judgement_of(RuledBoard(board, request.rule), wanted, request.threads, stop);
    };
    const auto board = boards.at(number, request.tries, judge, stop);
    if (!board) fail(request, board.error());
    return WideBoard(*board);
  };
  // What a format cannot express, it cannot on any of the boards: that is known before the search.
  written(draw(0, Wanted::any), *request.to);
  SeriesWriter writer(*request.to, request.out, request.many);
  Progress progress;
  progress.expect(static_cast<double>(request.many));
  const ProgressLine line(request.progress, progress, tr_later("boards"));
  for (std::uint64_t number = 0; number < request.many; ++number) {
    writer.check_next();
    writer.write(draw(number, request.wanted));
    progress.advance(1);
  }
  writer.end();
}

}  // namespace

void add_generate(CLI::App& program, ExitCode& /*exit_code: a board is always an answer*/) {
  CLI::App& command = *program.add_subcommand(
      "generate",
      tr("Random boards: every set of so many reserved squares is equally likely, and then\n"
         "each queen is fixed on a square that is still open. The same seed gives the same\n"
         "boards, on any machine."));
  const auto request = std::make_shared<GenerateRequest>();
  command.add_option("--side", request->recipe.side, tr("Side of the boards, 1 to 64"))
      ->required()
      ->check(CLI::Range(1, Board::kMaxSide))
      ->type_name("N");
  add_rule(command, request->rule);
  command
      .add_option_function<std::string>(
          "--reserved",
          [=](const std::string& text) { request->recipe.reserved = reserved_amount_of(text); },
          tr("How many squares are reserved: a number, or a share of all as in 20%,\n"
             "rounded (none when not given)"))
      ->check(reserved_amount())
      ->type_name("K|P%");
  command
      .add_option("--queens", request->recipe.queens,
                  tr("How many queens are fixed; none attacks another (none when not given)"))
      ->check(whole_number())
      ->type_name("K");
  const auto add_wanted = [&](const std::string& name, Wanted wanted, const std::string& meaning) {
    return command.add_flag_callback(
        name, [=] { request->wanted = wanted; }, meaning);
  };
  CLI::Option* solvable =
      add_wanted("--solvable", Wanted::solvable, tr("Only boards that have a solution"));
  CLI::Option* unique =
      add_wanted("--unique", Wanted::unique, tr("Only boards that have exactly one"))
          ->excludes(solvable);
  add_wanted("--unsolvable", Wanted::unsolvable, tr("Only boards that have none"))
      ->excludes(solvable)
      ->excludes(unique);
  command
      .add_option_function<std::string>(
          "--symmetry",
          [=](const std::string& name) { request->recipe.symmetry = &symmetry_named(name); },
          tr("What carries reserved squares and queens to each other: half-turn,\n"
             "quarter-turn, mirror (left and right), diagonal (the main one), or all.\n"
             "A share of the squares becomes the next lower number that is possible"))
      ->check(CLI::IsMember(symmetry_names()))
      ->type_name("KIND");
  constexpr std::uint64_t kMost = 999'999'999'999'999'999;
  command
      .add_option("--many", request->many,
                  tr("How many boards (1 when not given); the first ones of a longer series\n"
                     "are the same"))
      ->check(CLI::Range(std::uint64_t{1}, kMost))
      ->type_name("M");
  command.add_option("--seed", request->seed, tr("What to draw (0 when not given)"))
      ->check(whole_number())
      ->type_name("S");
  command
      .add_option("--tries", request->tries,
                  tr("Give a board up when so many were drawn and none was as wanted\n"
                     "(exit code 1; 10000 when not given)"))
      ->check(CLI::Range(std::uint64_t{1}, kMost))
      ->type_name("T");
  command
      .add_option_function<std::string>(
          "--to", [=](const std::string& name) { request->to = board_format_named(name); },
          wrapped(tr_format("Format to write (grid when not given): {}", writable_format_names())))
      ->check(writable_format())
      ->type_name("FORMAT");
  command
      .add_option("--out", request->out,
                  tr("Write each board to a file of its own in this folder: board-1.txt or as\n"
                     "the format is called; files that are there are not overwritten"))
      ->type_name("FOLDER");
  add_threads(command, request->threads);
  add_progress(command, request->progress);
  add_examples(
      command, "queens generate --side 8 --reserved 20% --unique",
      "queens generate --side 12 --queens 4 --symmetry quarter-turn --many 100 --out boards");
  command.callback([=, &command] {
    if (request->rule == Rule::regions)
      refuse_under_rule(command, request->rule,
                        {"--reserved", "--queens", "--unsolvable", "--symmetry", "--to"});
    run(*request);
  });
}

}  // namespace queens::app

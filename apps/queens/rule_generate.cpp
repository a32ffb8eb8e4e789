// queens generate --rule regions: puzzles.
#include "base/words.hpp"
#include "interrupt.hpp"
#include "queens/generate.hpp"
#include "queens/puzzle_text.hpp"
#include "rule_commands.hpp"

namespace queens::app {

void generate_puzzles(const PuzzleRequest& request) {
  const Stop& stop = stop_on_interrupt();
  const GeneratedPuzzles puzzles(request.side, request.seed);
  FindOther find_other;
  if (request.wanted == PuzzleRequest::Wanted::unique)
    find_other = [&](const RuledBoard& puzzle, const Placement& solution) {
      Finding other = find_another(puzzle, solution, {}, stop);
      return other.verdict == Finding::Verdict::found ? std::optional(std::move(other.placement))
                                                      : std::nullopt;
    };
  SeriesWriter writer(*board_format_named("grid"), request.out, request.many);
  Progress progress;
  progress.expect(static_cast<double>(request.many));
  const ProgressLine line(request.progress, progress, tr_later("puzzles"));
  for (std::uint64_t number = 0; number < request.many; ++number) {
    writer.check_next();
    const auto puzzle = puzzles.at(number, request.tries, find_other, stop);
    if (!puzzle && puzzle.error().reason == NotGenerated::Reason::stopped)
      throw Failure(ExitCode::stopped, tr("queens: stopped before the last puzzle was found"));
    if (!puzzle)
      throw Failure(ExitCode::no, tr_format("queens: no puzzle of side {} in {}", request.side,
                                            tr_count("{} try", "{} tries", puzzle.error().tries)));
    std::string text;
    append_puzzle(text, *puzzle);
    writer.write_text(text);
    progress.advance(1);
  }
  writer.end();
}

}  // namespace queens::app

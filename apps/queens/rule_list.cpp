// queens list --rule.
#include "base/words.hpp"
#include "pieces.hpp"
#include "rule_commands.hpp"

namespace queens::app {

std::uint64_t list_under_rule(const RuledBoard& board, const SolutionText& text,
                              const ListOptions& options, ProgressLine::Form form, Output& output) {
  Progress progress;
  const ProgressLine line(form, [&progress]() -> Standing {
    return {0, progress.done(), progress.done(), tr_later("solutions")};
  });
  const Pieces pieces = pieces_of(board.board(), text);
  Solutions solutions(board, *options.stop);
  std::uint64_t listed = 0;
  for (std::uint64_t passed = 0; listed < options.limit; progress.advance(1)) {
    const Placement* solution = solutions.next();
    if (solution == nullptr) break;
    if (passed++ < options.first) continue;
    if (listed++ > 0) output.write(pieces.between);
    for (std::size_t row = 0; row < solution->size(); ++row)
      output.write(pieces.of_square[row][static_cast<std::size_t>((*solution)[row])]);
    if (solution->empty()) output.write(empty_solution(text));
  }
  if (options.stop->requested()) {
    output.flush();
    throw Failure(ExitCode::stopped, tr("queens: stopped before the list was complete"));
  }
  return listed;
}

}  // namespace queens::app

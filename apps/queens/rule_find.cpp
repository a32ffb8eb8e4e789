// queens find --rule.
#include "base/words.hpp"
#include "interrupt.hpp"
#include "rule_commands.hpp"

namespace queens::app {
bool is_found(const Finding& finding) {
  switch (finding.verdict) {
    case Finding::Verdict::found:
      return true;
    case Finding::Verdict::none:
      return false;
    case Finding::Verdict::undecided:
    case Finding::Verdict::stopped:
      break;
  }
  throw stopped_before_decided();
}

ExitCode find_under_rule(const RuledBoard& board, const RuledFind& request) {
  const Stop& stop = stop_on_interrupt();
  const ProgressLine line(request.progress, [] { return Standing{}; });
  const Finding finding = find(board, request.options, stop);
  std::string written = tr("Solution does not exist\n");
  ExitCode exit_code = ExitCode::no;
  if (is_found(finding)) {
    if (!violations(board, squares_of(finding.placement)).empty())
      refuse(tr("what was found is not a solution: this is a fault of the program"));
    if (request.wanted == RuledFind::Wanted::only &&
        is_found(find_another(board, finding.placement, {}, stop))) {
      written = tr(kNotUnique);
    } else {
      const WideBoard drawn(board.board());
      written.clear();
      SolutionWriter(drawn, request.text.format, request.text.base)
          .append(written, finding.placement);
      exit_code = ExitCode::answered;
    }
  }
  Output output;
  output.write(written);
  output.flush();
  return exit_code;
}

}  // namespace queens::app

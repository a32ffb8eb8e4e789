// queens count --rule.
#include <chrono>
#include <nlohmann/json.hpp>

#include "base/words.hpp"
#include "count_failure.hpp"
#include "interrupt.hpp"
#include "rule_commands.hpp"

namespace queens::app {

std::string counted_under_rule(const RuledBoard& board, const RuledCount& request) {
  const auto start = std::chrono::steady_clock::now();
  const auto count_it = [&] {
    Progress progress;
    const ProgressLine line(request.progress, progress, "");
    return count(board, CountOptions{.kernel = request.kernel,
                                     .threads = request.threads,
                                     .stop = &stop_on_interrupt(),
                                     .progress = &progress});
  };
  const auto count = count_it();
  if (!count) throw worded_failure(count.error(), request.kernel);
  const std::chrono::duration<double> time = std::chrono::steady_clock::now() - start;
  const int reserved = board.board().reserved_count();
  const std::size_t fixed = board.board().fixed_queens().size();
  if (request.talk == RuledCount::Talk::verbose) {
    say(tr_format("board: side {}, {} reserved, {} fixed", board.side(), reserved, fixed));
    say(tr_format("; rule {}\n", name_of(board.rule())));
    say(tr_format("kernel: {}\n", count->kernel));
    say(tr_format("plan: {} cases, {} threads\n", count->cases, count->threads));
    say(tr_format("time: {:.3f} s\n", time.count()));
  }
  if (request.form == RuledCount::Form::plain) return count->solutions.to_string() + "\n";
  const nlohmann::ordered_json object = {{"side", board.side()},
                                         {"rule", name_of(board.rule())},
                                         {"reserved", reserved},
                                         {"fixed", fixed},
                                         {"solutions", count->solutions.to_string()}};
  return object.dump() + "\n";
}

}  // namespace queens::app

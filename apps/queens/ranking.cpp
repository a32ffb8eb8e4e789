#include "ranking.hpp"

#include "base/words.hpp"
#include "exit_code.hpp"
#include "queens/count.hpp"

namespace queens::app {

CountBoard counter(int threads, const Stop& stop) {
  return [threads, &stop](const Board& board) -> std::optional<std::uint64_t> {
    CountOptions options;
    options.threads = threads;
    options.stop = &stop;
    const auto result = count(board, options);
    if (!result) return std::nullopt;
    return result->solutions.as_word();
  };
}

void fail(RankFailure failure, const Stop& stop) {
  if (failure == RankFailure::out_of_range)
    throw Failure(ExitCode::no, tr("queens: the board has no more solutions than that"));
  if (stop.requested())
    throw Failure(ExitCode::stopped, tr("queens: stopped before the solution was found"));
  throw Failure(ExitCode::bad, tr("queens: the solutions do not fit into 64 bits"));
}

}  // namespace queens::app

// queens list --sample and --rank: solutions by chance, and places in the list.
#include <fmt/format.h>

#include "base/words.hpp"
#include "input.hpp"
#include "list_request.hpp"
#include "pieces.hpp"
#include "ranking.hpp"
#include "violation_text.hpp"

namespace queens::app {

void run_sample(const Board& board, const ListRequest& request, Output& output) {
  const Stop& stop = *request.options.stop;
  const ProgressLine line(request.progress, [] { return Standing{}; });
  Ranks ranks(board, counter(request.options.threads, stop));
  const std::uint64_t total = ranked(ranks.total(), stop);
  const std::uint64_t most = request.draw == Draw::distinct ? total : *request.sample;
  if (*request.sample > most || (total == 0 && *request.sample > 0))
    throw Failure(ExitCode::no, tr_format("queens: the board has only {} solutions", total));
  RandomRanks random(total, request.seed, request.draw);
  const Pieces pieces = pieces_of(board, request.text);
  std::string written;
  for (std::uint64_t drawn = 0; drawn < *request.sample; ++drawn) {
    const Placement solution = ranked(ranks.at(*random.next()), stop);
    if (stop.requested())
      throw Failure(ExitCode::stopped, tr("queens: stopped before all were drawn"));
    written = drawn == 0 ? "" : pieces.between;
    for (std::size_t row = 0; row < solution.size(); ++row)
      written += pieces.of_square[row][static_cast<std::size_t>(solution[row])];
    output.write(solution.empty() ? empty_solution(request.text) : written);
  }
}

void run_rank(const ListRequest& request, Output& output) {
  if (request.board == "-" && request.rank == "-")
    refuse(tr("only one of BOARD and --rank can be standard input"));
  const Stop& stop = *request.options.stop;
  std::optional<Board> board;
  if (!request.board.empty()) board = read_board_argument(request.board);
  const Source source = read_source(request.rank, kMaxTextBytes);
  QueensTextOptions text;
  if (board) text.side = board->side();
  if (request.text.base == IndexBase::one) text.base = IndexBase::one;
  QueensReader reader(source.text, text);
  std::optional<Ranks> ranks;
  for (bool at_end = false; !at_end;) {
    const auto next = reader.next();
    if (!next) throw Failure(ExitCode::bad, worded(source.name, next.error()));
    at_end = !*next;
    if (at_end) break;
    const WrittenQueens& written = **next;
    if (!board) board.emplace(written.side);
    const auto wrong = violations(*board, written.queens);
    if (written.side != board->side() || !wrong.empty()) {
      output.flush();
      throw Failure(ExitCode::no, tr_format("queens: line {}: not a solution: {}", written.line,
                                            wrong.empty() ? tr_format("side {}", written.side)
                                                          : worded(wrong.front(), written.base)));
    }
    Placement solution(static_cast<std::size_t>(board->side()));
    for (const Square& queen : written.queens)
      solution[static_cast<std::size_t>(queen.row)] = queen.column;
    if (!ranks) ranks.emplace(*board, counter(request.options.threads, stop));
    output.write(fmt::format("{}\n", ranked(ranks->of(solution), stop)));
  }
}

}  // namespace queens::app

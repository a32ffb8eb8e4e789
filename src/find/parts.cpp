#include "find/parts.hpp"

#include <atomic>
#include <deque>
#include <utility>
#include <vector>

#include "plan/divide.hpp"
#include "plan/smallest_choice.hpp"
#include "work/parallel.hpp"

namespace queens {
namespace {

Board with_queen(Board board, Square queen) {
  board.fix(queen);
  return board;
}

/// The parts of one board and what is known of them.
class Parts {
 public:
  explicit Parts(std::deque<Board> boards)
      : boards_(std::move(boards)), ended_(boards_.size()), solutions_(boards_.size()) {}

  Existence look(int threads, std::uint64_t nodes, const Stop& stop, Placement& solution) {
    for_each_index(boards_.size(), threads, [&](std::size_t part) {
      Placement found;
      const Patience patience{.stops = Stops(stop, ended_[part]), .max_nodes = nodes};
      const Existence answer = look_for_one(boards_[part], patience, found);
      if (answer == Existence::found) keep(part, std::move(found));
      if (answer == Existence::undecided && !ended_[part].requested()) all_decided_ = false;
    });
    if (stop.requested()) return Existence::undecided;
    for (Placement& found : solutions_) {
      if (found.empty()) continue;
      solution = std::move(found);
      return Existence::found;
    }
    return all_decided_ ? Existence::none : Existence::undecided;
  }

 private:
  /// Later parts need not be looked at any more; earlier ones may still have the first solution.
  void keep(std::size_t part, Placement found) {
    solutions_[part] = std::move(found);
    for (std::size_t later = part + 1; later < ended_.size(); ++later) ended_[later].request();
  }

  std::deque<Board> boards_;
  std::deque<Stop> ended_;
  std::atomic<bool> all_decided_ = true;
  std::vector<Placement> solutions_;  ///< of each part; empty where none was found
};

}  // namespace

Existence look_in_parts(const Board& board, int threads, const PartsEffort& effort,
                        const Stop& stop, Placement& solution) {
  const Existence answer =
      look_for_one(board, {.stops = Stops(stop), .max_nodes = effort.whole}, solution);
  if (answer != Existence::undecided || stop.requested()) return answer;
  constexpr std::size_t kParts = 1000;
  // Enough of them to keep all threads busy.
  return Parts(divided(board, kParts, smallest_choice, with_queen))
      .look(threads, effort.part, stop, solution);
}

}  // namespace queens

// The solutions of a puzzle, in order.
#pragma once

#include "kernel/rule/choice_search.hpp"

namespace queens {

/// Row by row, but a queen without a choice stands at once: in a puzzle most have none, and a plain
/// walk would try all beginnings before it finds that out.
class PuzzleWalk {
 public:
  explicit PuzzleWalk(const RuledBoard& board)
      : board_(board), search_(board_, ChoiceBoard::Order::rows) {}
  PuzzleWalk(const PuzzleWalk&) = delete;
  PuzzleWalk& operator=(const PuzzleWalk&) = delete;

  WalkOutcome next_solution(const Stop& stop) { return search_.next_solution(stop); }
  [[nodiscard]] const Placement& placement() const { return search_.placement(); }

 private:
  ChoiceBoard board_;
  ChoiceSearch search_;
};

}  // namespace queens

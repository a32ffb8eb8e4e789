// The search tree of a board, from its first solution to its last.
#pragma once

#include <cstdint>
#include <variant>

#include "board/rule/any_gate.hpp"
#include "board/rule/row_walk.hpp"
#include "queens/board.hpp"
#include "queens/placement.hpp"
#include "queens/rule.hpp"
#include "queens/stop.hpp"

namespace queens {

/// Backtracking row by row, smallest column first, one step at a time: whoever walks may pause
/// between two solutions for as long as he likes. Solutions come in lexicographic order.
class Walk {
 public:
  using Outcome = WalkOutcome;

  explicit Walk(const Board& board) : Walk(RuledBoard(board)) {}
  explicit Walk(const RuledBoard& board);

  /// Goes on to the next solution. A step is a queen placed; there are `max_steps` of them at most.
  Outcome next_solution(const Stop& stop, std::uint64_t max_steps = ~std::uint64_t{0});

  [[nodiscard]] const Placement& placement() const;

 private:
  /// A walk for each gate.
  template <class Gates>
  struct WalkThrough;
  template <class... G>
  struct WalkThrough<std::variant<G...>> {
    using Any = std::variant<RowWalk<G>...>;
  };
  using AnyWalk = WalkThrough<AnyGate>::Any;

  AnyWalk walk_;
};

}  // namespace queens

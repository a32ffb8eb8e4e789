// The search tree of a board, from its first solution to its last.
#pragma once

#include <array>
#include <cstdint>

#include "board/attacks.hpp"
#include "queens/board.hpp"
#include "queens/placement.hpp"
#include "queens/stop.hpp"

namespace queens {

/// Backtracking row by row, smallest column first, one step at a time: whoever walks may pause
/// between two solutions for as long as he likes. Solutions come in lexicographic order.
class Walk {
 public:
  enum class Outcome {
    solution,  ///< `placement()` is the next solution
    end,       ///< there are no more
    paused,    ///< the steps were used up, or a stop was requested; call again to go on
  };

  explicit Walk(const Board& board);

  /// Goes on to the next solution. A step is a queen placed; there are `max_steps` of them at most.
  Outcome next_solution(const Stop& stop, std::uint64_t max_steps = ~std::uint64_t{0});

  [[nodiscard]] const Placement& placement() const { return placement_; }

 private:
  void enter(int row, const Attacks& attacks);

  Board board_;
  Placement placement_;
  int row_ = 0;  ///< the row to place next; -1 at the end
  std::array<Attacks, Board::kMaxSide> attacks_{};
  std::array<Row, Board::kMaxSide> untried_{};
};

}  // namespace queens

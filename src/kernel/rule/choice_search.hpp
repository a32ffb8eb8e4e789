// Smallest choice first under any rule, from one solution to the next.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "base/random.hpp"
#include "board/rule/row_walk.hpp"
#include "kernel/counted.hpp"
#include "kernel/rule/choice_board.hpp"
#include "queens/stop.hpp"

namespace queens {

/// Goes through the solutions of a state; whoever asks may pause between two of them.
class ChoiceSearch {
 public:
  using Order = ChoiceBoard::Order;
  using Outcome = WalkOutcome;

  /// `board` must outlive this object. A seed has equally small lines, and the squares of one,
  /// tried in an order of its own.
  ChoiceSearch(const ChoiceBoard& board, ChoiceBoard::State from, Order order,
               std::optional<std::uint64_t> seed = std::nullopt);
  explicit ChoiceSearch(const ChoiceBoard& board, Order order = Order::smallest,
                        std::optional<std::uint64_t> seed = std::nullopt)
      : ChoiceSearch(board, board.root(), order, seed) {}

  /// Goes on to the next solution, over at most so many nodes: queens put by choice.
  Outcome next_solution(const Stop& stop, std::uint64_t max_nodes = ~std::uint64_t{0});

  /// The columns of the last solution.
  [[nodiscard]] const Placement& placement() const { return *placement_; }

 private:
  struct Level {
    ChoiceBoard::State state;
    std::vector<int> untried;  ///< squares of the line that branches, the next one last
  };

  void branch(Level& level);

  const ChoiceBoard& board_;
  Order order_;
  std::optional<Random> random_;
  std::vector<Level> levels_;
  int depth_ = 0;             ///< of the level that branches; -1 at the end
  bool is_complete_ = false;  ///< the root, without a choice
  const Placement* placement_ = nullptr;
};

/// The solutions of a state; a part of them if the stop was requested.
Counted count_by_choice(const ChoiceBoard& board, const ChoiceBoard::State& from, const Stop& stop);

/// States that do not overlap and miss no solution, at least `wanted` of them if there is enough
/// to branch on: for threads.
std::vector<ChoiceBoard::State> parts_of(const ChoiceBoard& board, std::size_t wanted);

}  // namespace queens

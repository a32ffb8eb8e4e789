// What each strategy does at a node; everything else about trees is written once for all of them.
#pragma once

#include <cstdint>
#include <vector>

#include "plan/plan.hpp"
#include "queens/board.hpp"
#include "queens/tree.hpp"
#include "tree/node.hpp"

namespace queens {

/// The boards whose trees a strategy walks: one, of weight 1, but for `symmetry`.
Plan cases_of(const Board& board, Pruning pruning);

/// One strategy on one board.
class Tactics {
 public:
  Tactics(const Board& board, const Strategy& strategy);

  /// A tree's root, and what follows from it: `forced` gets what is placed without a choice.
  Node root(std::vector<Square>& forced);

  /// Puts a queen, and does what follows from it.
  void place(Node& node, Square queen, std::vector<Square>& forced);

  /// The row to go on with. Requires that one has no queen, and no dead end.
  int choose_row(const Node& node);

  /// Whether the queens of a complete placement attack nobody and stand on open squares; the row of
  /// the first that does not is the dead end. Asks only if `place` did not.
  std::optional<DeadEnd> check_complete(const Node& node);

  /// Whether squares of the chosen row are asked one by one, as the search comes to them.
  [[nodiscard]] bool asks_squares() const {
    return pruning_ != Pruning::none && pruning_ != Pruning::smallest;
  }

  /// How often one square was asked whether a queen may stand there, but for those squares.
  [[nodiscard]] std::uint64_t checks() const { return checks_; }

 private:
  [[nodiscard]] bool prunes_lines() const { return pruning_ > Pruning::columns; }
  void put(Node& node, Square queen) const;
  void look_further(Node& node, std::vector<Square>& forced);
  void look_ahead(Node& node);
  void settle(Node& node, std::vector<Square>& forced);
  bool settle_once(Node& node, std::vector<Square>& forced);

  Board board_;
  Pruning pruning_;
  RowOrder order_;
  std::uint64_t checks_ = 0;
};

}  // namespace queens

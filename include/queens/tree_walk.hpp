// A search tree node by node.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "queens/board.hpp"
#include "queens/export.hpp"
#include "queens/placement.hpp"
#include "queens/tree.hpp"

namespace queens {

/// What becomes of a node.
enum class Fate : std::uint8_t { branches, dead_end, solution };

/// Why a node is a dead end.
struct DeadEnd {
  enum class Kind : std::uint8_t {
    row,     ///< has no open square
    column,  ///< has no open square
    queen,   ///< of this row may not stand where it does, in a complete placement
  };
  Kind kind = Kind::row;
  int index = 0;  ///< of the row or column
  friend bool operator==(const DeadEnd&, const DeadEnd&) = default;
};

/// Goes through the nodes of a tree, each before its children, smaller columns first. Whoever walks
/// may pause as long as he likes.
class TreeWalk {
 public:
  QUEENS_API explicit TreeWalk(const Board& board, const Strategy& strategy = {});
  QUEENS_API ~TreeWalk();
  QUEENS_API TreeWalk(TreeWalk&&) noexcept;
  QUEENS_API TreeWalk& operator=(TreeWalk&&) noexcept;

  /// Goes on to the next node, at first to a root; false at the end.
  QUEENS_API bool next();

  /// Of the node where the walk is: 0 at a root.
  QUEENS_API [[nodiscard]] int depth() const;
  /// The queen that led to it; (-1, -1) at a root.
  QUEENS_API [[nodiscard]] Square queen() const;
  /// The queens that `propagate` placed after it, in that order.
  QUEENS_API [[nodiscard]] const std::vector<Square>& forced() const;
  QUEENS_API [[nodiscard]] Fate fate() const;
  /// Requires a dead end.
  QUEENS_API [[nodiscard]] DeadEnd dead_end() const;
  /// The row that branches. Requires a node that does.
  QUEENS_API [[nodiscard]] int row() const;
  /// The squares of that row that get a branch: bit c is column c.
  QUEENS_API [[nodiscard]] std::uint64_t open() const;
  /// The column of each row's queen, -1 where there is none yet.
  QUEENS_API [[nodiscard]] Placement placement() const;

  /// So far, as in TreeProfile.
  QUEENS_API [[nodiscard]] std::uint64_t checks() const;

  /// The board of the case that is walked: with `symmetry` one of several, else the board itself.
  QUEENS_API [[nodiscard]] const Board& board() const;
  QUEENS_API [[nodiscard]] std::size_t case_index() const;
  QUEENS_API [[nodiscard]] std::size_t cases() const;

 private:
  class Stack;
  std::unique_ptr<Stack> stack_;
};

}  // namespace queens

// A walk through a search tree as the steps that a person would take.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "queens/placement.hpp"
#include "queens/tree_walk.hpp"

namespace queens::app {

struct Step {
  enum class Kind {
    next_case,  ///< a tree begins: one of several
    place,      ///< a queen by choice
    force,      ///< a queen without a choice
    dead_end,   ///< which `dead_end` tells
    solution,
    back,  ///< every square of the row was tried
  };
  Kind kind;
  int depth = 0;
  Square queen = {};        ///< placed or forced
  DeadEnd dead_end = {};    ///< of a dead end
  int row = 0;              ///< of a step back
  std::uint64_t checks;     ///< so far
  const Placement& queens;  ///< on the board; -1 in rows without one
};

/// Takes the walk to its end, or until `use` returns false.
void for_each_step(TreeWalk& walk, const std::function<bool(const Step&)>& use);

/// "place row 2 column 4".
std::string worded(const Step& step, const TreeWalk& walk);

/// One JSON object on a line of its own.
std::string as_json_line(const Step& step, const TreeWalk& walk);

/// The board with its queens: '.' open, '*' reserved, 'x' closed in another way.
std::string drawn(const Board& board, const Placement& queens);

}  // namespace queens::app

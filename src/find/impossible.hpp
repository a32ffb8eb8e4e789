// What can be seen to have no solution at a glance, on boards of any side.
#pragma once

#include "queens/wide_board.hpp"

namespace queens {

/// Whether the fixed queens attack each other or stand on listed squares, or some row or column
/// has no open square left. False proves nothing: the effort is bounded, and most boards without a
/// solution hide it better.
bool is_plainly_impossible(const WideBoard& board);

}  // namespace queens

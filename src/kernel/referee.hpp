// The readable kernel: what every faster one is compared with.
#pragma once

#include "kernel/counted.hpp"
#include "queens/board.hpp"
#include "queens/stop.hpp"

namespace queens {

bool usable_by_referee(const Board& board) noexcept;

/// Backtracking row by row with three sets of attacked columns, one bit a column.
Counted count_by_referee(const Board& board, const Stop& stop) noexcept;

}  // namespace queens

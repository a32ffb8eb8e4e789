// The search for any solution that always goes on in the row with the fewest open squares.
#pragma once

#include <cstdint>
#include <optional>

#include "queens/board.hpp"
#include "queens/find.hpp"
#include "queens/stop.hpp"

namespace queens {

/// Complete: it finds a solution if there is one. Ties go to the smaller row, then column.
Finding find_by_smallest_choice(const Board& board, const Stop& stop);

}  // namespace queens

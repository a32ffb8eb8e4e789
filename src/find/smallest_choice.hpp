// The search for any solution that always goes on in the row with the fewest open squares.
#pragma once

#include <cstdint>

#include "queens/board.hpp"
#include "queens/find.hpp"
#include "queens/stop.hpp"

namespace queens {

/// Complete: it finds a solution if there is one. Ties go to the smaller row, then column.
Finding find_by_smallest_choice(const Board& board, const Stop& stop);

/// The same with the columns of each row tried in an order drawn by chance, begun anew with twice
/// the patience whenever it takes long: some orders do, most do not.
Finding find_by_random_choice(const Board& board, std::uint64_t seed, const Stop& stop);

}  // namespace queens

// The lexicographically first solution, row by row.
#pragma once

#include <functional>

#include "queens/board.hpp"
#include "queens/find.hpp"
#include "queens/stop.hpp"

namespace queens {

/// The solution with the smallest column in row 0, then in row 1, and so on. For each row it asks
/// of one column after the other whether a solution begins like that, on up to `threads` threads.
/// `settled` is told of every row when its column is known.
Finding find_first_by_rows(const Board& board, int threads,
                           const std::function<void(Square)>& settled, const Stop& stop);

}  // namespace queens

#include "kernel/lanes/below.hpp"

#include <bit>

namespace queens::lanes {

Below rows_below(const Board& board, int first, Attacks attacks) {
  const Row columns = full_row(board.side()) & ~attacks.columns;
  Row open[kMaxSide] = {};
  Row any = 0;
  Below below = {};
  Rows& rows = below.rows;
  for (int row = first; row < board.side(); ++row, attacks = attacks.after(0)) {
    open[rows.count] = board.open_row(row) & ~attacks.all();
    any |= open[rows.count];
    rows.distance[rows.count++] = 1;
  }
  below.left = any == 0 ? 0 : lowest_column(any);
  for (int row = 0; row < rows.count; ++row)
    rows.open[row] = static_cast<std::uint32_t>(open[row] >> below.left);
  rows.columns = static_cast<std::uint32_t>(columns >> below.left);
  rows.width = static_cast<int>(std::bit_width(any >> below.left));
  return below;
}

}  // namespace queens::lanes

#include "kernel/referee.hpp"

#include "board/attacks.hpp"

namespace queens {
namespace {

Counted count_from(const Board& board, int row, Attacks attacks, const Stop& stop) noexcept {
  if (row == board.side()) return Counted::of(1);
  if (stop.requested()) return {};
  Counted count;
  for (Row rest = board.open_row(row) & ~attacks.all(); rest != 0; rest = without_lowest(rest))
    count.add(count_from(board, row + 1, attacks.after(bit(lowest_column(rest))), stop));
  return count;
}

}  // namespace

bool usable_by_referee(const Board&) noexcept { return true; }

Counted count_by_referee(const Board& board, const Stop& stop) noexcept {
  return count_from(board, 0, Attacks{}, stop);
}

}  // namespace queens

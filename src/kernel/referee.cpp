#include "kernel/referee.hpp"

#include "board/attacks.hpp"

namespace queens {
namespace {

std::uint64_t count_from(const Board& board, int row, Attacks attacks, const Stop& stop) noexcept {
  if (row == board.side()) return 1;
  if (stop.requested()) return 0;
  std::uint64_t count = 0;
  for (Row rest = board.open_row(row) & ~attacks.all(); rest != 0; rest = without_lowest(rest))
    count += count_from(board, row + 1, attacks.after(bit(lowest_column(rest))), stop);
  return count;
}

}  // namespace

bool usable_by_referee(const Board&) noexcept { return true; }

std::uint64_t count_by_referee(const Board& board, const Stop& stop) noexcept {
  return count_from(board, 0, Attacks{}, stop);
}

}  // namespace queens

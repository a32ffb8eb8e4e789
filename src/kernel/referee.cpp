#include "kernel/referee.hpp"

#include "kernel/row_search.hpp"

namespace queens {

bool usable_by_referee(const Board&) noexcept { return true; }

Counted count_by_referee(const Board& board, const Stop& stop) noexcept {
  Counted count;
  count_rows(board, QueensGate(), 0, {}, stop, count);
  return count;
}

}  // namespace queens

#include "queens/construct.hpp"

#include <cassert>

namespace queens {

// The plain ladders share a diagonal exactly if the even side is 2 modulo 6; the shifted ones,
// which mirror each other in the board's centre, exactly if it is a multiple of 6.
Construction::Construction(int side) noexcept
    : side_(side), even_side_(side - side % 2), shifted_(even_side_ % 6 == 2) {
  assert(exists(side));
}

void Construction::fill(int first_row, std::span<int> columns) const noexcept {
  for (int row = first_row; int& filled : columns) filled = column(row++);
}

}  // namespace queens

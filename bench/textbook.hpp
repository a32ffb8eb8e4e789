// What a textbook has: the three words of attacked columns, row by row.
#pragma once

#include <cstdint>

#include "queens/board.hpp"

namespace queens::bench {

/// The solutions of the empty board of `side`, 1 <= side <= 32: those with the first row's queen
/// in the left half, twice, and those with it in the middle.
std::uint64_t count_by_textbook(int side);

/// The solutions of a board with side <= 64: one mask a row, no symmetry.
std::uint64_t count_by_textbook(const Board& board);

}  // namespace queens::bench

// Solutions that a symmetry leaves as they are.
#pragma once

#include <cstdint>

#include "queens/board.hpp"
#include "queens/stop.hpp"

namespace queens {

/// The number of solutions of `board` that `symmetry` carries to themselves; a part of it if `stop`
/// was requested. The identity fixes every solution, so it is not asked here: it must not be given.
/// A search of its own, which places a queen together with all its images: never a list of all
/// solutions. On the empty board the half turn fixes about as many as the square root of them.
/// The board need not be symmetric itself.
/// Source: Burnside's lemma makes classes of it; the counts are OEIS A032522 (half turn) and
/// A033148
///         (quarter turn). A reflection would carry a queen into its own row, column or diagonal,
///         so it fixes no solution of a side above 1.
std::uint64_t count_fixed_by(const Board& board, Symmetry symmetry, const Stop& stop) noexcept;

}  // namespace queens

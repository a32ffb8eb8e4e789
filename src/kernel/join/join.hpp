// The join kernels: the lists of two half boards, compared by the million pairs.
#pragma once

#include "kernel/counted.hpp"
#include "kernel/means.hpp"
#include "queens/board.hpp"

namespace queens {

/// Sides up to 32: the diagonals that both halves can hit, 2 (side - 1) of them, fit 64 bits.
inline constexpr int kMaxJoinSide = 32;

/// Beyond this side, at least half of the squares must be open. A join goes through all sets of
/// half of the columns, 40 million at side 28, however few of them a board lets the top half use.
inline constexpr int kMaxJoinSideAnyBoard = 22;

// The number of solutions of a board of side up to kMaxJoinSide; a part of it if the stop was
// requested. All take the same steps; they differ in the instructions they need. At least a quarter
// of a MiB a thread is always taken; a small bound of memory only costs time.

bool usable_by_join_portable(const Board& board) noexcept;
Counted count_by_join_portable(const Board& board, const Means& means) noexcept;

#if defined(__x86_64__)
bool usable_by_join_avx2(const Board& board) noexcept;
Counted count_by_join_avx2(const Board& board, const Means& means) noexcept;

bool usable_by_join_avx512(const Board& board) noexcept;
Counted count_by_join_avx512(const Board& board, const Means& means) noexcept;
#endif

}  // namespace queens

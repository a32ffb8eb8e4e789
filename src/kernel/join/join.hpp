// The join kernels: the lists of two half boards, compared by the million pairs.
#pragma once

#include <cstddef>
#include <cstdint>

#include "queens/board.hpp"
#include "queens/stop.hpp"

namespace queens {

/// Sides up to 32: the diagonals that both halves can hit, 2 (side - 1) of them, fit 64 bits.
inline constexpr int kMaxJoinSide = 32;

// The number of solutions of a board of side up to kMaxJoinSide; a part of it if `stop` was
// requested. All take the same steps; they differ in the instructions they need. `memory_bytes`
// bounds the working memory, roughly: at least a quarter of a MiB is always taken. Counts are the
// same under any bound; a small one only costs time.

bool usable_by_join_portable(const Board& board) noexcept;
std::uint64_t count_by_join_portable(const Board& board, const Stop& stop,
                                     std::size_t memory_bytes) noexcept;

#if defined(__x86_64__)
bool usable_by_join_avx2(const Board& board) noexcept;
std::uint64_t count_by_join_avx2(const Board& board, const Stop& stop,
                                 std::size_t memory_bytes) noexcept;

bool usable_by_join_avx512(const Board& board) noexcept;
std::uint64_t count_by_join_avx512(const Board& board, const Stop& stop,
                                   std::size_t memory_bytes) noexcept;
#endif

}  // namespace queens

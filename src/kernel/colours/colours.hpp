// The kernels that count the two colours of a board on their own, and join the counts.
#pragma once

#include "kernel/counted.hpp"
#include "kernel/means.hpp"
#include "queens/board.hpp"

namespace queens {

/// Beyond this side, at least half of the squares must be open. All sets of rows are gone through,
/// 50 million at side 28, each with a table of its own, however few of them have placements.
inline constexpr int kMaxColoursSideAnyBoard = 22;

// The number of solutions of a board of side up to 32; a part of it if the stop was requested. All
// take the same steps; they differ in the instructions they need, which are those of `lanes`.
// Each thread has a table of up to 0.13 MB at side 20, 3.4 MB at 24 and 47 MB at 28, and from side
// 23 on some times as much for placements that are sorted. Under a bound of memory some threads do
// without work, but for one.

#ifdef __wasm_simd128__
bool usable_by_colours_simd128(const Board& board) noexcept;
Counted count_by_colours_simd128(const Board& board, const Means& means) noexcept;
#else
bool usable_by_colours_portable(const Board& board) noexcept;
Counted count_by_colours_portable(const Board& board, const Means& means) noexcept;
#endif

#if defined(__x86_64__)
bool usable_by_colours_avx2(const Board& board) noexcept;
Counted count_by_colours_avx2(const Board& board, const Means& means) noexcept;

bool usable_by_colours_avx512(const Board& board) noexcept;
Counted count_by_colours_avx512(const Board& board, const Means& means) noexcept;
#endif

}  // namespace queens

// The SIMD kernels: backtracking with one partial placement in each lane of a vector.
#pragma once

#include "kernel/counted.hpp"
#include "queens/board.hpp"
#include "queens/stop.hpp"

namespace queens {

// Boards of side 32 at most. `lanes-avx512` needs AVX-512 F, BW, VL and VBMI2; `lanes-avx2` AVX2;
// both BMI2 and POPCNT. On other processors than x86-64 only the portable one is ever usable. In
// WebAssembly `lanes-simd128` stands in its place.
// A thread keeps the scratch memory of its first count, less than a megabyte, until it ends.

#ifdef __wasm_simd128__

bool usable_by_lanes_simd128(const Board& board) noexcept;
Counted count_by_lanes_simd128(const Board& board, const Stop& stop) noexcept;

#else

bool usable_by_lanes_avx512(const Board& board) noexcept;
bool usable_by_lanes_avx2(const Board& board) noexcept;
bool usable_by_lanes_portable(const Board& board) noexcept;

Counted count_by_lanes_avx512(const Board& board, const Stop& stop) noexcept;
Counted count_by_lanes_avx2(const Board& board, const Stop& stop) noexcept;
Counted count_by_lanes_portable(const Board& board, const Stop& stop) noexcept;

#endif

}  // namespace queens

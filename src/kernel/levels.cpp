#include "kernel/levels.hpp"

#include <array>
#include <bit>

#include "kernel/lanes/below.hpp"
#include "kernel/lanes/board.hpp"
#include "kernel/lanes/lanes.hpp"
#include "kernel/lanes/scratch.hpp"
#include "kernel/row_search.hpp"

namespace queens {
namespace {

bool any_board(const Board&) noexcept { return true; }

/// A fixed queen has closed what she attacks, so nothing else is attacked at the start.
void add_by_referee(const Board& board, int rows, const Stop& stop, Levels& below) noexcept {
  add_rows(board, QueensGate(), rows, {}, stop, 0, below);
}

template <const lanes::InstructionSet& kSet>
void add_levels(const Board& board, int rows, const Stop& stop, Levels& below) noexcept {
  const lanes::Rows searched = lanes::rows_below(board, rows).rows;
  void* const scratch = lanes::scratch_of_size(kSet.scratch_bytes);
  if (scratch == nullptr) return add_by_referee(board, rows, stop, below);
  const bool narrow = searched.width <= 16 && searched.count <= 16;
  const auto count = narrow ? kSet.count_levels_narrow : kSet.count_levels_wide;
  count(searched, lanes::query_of(stop), scratch, below);
}

constexpr std::array kLevelCounters = {
    LevelCounter{"referee", any_board, add_by_referee},
#ifdef __wasm_simd128__
    LevelCounter{"lanes-simd128", usable_by_lanes_simd128, add_levels<lanes::kSimd128>},
#else
    LevelCounter{"lanes-portable", usable_by_lanes_portable, add_levels<lanes::kPortable>},
#endif
#if defined(__x86_64__)
    LevelCounter{"lanes-avx2", usable_by_lanes_avx2, add_levels<lanes::kAvx2>},
    LevelCounter{"lanes-avx512", usable_by_lanes_avx512, add_levels<lanes::kAvx512>},
#endif
};

}  // namespace

std::span<const LevelCounter> level_counters() noexcept { return kLevelCounters; }

}  // namespace queens

#include "kernel/lanes/lanes.hpp"

#include <bit>

#include "kernel/lanes/arrange.hpp"
#include "kernel/lanes/board.hpp"
#include "kernel/lanes/scratch.hpp"
#include "kernel/referee.hpp"

namespace queens {
namespace {

using namespace lanes;

/// The first row by trying, the second by looking.
Counted count_two_rows(const Rows& rows) {
  const std::uint32_t distance = rows.distance[0];
  Counted count;
  for (std::uint32_t rest = rows.open[0]; rest != 0; rest &= rest - 1) {
    const std::uint32_t queen = rest & (0 - rest);
    const std::uint32_t attacked = queen | queen << distance | queen >> distance;
    count.add(static_cast<std::uint64_t>(std::popcount(rows.open[1] & ~attacked)));
  }
  return count;
}

/// What counts the parts of a board.
struct Engine {
  const InstructionSet& set;
  const Stop& stop;
  void* scratch;
};

/// As `arrange` expects them, which is a hundred times too many: below, the split costs more than
/// it saves. Measured: 1e5 loses a quarter on a board of side 20, 45 % reserved.
constexpr double kNodesWorthAPart = 1e7;

Counted count_part(const Engine& engine, Squares squares) noexcept;

/// Words of 16 bits go through twice as many lanes, so a board that is little wider is split: one
/// part for each queen of a border column. That also puts the column with least choice first.
Counted count_split(const Engine& engine, const Squares& squares) noexcept {
  const int column = squares.border_column();
  Counted count;
  for (int row = 0; row < squares.side() && !engine.stop.requested(); ++row) {
    if (!squares.is_open(row, column)) continue;
    Squares part = squares;
    part.place(row, column);
    count.add(count_part(engine, part));
  }
  return count;
}

Counted count_part(const Engine& engine, Squares squares) noexcept {
  if (!squares.settle()) return {};
  const Arrangement best = arrange(squares);
  if (best.rows.count == 0) return Counted::of(1);
  if (best.rows.count == 2) return count_two_rows(best.rows);  // one would have been settled
  const InstructionSet& set = engine.set;
  const StopQuery query = query_of(engine.stop);
  if (best.rows.width <= 16) return set.count_narrow(best.rows, query, engine.scratch);
  if (set.count_narrow == set.count_wide)  // nothing to gain from 16 columns
    return set.count_wide(best.rows, query, engine.scratch);
  double parts = 1;
  const Squares turned = squares.transposed();
  const int upright = squares.rows().width, lying = turned.rows().width;
  for (int width = upright < lying ? upright : lying; width > 16; --width) parts *= squares.side();
  if (best.nodes > parts * kNodesWorthAPart)
    return count_split(engine, upright < lying ? squares : turned);
  return set.count_wide(best.rows, query, engine.scratch);
}

Counted count_in_lanes(const InstructionSet& set, const Board& board, const Stop& stop) noexcept {
  void* const scratch = scratch_of_size(set.scratch_bytes);
  if (scratch == nullptr) return count_by_referee(board, stop);
  return count_part({set, stop, scratch}, Squares(board));
}

bool fits(const Board& board) noexcept { return board.side() <= kMaxSide; }

}  // namespace

#ifdef __wasm_simd128__

bool usable_by_lanes_simd128(const Board& board) noexcept { return fits(board); }

Counted count_by_lanes_simd128(const Board& board, const Stop& stop) noexcept {
  return count_in_lanes(kSimd128, board, stop);
}

#else

bool usable_by_lanes_portable(const Board& board) noexcept { return fits(board); }

Counted count_by_lanes_portable(const Board& board, const Stop& stop) noexcept {
  return count_in_lanes(kPortable, board, stop);
}

#if defined(__x86_64__)

bool usable_by_lanes_avx2(const Board& board) noexcept {
  static const bool has = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") &&
                          __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("popcnt");
  return has && fits(board);
}

bool usable_by_lanes_avx512(const Board& board) noexcept {
  static const bool has = __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
                          __builtin_cpu_supports("avx512vl") &&
                          __builtin_cpu_supports("avx512vbmi2") && __builtin_cpu_supports("bmi") &&
                          __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("popcnt");
  return has && fits(board);
}

Counted count_by_lanes_avx2(const Board& board, const Stop& stop) noexcept {
  return count_in_lanes(kAvx2, board, stop);
}

Counted count_by_lanes_avx512(const Board& board, const Stop& stop) noexcept {
  return count_in_lanes(kAvx512, board, stop);
}

#else

bool usable_by_lanes_avx2(const Board&) noexcept { return false; }
bool usable_by_lanes_avx512(const Board&) noexcept { return false; }

Counted count_by_lanes_avx2(const Board& board, const Stop& stop) noexcept {
  return count_by_lanes_portable(board, stop);
}

Counted count_by_lanes_avx512(const Board& board, const Stop& stop) noexcept {
  return count_by_lanes_portable(board, stop);
}

#endif
#endif

}  // namespace queens

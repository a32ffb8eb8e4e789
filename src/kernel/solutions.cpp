#include "kernel/solutions.hpp"

#include <algorithm>
#include <array>

#include "kernel/lanes/below.hpp"
#include "kernel/lanes/board.hpp"
#include "kernel/lanes/lanes.hpp"
#include "kernel/lanes/scratch.hpp"

namespace queens {
namespace {

/// The columns left may be far apart, so the width may be the board's.
bool fits(const Board& board, int rows) noexcept {
  return board.side() <= lanes::kMaxSide && rows >= 3 && rows * column_bits(board.side()) <= 64;
}

template <bool (*kUsable)(const Board&) noexcept>
bool usable(const Board& board, int rows) noexcept {
  return fits(board, rows) && kUsable(board);
}

void take(void* to, const std::uint64_t* numbers, int count) {
  auto& all = *static_cast<std::vector<std::uint64_t>*>(to);
  all.insert(all.end(), numbers, numbers + count);
}

/// What is searched, and what the numbers mean then.
lanes::Rows rows_for(const Board& board, int row, const Attacks& attacks,
                     PackedSolutions& solutions) {
  const lanes::Below below = lanes::rows_below(board, row, attacks);
  solutions.rows = below.rows.count;
  solutions.bits = lanes::column_bits(below.rows);
  solutions.left = below.left;
  return below.rows;
}

void search(const lanes::Rows& rows, int row, const Attacks& attacks, const Stop& stop,
            std::uint64_t number, PackedSolutions& solutions) {
  if (row == rows.count) return solutions.numbers.push_back(number);
  if (stop.requested()) return;
  for (Row open = rows.open[row] & ~attacks.all(); open != 0; open = without_lowest(open)) {
    const int column = lowest_column(open);
    search(rows, row + 1, attacks.after(bit(column)), stop,
           number << solutions.bits | static_cast<std::uint64_t>(column), solutions);
  }
}

void list_by_referee(const Board& board, int row, const Attacks& attacks, const Stop& stop,
                     PackedSolutions& solutions) {
  const lanes::Rows rows = rows_for(board, row, attacks, solutions);
  search(rows, 0, {}, stop, 0, solutions);
}

template <const lanes::InstructionSet& kSet>
void list(const Board& board, int row, const Attacks& attacks, const Stop& stop,
          PackedSolutions& solutions) {
  void* const scratch = lanes::scratch_of_size(kSet.scratch_bytes);
  if (scratch == nullptr) return list_by_referee(board, row, attacks, stop, solutions);
  const lanes::Rows rows = rows_for(board, row, attacks, solutions);
  if (std::count(rows.open, rows.open + rows.count, 0U) > 0) return;
  const auto list = rows.width <= 16 ? kSet.list_narrow : kSet.list_wide;
  list(rows, lanes::query_of(stop), scratch, {take, &solutions.numbers});
}

constexpr std::array kListers = {
    SolutionLister{"referee", fits, list_by_referee},
#ifdef __wasm_simd128__
    SolutionLister{"lanes-simd128", usable<usable_by_lanes_simd128>, list<lanes::kSimd128>},
#else
    SolutionLister{"lanes-portable", usable<usable_by_lanes_portable>, list<lanes::kPortable>},
#endif
#if defined(__x86_64__)
    SolutionLister{"lanes-avx2", usable<usable_by_lanes_avx2>, list<lanes::kAvx2>},
    SolutionLister{"lanes-avx512", usable<usable_by_lanes_avx512>, list<lanes::kAvx512>},
#endif
};

}  // namespace

void PackedSolutions::repack(std::size_t begin, int wanted) {
  if (bits == wanted && left == 0) return;
  for (std::size_t i = begin; i < numbers.size(); ++i) {
    std::uint64_t number = 0;
    for (int row = 0; row < rows; ++row)
      number = number << wanted | static_cast<std::uint64_t>(column(numbers[i], row));
    numbers[i] = number;
  }
  bits = wanted;
  left = 0;
}

std::span<const SolutionLister> solution_listers() noexcept { return kListers; }

const SolutionLister* fastest_lister(const Board& board, int rows) noexcept {
  const auto fastest =
      std::find_if(kListers.rbegin(), kListers.rend(),
                   [&](const SolutionLister& lister) { return lister.usable(board, rows); });
  return fastest == kListers.rend() ? nullptr : &*fastest;
}

}  // namespace queens

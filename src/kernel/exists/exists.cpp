#include "kernel/exists/exists.hpp"

#include <bit>
#include <cstddef>

#include "base/bits.hpp"
#include "base/per_thread.hpp"
#include "base/scratch.hpp"

namespace queens {
namespace {

bool everywhere() noexcept { return true; }

#if defined(__x86_64__)
bool has_avx512() noexcept {
  return __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
         __builtin_cpu_supports("avx512vpopcntdq") && __builtin_cpu_supports("bmi") &&
         __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("popcnt");
}
#endif

constexpr ExistsEngine kEngines[] = {
#if defined(__x86_64__)
    {"avx512", has_avx512, exists::search_avx512},
#endif
    {"portable", everywhere, exists::search_portable},
};

bool gives_up(const void* asked, std::uint64_t nodes) {
  const auto& patience = *static_cast<const Patience*>(asked);
  return nodes >= patience.max_nodes || patience.stops.requested();
}

/// Memory that a thread keeps from one search to the next.
void* scratch_of_thread() {
  QUEENS_PER_THREAD const Scratch<std::byte> scratch =
      make_scratch<std::byte>(exists::kScratchBytes);
  return scratch.get();
}

}  // namespace

std::span<const ExistsEngine> exists_engines() noexcept { return kEngines; }

Existence look_for_one(const ExistsEngine& engine, const Board& board, const Patience& patience,
                       Placement& solution) {
  // The queens that are fixed have closed their lines already.
  exists::Undecided rows;
  Placement columns(static_cast<std::size_t>(board.side()));
  Row decided = 0;
  for (int row = 0; row < board.side(); ++row) {
    const Row open = board.open_row(row);
    if (open == 0) return Existence::none;
    columns[static_cast<std::size_t>(row)] = lowest_column(open);
    if (board.is_fixed({row, lowest_column(open)})) {
      decided |= open;
      continue;
    }
    rows.row[rows.count] = static_cast<std::uint64_t>(row);
    rows.open[rows.count++] = open;
  }
  rows.columns = full_row(board.side()) & ~decided;
  const Existence answer = engine.search(rows, {gives_up, &patience}, scratch_of_thread());
  if (answer != Existence::found) return answer;
  for (int i = 0; i < rows.count; ++i)
    columns[static_cast<std::size_t>(rows.row[i])] = lowest_column(rows.open[i]);
  solution = std::move(columns);
  return answer;
}

Existence look_for_one(const Board& board, const Patience& patience, Placement& solution) {
  const ExistsEngine* engine = kEngines;
  while (!engine->usable()) ++engine;
  return look_for_one(*engine, board, patience, solution);
}

}  // namespace queens

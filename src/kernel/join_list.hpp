// Making the list of one set of columns: every pair of band placements that fit.
//
// The two bands of a half are joined like the two halves of the board, but here a pair in six to
// twelve fits, so each is tried. Lists come out grouped by column set without being scattered,
// counted first or kept: a depth-first search of the half had to write 160 million masks to 48,620
// places at n = 18, which took longer than to compare them.
#pragma once

#include "kernel/join_engine.hpp"

namespace queens::join {
namespace {

template <class Simd>
std::size_t make_list(const Recipe& recipe, Cursor& cursor, Mask* out, std::size_t capacity) {
  Mask* const begin = out;
  const Mask* const end = out + capacity;
  for (; cursor.couple < recipe.couple_count; ++cursor.couple, cursor.second = 0) {
    const Couple couple = recipe.couples[cursor.couple];
    const std::size_t most = std::size_t{couple.first_end - couple.first} * Simd::kLanes;
    for (std::uint32_t j = couple.second + cursor.second; j < couple.second_end;
         j += Simd::kLanes, cursor.second += Simd::kLanes) {
      if (static_cast<std::size_t>(end - out) < most + kMargin)
        return static_cast<std::size_t>(out - begin);
      // The second run stays in registers, the first is broadcast from memory.
      const auto run = Simd::load_run(recipe.second, j, couple.second_end - j);
      for (std::uint32_t i = couple.first; i < couple.first_end; ++i)
        out = Simd::append_fitting(out, run, recipe.first.meeting[i], recipe.first.middle[i]);
    }
  }
  return static_cast<std::size_t>(out - begin);
}

}  // namespace
}  // namespace queens::join

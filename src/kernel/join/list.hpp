// Making the list of one set of columns: every pair of band placements that fit.
//
// The two bands of a half are joined like the two halves of the board, but here a pair in six to
// twelve fits, so each is tried. Lists come out grouped by column set without being scattered,
// counted first or kept: a depth-first search of the half had to write 160 million masks to 48,620
// places at n = 18, which took longer than to compare them.
#pragma once

#include "kernel/join/engine.hpp"

namespace queens::join {
namespace {

/// How many couples ahead the next runs are fetched: the bands together are larger than a cache.
inline constexpr std::size_t kAhead = 4;

static inline void fetch(const Recipe& recipe, std::size_t index) {
  if (index >= recipe.couple_count) return;
  const Couple couple = recipe.couples[index];
  // A line has 8 masks. Beyond the fourth, the processor has seen the pattern.
  const Mask* const first = recipe.first + 2 * std::size_t{couple.first};
  const Mask* const second = recipe.second + 2 * std::size_t{couple.second};
  for (std::size_t i = 0; i < 4; ++i) {
    __builtin_prefetch(first + 8 * i);
    __builtin_prefetch(second + 8 * i);
  }
}

/// Appends what fits of a run taken one by one and up to kVectors vectors of the other run, which
/// stay in registers: the end of the loop is hard to foresee, and costs as much as ten steps.
template <class Simd, std::uint32_t kVectors>
Mask* append_fitting(Mask* out, const Mask* first, std::uint32_t first_size, const Mask* meeting,
                     const Mask* middle, std::uint32_t left) {
  typename Simd::Run runs[kVectors];
#pragma GCC unroll 8
  for (std::uint32_t v = 0; v < kVectors; ++v)
    runs[v] = Simd::load_run(meeting + v * Simd::kLanes, middle + v * Simd::kLanes,
                             v + 1 < kVectors ? Simd::kLanes : left - v * Simd::kLanes);
  for (std::uint32_t i = 0; i < first_size; ++i) {
    const auto at_meeting = Simd::broadcast(first[i]);
    const auto at_middle = Simd::broadcast(first[first_size + i]);
#pragma GCC unroll 8
    for (std::uint32_t v = 0; v < kVectors; ++v)
      out = Simd::append_fitting(out, runs[v], at_meeting, at_middle);
  }
  return out;
}

template <class Simd>
std::size_t make_list(const Recipe& recipe, Cursor& cursor, Mask* out, std::size_t capacity) {
  constexpr std::uint32_t kStep = 4 * Simd::kLanes;
  Mask* const begin = out;
  const Mask* const end = out + capacity;
  for (; cursor.couple < recipe.couple_count; ++cursor.couple, cursor.second = 0) {
    fetch(recipe, cursor.couple + kAhead);
    const Couple couple = recipe.couples[cursor.couple];
    const std::uint32_t first_size = couple.first_end - couple.first;
    const std::uint32_t second_size = couple.second_end - couple.second;
    const Mask* const first = recipe.first + 2 * std::size_t{couple.first};
    const Mask* const second = recipe.second + 2 * std::size_t{couple.second};
    for (std::uint32_t& done = cursor.second; done < second_size; done += kStep) {
      if (static_cast<std::size_t>(end - out) < std::size_t{first_size} * kStep + kMargin)
        return static_cast<std::size_t>(out - begin);
      const std::uint32_t left = second_size - done;
      const Mask* const meeting = second + done;
      const Mask* const middle = meeting + second_size;
      if (left > 3 * Simd::kLanes)
        out = append_fitting<Simd, 4>(out, first, first_size, meeting, middle, left);
      else if (left > 2 * Simd::kLanes)
        out = append_fitting<Simd, 3>(out, first, first_size, meeting, middle, left);
      else if (left > Simd::kLanes)
        out = append_fitting<Simd, 2>(out, first, first_size, meeting, middle, left);
      else
        out = append_fitting<Simd, 1>(out, first, first_size, meeting, middle, left);
    }
  }
  return static_cast<std::size_t>(out - begin);
}

}  // namespace
}  // namespace queens::join

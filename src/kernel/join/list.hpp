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
  const Mask* const outer = recipe.outer + 2 * std::size_t{couple.outer};
  const Mask* const inner = recipe.inner + 2 * std::size_t{couple.inner};
  for (std::size_t i = 0; i < 4; ++i) {
    __builtin_prefetch(outer + 8 * i);
    __builtin_prefetch(inner + 8 * i);
  }
}

/// Appends what fits of a run taken one by one and up to kVectors vectors of the other run, which
/// stay in registers: the end of the loop is hard to foresee, and costs as much as ten steps.
template <class Simd, std::uint32_t kVectors>
Mask* append_fitting(Mask* out, const Mask* outer, std::uint32_t outer_size, const Mask* meeting,
                     const Mask* middle, std::uint32_t left) {
  typename Simd::Run runs[kVectors];
#pragma GCC unroll 8
  for (std::uint32_t v = 0; v < kVectors; ++v)
    runs[v] = Simd::load_run(meeting + v * Simd::kLanes, middle + v * Simd::kLanes,
                             v + 1 < kVectors ? Simd::kLanes : left - v * Simd::kLanes);
  for (std::uint32_t i = 0; i < outer_size; ++i) {
    const auto at_meeting = Simd::broadcast(outer[i]);
    const auto at_middle = Simd::broadcast(outer[outer_size + i]);
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
  for (; cursor.couple < recipe.couple_count; ++cursor.couple, cursor.inner = 0) {
    fetch(recipe, cursor.couple + kAhead);
    const Couple couple = recipe.couples[cursor.couple];
    const std::uint32_t outer_size = couple.outer_end - couple.outer;
    const std::uint32_t inner_size = couple.inner_end - couple.inner;
    const Mask* const outer = recipe.outer + 2 * std::size_t{couple.outer};
    const Mask* const inner = recipe.inner + 2 * std::size_t{couple.inner};
    for (std::uint32_t& done = cursor.inner; done < inner_size; done += kStep) {
      if (static_cast<std::size_t>(end - out) < std::size_t{outer_size} * kStep + kMargin)
        return static_cast<std::size_t>(out - begin);
      const std::uint32_t left = inner_size - done;
      const Mask* const meeting = inner + done;
      const Mask* const middle = meeting + inner_size;
      if (left > 3 * Simd::kLanes)
        out = append_fitting<Simd, 4>(out, outer, outer_size, meeting, middle, left);
      else if (left > 2 * Simd::kLanes)
        out = append_fitting<Simd, 3>(out, outer, outer_size, meeting, middle, left);
      else if (left > Simd::kLanes)
        out = append_fitting<Simd, 2>(out, outer, outer_size, meeting, middle, left);
      else
        out = append_fitting<Simd, 1>(out, outer, outer_size, meeting, middle, left);
    }
  }
  return static_cast<std::size_t>(out - begin);
}

/// Copies the masks whose bits among `asked` are `wanted`, which may be to where the list begins,
/// and says how many they are.
template <class Simd>
std::size_t select(Mask* to, const Mask* list, std::size_t size, Mask asked, Mask wanted) {
  const Mask* const begin = to;
  std::size_t i = 0;
  for (; i + Simd::kLanes <= size; i += Simd::kLanes)
    to = Simd::append_equal(to, list + i, asked, wanted);
  for (; i < size; ++i) {
    const Mask mask = list[i];
    *to = mask;
    to += (mask & asked) == wanted ? 1 : 0;
  }
  return static_cast<std::size_t>(to - begin);
}

}  // namespace
}  // namespace queens::join

// What one instruction set can do, from its two vectors.
#pragma once

#include "kernel/lanes/continuations.hpp"
#include "kernel/lanes/levels.hpp"
#include "kernel/lanes/placements.hpp"
#include "kernel/lanes/search.hpp"
#include "kernel/lanes/solutions.hpp"

namespace queens::lanes {
namespace {

/// What the searches need that come with any size of words.
template <class V>
constexpr unsigned long scratch_bytes() {
  const unsigned long search = Search<V>::kScratchBytes, list = SolutionSearch<V>::kScratchBytes;
  return search < list ? list : search;
}

constexpr unsigned long larger(unsigned long a, unsigned long b) { return a < b ? b : a; }

/// `Narrow` has words of 16 bits, `Wide` of 32.
template <class Narrow, class Wide>
constexpr InstructionSet instruction_set() {
  return {larger(larger(scratch_bytes<Narrow>(), scratch_bytes<Wide>()),
                 larger(PlacementSearch<Narrow>::kScratchBytes, Continuation<Wide>::kScratchBytes)),
          count_in_lanes<Narrow>,
          count_in_lanes<Wide>,
          count_levels_in_lanes<Narrow>,
          count_levels_in_lanes<Wide>,
          list_in_lanes<Narrow>,
          list_in_lanes<Wide>,
          place_in_lanes<Narrow>,
          sizeof(typename Narrow::Word),
          continue_in_lanes<Wide>};
}

}  // namespace
}  // namespace queens::lanes

// What one instruction set can do, from its two vectors.
#pragma once

#include "kernel/lanes/levels.hpp"
#include "kernel/lanes/placements.hpp"
#include "kernel/lanes/search.hpp"
#include "kernel/lanes/solutions.hpp"

namespace queens::lanes {
namespace {

/// `Narrow` has words of 16 bits, `Wide` of 32.
/// What all searches need at most.
template <class V>
constexpr unsigned long scratch_bytes() {
  const unsigned long search = Search<V>::kScratchBytes, list = SolutionSearch<V>::kScratchBytes,
                      place = PlacementSearch<V>::kScratchBytes;
  const unsigned long most = search < list ? list : search;
  return most < place ? place : most;
}

template <class Narrow, class Wide>
constexpr InstructionSet instruction_set() {
  const unsigned long narrow = scratch_bytes<Narrow>(), wide = scratch_bytes<Wide>();
  return {
      narrow < wide ? wide : narrow, count_in_lanes<Narrow>,      count_in_lanes<Wide>,
      count_levels_in_lanes<Narrow>, count_levels_in_lanes<Wide>, list_in_lanes<Narrow>,
      list_in_lanes<Wide>,           place_in_lanes<Narrow>,      sizeof(typename Narrow::Word)};
}

}  // namespace
}  // namespace queens::lanes

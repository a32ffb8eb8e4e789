// What one instruction set can do, from its two vectors.
#pragma once

#include "kernel/lanes/levels.hpp"
#include "kernel/lanes/search.hpp"

namespace queens::lanes {
namespace {

/// `Narrow` has words of 16 bits, `Wide` of 32.
template <class Narrow, class Wide>
constexpr InstructionSet instruction_set() {
  const unsigned long narrow = Search<Narrow>::kScratchBytes, wide = Search<Wide>::kScratchBytes;
  return {narrow < wide ? wide : narrow, count_in_lanes<Narrow>, count_in_lanes<Wide>,
          count_levels_in_lanes<Narrow>, count_levels_in_lanes<Wide>};
}

}  // namespace
}  // namespace queens::lanes

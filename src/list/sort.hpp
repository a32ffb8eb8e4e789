// Numbers in ascending order, for many that differ in their upper bits.
#pragma once

#include <cstdint>
#include <vector>

namespace queens {

/// Sorts numbers of at most `bits` bits; `scratch` is used and may be kept for the next time.
void sort_numbers(std::vector<std::uint64_t>& numbers, int bits,
                  std::vector<std::uint64_t>& scratch);

}  // namespace queens

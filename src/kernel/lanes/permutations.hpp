// Compress and expand as shuffles, where a processor has neither: tables of permutations.
//
// Included by one file an instruction set, so everything here has internal linkage: see board.hpp.
#pragma once

#include <cstdint>

namespace queens::lanes {
namespace {

/// For each set of so many places: which words are in it, in order; and for each place, how many of
/// the set are before it.
template <unsigned kPlaces>
struct Permutations {
  alignas(64) std::uint8_t gather[1U << kPlaces][kPlaces] = {};
  alignas(64) std::uint8_t spread[1U << kPlaces][kPlaces] = {};
};

template <unsigned kPlaces>
constexpr Permutations<kPlaces> permutations() {
  Permutations<kPlaces> table;
  for (unsigned set = 0; set < 1U << kPlaces; ++set) {
    std::uint8_t members = 0;
    for (unsigned place = 0; place < kPlaces; ++place) {
      table.spread[set][place] = members;
      if ((set >> place & 1) != 0) table.gather[set][members++] = static_cast<std::uint8_t>(place);
    }
  }
  return table;
}

/// The same, as places of bytes, for words of `kBytes`.
template <unsigned kPlaces, unsigned kBytes>
struct BytePermutations {
  alignas(64) std::uint8_t gather[1U << kPlaces][kPlaces * kBytes] = {};
  alignas(64) std::uint8_t spread[1U << kPlaces][kPlaces * kBytes] = {};
};

template <unsigned kPlaces, unsigned kBytes>
constexpr BytePermutations<kPlaces, kBytes> byte_permutations() {
  BytePermutations<kPlaces, kBytes> table;
  const auto words = permutations<kPlaces>();
  for (unsigned set = 0; set < 1U << kPlaces; ++set)
    for (unsigned byte = 0; byte < kPlaces * kBytes; ++byte) {
      const unsigned word = byte / kBytes, part = byte % kBytes;
      table.gather[set][byte] = static_cast<std::uint8_t>(kBytes * words.gather[set][word] + part);
      table.spread[set][byte] = static_cast<std::uint8_t>(kBytes * words.spread[set][word] + part);
    }
  return table;
}

}  // namespace
}  // namespace queens::lanes

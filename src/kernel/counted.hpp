// A count that is added up twice, so that a bit that flips in a sum is noticed and not added.
//
// A long run keeps its sums in registers and memory for days, where nothing else would show that
// one has changed. The files that are compiled for newer processors include this header, so its
// functions are inlined always: no such file then emits one that the linker could keep for all.
#pragma once

#include <cstdint>

namespace queens {

/// Solutions, and what they leave when divided by a prime. The residue is a sum of its own, made
/// of the same parts and never of the other sum: what changes one of them alone parts the two.
/// One flipped bit always shows, as the prime divides no power of two; arbitrary damage stays
/// hidden once in 2^32 times.
struct Counted {
  /// The largest prime of 32 bits, 2^32 - 5: a residue times a weight stays far below 2^64.
  static constexpr std::uint64_t kPrime = 4'294'967'291;

  std::uint64_t solutions = 0;
  std::uint64_t residue = 0;

  /// So many solutions, found at once.
  [[nodiscard, gnu::always_inline]] static constexpr Counted of(std::uint64_t part) {
    return {part, part % kPrime};
  }

  [[gnu::always_inline]] constexpr void add(std::uint64_t part) {
    solutions += part;
    residue = (residue + part % kPrime) % kPrime;
  }

  /// Adds `more` so many times: at most 2^31.
  [[gnu::always_inline]] constexpr void add(const Counted& more, std::uint64_t weight = 1) {
    solutions += weight * more.solutions;
    residue = (residue + weight * more.residue) % kPrime;
  }

  /// Whether both sums still tell of the same solutions.
  [[nodiscard, gnu::always_inline]] constexpr bool is_intact() const {
    return solutions % kPrime == residue;
  }
};

}  // namespace queens

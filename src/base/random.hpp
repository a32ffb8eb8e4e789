// Numbers that look random and are the same on every machine.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>

namespace queens {

/// Spreads a number over all 64 bits; no two numbers share a result
/// (the finalizer of splitmix64, Steele, Lea and Flood 2014).
constexpr std::uint64_t scatter(std::uint64_t x) noexcept {
  x += 0x9e3779b97f4a7c15;
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9;
  x = (x ^ (x >> 27)) * 0x94d049bb133111eb;
  return x ^ (x >> 31);
}

/// Vigna's splitmix64: as good as needed here, and nothing to warm up.
class Random {
 public:
  explicit constexpr Random(std::uint64_t seed) noexcept : state_(seed) {}

  /// Evenly one of 0 .. bound-1, as far as 32 bits can be even. Requires bound > 0.
  constexpr int below(int bound) noexcept {
    return static_cast<int>((next() >> 32) * static_cast<std::uint64_t>(bound) >> 32);
  }

  /// Exactly evenly one of 0 .. bound-1, as far as the generator is even. Requires bound > 0.
  constexpr std::uint64_t evenly_below(std::uint64_t bound) noexcept {
    const std::uint64_t left_over = (std::uint64_t{0} - bound) % bound;  // 2^64 modulo bound
    std::uint64_t drawn = next();
    while (drawn < left_over) drawn = next();
    return drawn % bound;
  }

 private:
  constexpr std::uint64_t next() noexcept {
    const std::uint64_t z = scatter(state_);
    state_ += 0x9e3779b97f4a7c15;
    return z;
  }

  std::uint64_t state_;
};

/// Every order is equally likely, as far as `below` is even.
template <class Values>
void shuffle(Values& values, Random& random) {
  for (std::size_t i = values.size(); i > 1; --i)
    std::swap(values[i - 1], values[static_cast<std::size_t>(random.below(static_cast<int>(i)))]);
}

}  // namespace queens

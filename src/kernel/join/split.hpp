// Splitting both lists on a diagonal, until what is left is cheap enough to slice.
//
// Two masks that both have diagonal d need not be compared. Of the pairs that are left, the mask of
// one list has d and the other lacks it, or the first lacks it: with the first list's ones and
// zeros, (ones, zeros of the other) and (zeros, all of the other). Either has d no more among its
// diagonals.
#pragma once

#include "kernel/join/list.hpp"
#include "kernel/join/slices.hpp"

namespace queens::join {
namespace {

/// A diagonal, and what shares of two lists have it.
struct Choice {
  Mask diagonal;
  double a_ones, b_ones;
};

inline constexpr std::size_t kSample = 128;

/// How many masks of a sample have each of the live diagonals.
template <class Simd>
void count_ones(const Mask* list, std::size_t size, Mask live, int* ones) {
  alignas(64) Mask sample[kSample];
  // Steps in fixed point: lists shorter than the sample have some masks taken twice.
  const std::uint64_t step = (std::uint64_t{size} << 16) / kSample;
  for (std::size_t i = 0; i < kSample; ++i) sample[i] = list[(i * step) >> 16];
  Mask slices[64][kSample / 64];
  for (std::size_t i = 0; i < kSample / 64; ++i)
    Simd::slice(sample + 64 * i, live, &slices[0][i], kSample / 64);
  const int live_bits = Simd::count_bits(live);
  for (int slice = 0; slice < live_bits; ++slice) {
    ones[slice] = int{kSample};
    for (const Mask lacking : slices[slice]) ones[slice] -= Simd::count_bits(lacking);
  }
}

/// The diagonal that most pairs share, by a sample of both lists. Pairs are (share of ones in one
/// list) times (share of ones in the other); the lists are in no particular order.
template <class Simd>
Choice most_conflicting(const Mask* a, std::size_t a_size, const Mask* b, std::size_t b_size,
                        Mask live) {
  int a_ones[64];
  int b_ones[64];
  count_ones<Simd>(a, a_size, live, a_ones);
  count_ones<Simd>(b, b_size, live, b_ones);
  int best = -1;
  Mask diagonal = 0;
  int slice = 0;
  int best_slice = 0;
  for (Mask rest = live; rest != 0; rest &= rest - 1, ++slice)
    if (a_ones[slice] * b_ones[slice] > best) {
      best = a_ones[slice] * b_ones[slice];
      best_slice = slice;
      diagonal = rest & (~rest + 1);
    }
  return {diagonal, a_ones[best_slice] / double{kSample}, b_ones[best_slice] / double{kSample}};
}

/// That diagonal alone, or none if no pair of the sample shares one.
template <class Simd>
Mask conflicting_diagonal(const Mask* a, std::size_t a_size, const Mask* b, std::size_t b_size,
                          Mask live) {
  const Choice choice = most_conflicting<Simd>(a, a_size, b, b_size, live);
  return choice.a_ones > 0 && choice.b_ones > 0 ? choice.diagonal : 0;
}

template <class Simd>
class Splitter {
 public:
  explicit Splitter(const Workshop& workshop)
      : spare_(workshop.spare), spare_left_(workshop.spare_size), slicer_(workshop) {}

  /// Pairs of one mask of each list that share none of the `live` diagonals.
  Counted count(Mask* a, std::size_t a_size, Mask* b, std::size_t b_size, Mask live) {
    if (a_size == 0 || b_size == 0) return {};
    if (a_size < b_size) return count(b, b_size, a, a_size, live);
    if (live == 0) return Counted::of(std::uint64_t{a_size} * b_size);
    if (b_size <= Simd::kFew) return count_few(a, a_size, b, b_size, live);

    const int live_bits = Simd::count_bits(live);
    const double whole = leaf_cost(a_size, b_size, live_bits);
    const double parting = Simd::kPartCost * static_cast<double>(a_size + b_size) + Simd::kNodeCost;
    if (whole < 3 * parting) return leaf(a, a_size, b, b_size, live);

    const Choice choice = most_conflicting<Simd>(a, a_size, b, b_size, live);
    const auto a_ones = static_cast<std::size_t>(choice.a_ones * static_cast<double>(a_size));
    const auto b_ones = static_cast<std::size_t>(choice.b_ones * static_cast<double>(b_size));
    const double parts = leaf_cost(a_ones, b_size - b_ones, live_bits - 1) +
                         leaf_cost(a_size - a_ones, b_size, live_bits - 1);
    if (parts + parting > whole || a_size + b_size + kMargin > spare_left_)
      return leaf(a, a_size, b, b_size, live);

    const Mask d = choice.diagonal;
    live &= ~d;
    Mask* const ones = spare_;
    const std::size_t a_rest = select<Simd>(ones, a, a_size, d, d);
    take(a_rest);
    Mask* const zeros = spare_;
    const std::size_t b_rest = select<Simd>(zeros, b, b_size, d, 0);
    take(b_rest);
    Counted pairs = count(ones, a_rest, zeros, b_rest, live);
    give_back(a_rest);
    give_back(b_rest);
    pairs.add(count(a, select<Simd>(a, a, a_size, d, 0), b, b_size, live));
    return pairs;
  }

 private:
  static double leaf_cost(std::size_t a_size, std::size_t b_size, int live_bits) {
    if (a_size == 0 || b_size == 0) return 0;
    const double one = Slicer<Simd>::cost(a_size, b_size, live_bits);
    const double other = Slicer<Simd>::cost(b_size, a_size, live_bits);
    return one < other ? one : other;
  }

  /// Slices one list, the better one. Requires a_size >= b_size.
  Counted leaf(const Mask* a, std::size_t a_size, const Mask* b, std::size_t b_size, Mask live) {
    live &= Simd::any(b, b_size);
    if (live == 0) return Counted::of(std::uint64_t{a_size} * b_size);
    const int live_bits = Simd::count_bits(live);
    if (Slicer<Simd>::cost(a_size, b_size, live_bits) >
        Slicer<Simd>::cost(b_size, a_size, live_bits))
      return slicer_.count(b, b_size, a, a_size, live);
    return slicer_.count(a, a_size, b, b_size, live);
  }

  static Counted count_few(const Mask* a, std::size_t a_size, const Mask* b, std::size_t b_size,
                           Mask live) {
    std::uint64_t total = 0;
    for (std::size_t i = 0; i < b_size; ++i) total += Simd::count_without(a, a_size, b[i] & live);
    return Counted::of(total);
  }

  // What is copied begins on a line of the cache.
  static std::size_t lines(std::size_t masks) { return (masks + 7) / 8 * 8; }
  void take(std::size_t masks) {
    spare_ += lines(masks);
    spare_left_ -= lines(masks);
  }
  void give_back(std::size_t masks) {
    spare_ -= lines(masks);
    spare_left_ += lines(masks);
  }

  Mask* spare_;
  std::size_t spare_left_;
  Slicer<Simd> slicer_;
};

template <class Simd>
Counted count_disjoint_lists(Mask* a, std::size_t a_size, Mask* b, std::size_t b_size,
                             const Workshop& workshop) {
  const Mask live = Simd::any(a, a_size) & Simd::any(b, b_size);
  return Splitter<Simd>(workshop).count(a, a_size, b, b_size, live);
}

}  // namespace
}  // namespace queens::join

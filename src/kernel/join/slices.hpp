// Comparing every mask of one list with blocks of 512 masks of the other, by bit-slicing.
//
// A block is turned on its side: slice k says, one bit a mask, who lacks diagonal k. The live
// diagonals are cut into chunks of w bits, and each chunk gets a table of 2^w rows: who lacks all
// of these. A mask of the other list picks one row a chunk; their AND is who shares nothing with
// it.
#pragma once

#include "kernel/join/engine.hpp"

namespace queens::join {
namespace {

/// How the live diagonals are cut.
struct Chunks {
  int count;
  int width;
};

/// The cut with the least work for one block and `scanned` masks, and that work in cycles.
template <class Simd>
Chunks best_chunks(int live_bits, std::size_t scanned, double& work) {
  Chunks best{0, 0};
  for (int width = kMinChunkBits; width <= kMaxChunkBits; ++width) {
    const int count = (live_bits + width - 1) / width;
    if (count > kMaxChunks) continue;
    const double cost = count * (static_cast<double>(1U << width) * Simd::kRowCost +
                                 static_cast<double>(scanned) * Simd::kLookupCost) +
                        static_cast<double>(scanned) * Simd::kScanCost;
    if (best.count != 0 && cost >= work) continue;
    work = cost;
    best = {count, width};
  }
  return best;
}

template <class Simd>
class Slicer {
 public:
  explicit Slicer(const Workshop& workshop) : workshop_(workshop) {}

  /// About the cycles that `count` will take.
  static double cost(std::size_t scanned, std::size_t sliced, int live_bits) {
    double work = 0;
    best_chunks<Simd>(live_bits, scanned, work);
    const std::size_t blocks = (sliced + kBlock - 1) / kBlock;
    return static_cast<double>(blocks) * (work + Simd::kSliceCost * static_cast<double>(live_bits));
  }

  /// Pairs that share no live diagonal. Requires at least one live.
  Counted count(const Mask* scanned, std::size_t scanned_size, const Mask* sliced,
                std::size_t sliced_size, Mask live) {
    live = Simd::chunkable(live);
    double work = 0;
    const Chunks chunks = best_chunks<Simd>(Simd::count_bits(live), scanned_size, work);
    Counted total{};
    for (std::size_t i = 0; i < sliced_size; i += kBlock) {
      if (workshop_.stopped(workshop_.stop)) break;
      make_tables(sliced + i, sliced_size - i < kBlock ? sliced_size - i : kBlock, live, chunks);
      total.add(scan(scanned, scanned_size, live, chunks));
    }
    return total;
  }

 private:
  using Bits = typename Simd::Bits;
  static constexpr int kSliceRows = 64;
  static constexpr int kRowShift = 6;
  static_assert(sizeof(Bits) == 1 << kRowShift && kMinChunkBits >= kRowShift);
  static constexpr Mask kPadding = Mask{1} << 63;

  Bits* table(int chunk) const {
    return static_cast<Bits*>(workshop_.tables) + static_cast<std::size_t>(chunk) * kTableRows;
  }

  void make_tables(const Mask* block, std::size_t size, Mask live, Chunks chunks) {
    alignas(64) Mask padded[kBlock];
    if (size < kBlock) {
      // Masks beyond the end carry a bit of their own, whose slice tells them from the others.
      for (std::size_t i = 0; i < size; ++i) padded[i] = block[i];
      for (std::size_t i = size; i < kBlock; ++i) padded[i] = kPadding;
      block = padded;
    }
    alignas(64) Mask slices[kSliceRows][kBlock / 64];
    for (std::size_t i = 0; i < kBlock / 64; ++i)
      Simd::slice(block + 64 * i, live | kPadding, &slices[0][i], kBlock / 64);
    const int live_bits = Simd::count_bits(live);
    for (int chunk = 0; chunk < chunks.count; ++chunk) {
      Bits* const rows = table(chunk);
      rows[0] = chunk == 0 ? Simd::load_bits(slices[live_bits]) : Simd::all_bits();
      const int first = chunk * chunks.width;
      const int bits = live_bits - first < chunks.width ? live_bits - first : chunks.width;
      for (int bit = 0; bit < bits; ++bit) {
        const Bits slice = Simd::load_bits(slices[first + bit]);
        for (std::size_t row = 0; row < (std::size_t{1} << bit); ++row)
          rows[(std::size_t{1} << bit) + row] = Simd::both(rows[row], slice);
      }
    }
  }

  std::uint64_t scan(const Mask* scanned, std::size_t size, Mask live, Chunks chunks) const {
    switch (chunks.count) {
      case 1:
        return scan_chunks<1>(scanned, size, live, chunks.width);
      case 2:
        return scan_chunks<2>(scanned, size, live, chunks.width);
      case 3:
        return scan_chunks<3>(scanned, size, live, chunks.width);
      case 4:
        return scan_chunks<4>(scanned, size, live, chunks.width);
      case 5:
        return scan_chunks<5>(scanned, size, live, chunks.width);
      case 6:
        return scan_chunks<6>(scanned, size, live, chunks.width);
      case 7:
        return scan_chunks<7>(scanned, size, live, chunks.width);
      case 8:
        return scan_chunks<8>(scanned, size, live, chunks.width);
      default:
        return scan_chunks<9>(scanned, size, live, chunks.width);
    }
  }

  template <int kChunks>
  std::uint64_t scan_chunks(const Mask* scanned, std::size_t size, Mask live, int width) const {
    static_assert(kChunks <= kMaxChunks);
    // Rows are addressed by their byte, which saves a shift a chunk.
    const auto* const tables = static_cast<const unsigned char*>(workshop_.tables);
    const auto row = [tables](int chunk, Mask offset) -> const Bits& {
      return *reinterpret_cast<const Bits*>(
          tables + static_cast<std::size_t>(chunk) * kTableRows * sizeof(Bits) + offset);
    };
    const Mask index = ((Mask{1} << width) - 1) * sizeof(Bits);
    const int first_shift = width - kRowShift;
    typename Simd::Tally tally{};
#pragma GCC unroll 2
    for (std::size_t i = 0; i < size; ++i) {
      Mask rest = Simd::compress(scanned[i], live);
      Bits bits = row(0, rest * sizeof(Bits) & index);
      rest >>= first_shift;
#pragma GCC unroll 16
      for (int chunk = 1; chunk < kChunks; ++chunk, rest >>= width)
        bits = Simd::both(bits, row(chunk, rest & index));
      Simd::add(tally, bits);
    }
    return Simd::sum(tally);
  }

  const Workshop& workshop_;
};

}  // namespace
}  // namespace queens::join

// The join for processors with AVX2 and BMI2.
#if defined(__x86_64__)
#include <immintrin.h>

#include "kernel/join/list.hpp"
#include "kernel/join/split.hpp"

namespace queens::join {
namespace {

/// For each set of 4 lanes of 64 bits, the order of their 8 halves that brings them in front of the
/// others.
constexpr auto kChosenFirst = [] {
  struct {
    alignas(32) std::int32_t order[16][8];
  } table{};
  for (unsigned chosen = 0; chosen < 16; ++chosen) {
    unsigned front = 0;
    unsigned back = 3;
    for (int lane = 0; lane < 4; ++lane) {
      const unsigned to = (chosen >> lane & 1) != 0 ? front++ : back--;
      table.order[chosen][2 * to] = 2 * lane;
      table.order[chosen][2 * to + 1] = 2 * lane + 1;
    }
  }
  return table;
}();

struct Avx2 {
  static constexpr std::uint32_t kLanes = 4;

  // Measured on a Zen 5, in cycles.
  static constexpr double kRowCost = 2.0;
  static constexpr double kLookupCost = 1.2;
  static constexpr double kScanCost = 5.0;
  static constexpr double kSliceCost = 30;
  static constexpr double kPartCost = 3.0;
  static constexpr double kNodeCost = 900;
  static constexpr std::size_t kFew = 16;

  static int count_bits(Mask mask) { return static_cast<int>(_mm_popcnt_u64(mask)); }

  static __m256i load(const Mask* from) {
    return _mm256_loadu_si256(reinterpret_cast<const __m256i*>(from));
  }
  /// Stores the chosen lanes next to each other, and others behind them: gives the end of the
  /// chosen.
  static Mask* append(Mask* to, __m256i masks, unsigned chosen) {
    const __m256i order =
        _mm256_load_si256(reinterpret_cast<const __m256i*>(kChosenFirst.order[chosen]));
    _mm256_storeu_si256(reinterpret_cast<__m256i*>(to), _mm256_permutevar8x32_epi32(masks, order));
    return to + _mm_popcnt_u32(chosen);
  }
  /// Which lanes share no bit with `mask`.
  static unsigned lacking(__m256i masks, __m256i mask) {
    const __m256i none = _mm256_cmpeq_epi64(_mm256_and_si256(masks, mask), _mm256_setzero_si256());
    return static_cast<unsigned>(_mm256_movemask_pd(_mm256_castsi256_pd(none)));
  }
  static __m256i broadcast(Mask mask) { return _mm256_set1_epi64x(static_cast<long long>(mask)); }

  static __m256i first_lanes(std::uint32_t count) {
    return _mm256_cmpgt_epi64(_mm256_set1_epi64x(count), _mm256_setr_epi64x(0, 1, 2, 3));
  }

  // Making lists.

  struct Run {
    __m256i meeting, middle;
  };

  static Run load_run(const Mask* meeting, const Mask* middle, std::uint32_t left) {
    if (left >= kLanes) return {load(meeting), load(middle)};
    const __m256i filled = first_lanes(left);
    return {
        _mm256_or_si256(_mm256_maskload_epi64(reinterpret_cast<const long long*>(meeting), filled),
                        _mm256_andnot_si256(filled, broadcast(kNowhere))),
        _mm256_maskload_epi64(reinterpret_cast<const long long*>(middle), filled)};
  }

  static Mask* append_fitting(Mask* out, const Run& run, __m256i meeting, __m256i middle) {
    return append(out, _mm256_or_si256(run.middle, middle), lacking(run.meeting, meeting));
  }

  // Splitting.

  static Mask any(const Mask* list, std::size_t size) {
    __m256i sum = _mm256_setzero_si256();
    std::size_t i = 0;
    for (; i + 4 <= size; i += 4) sum = _mm256_or_si256(sum, load(list + i));
    alignas(32) Mask lanes[4];
    _mm256_store_si256(reinterpret_cast<__m256i*>(lanes), sum);
    Mask all = lanes[0] | lanes[1] | lanes[2] | lanes[3];
    for (; i < size; ++i) all |= list[i];
    return all;
  }

  static Mask* append_equal(Mask* to, const Mask* list, Mask asked, Mask wanted) {
    const __m256i masks = load(list);
    const __m256i equal =
        _mm256_cmpeq_epi64(_mm256_and_si256(masks, broadcast(asked)), broadcast(wanted));
    return append(to, masks, static_cast<unsigned>(_mm256_movemask_pd(_mm256_castsi256_pd(equal))));
  }

  static std::uint64_t count_without(const Mask* list, std::size_t size, Mask mask) {
    const __m256i all = broadcast(mask);
    std::uint64_t total = 0;
    std::size_t i = 0;
    for (; i + 4 <= size; i += 4)
      total += static_cast<std::uint64_t>(_mm_popcnt_u32(lacking(load(list + i), all)));
    for (; i < size; ++i) total += (list[i] & mask) == 0 ? 1 : 0;
    return total;
  }

  // Slicing.

  struct Bits {
    __m256i low, high;
  };
  /// Bits of each byte, and what has gone over from bytes that were about to fill up.
  struct Tally {
    __m256i sum = _mm256_setzero_si256();
  };

  static Bits load_bits(const Mask* words) { return {load(words), load(words + 4)}; }
  static Bits all_bits() { return {_mm256_set1_epi8(-1), _mm256_set1_epi8(-1)}; }
  static Bits both(const Bits& a, const Bits& b) {
    return {_mm256_and_si256(a.low, b.low), _mm256_and_si256(a.high, b.high)};
  }
  /// Counts nibbles by a table (Mula 2008), twice eight bits a byte at most.
  static void add(Tally& tally, const Bits& bits) {
    const __m256i counts = _mm256_setr_epi8(0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4, 0, 1, 1,
                                            2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4);
    const __m256i nibble = _mm256_set1_epi8(0xF);
    const auto count = [&](__m256i part) {
      const __m256i low = _mm256_and_si256(part, nibble);
      const __m256i high = _mm256_and_si256(_mm256_srli_epi16(part, 4), nibble);
      return _mm256_add_epi8(_mm256_shuffle_epi8(counts, low), _mm256_shuffle_epi8(counts, high));
    };
    const __m256i bytes = _mm256_add_epi8(count(bits.low), count(bits.high));
    tally.sum = _mm256_add_epi64(tally.sum, _mm256_sad_epu8(bytes, _mm256_setzero_si256()));
  }
  static std::uint64_t sum(const Tally& tally) {
    alignas(32) std::uint64_t lanes[4];
    _mm256_store_si256(reinterpret_cast<__m256i*>(lanes), tally.sum);
    return lanes[0] + lanes[1] + lanes[2] + lanes[3];
  }

  static Mask chunkable(Mask live) { return live; }
  static Mask compress(Mask mask, Mask live) { return _pext_u64(mask, live); }

  /// For each of the live diagonals, which of 64 masks lack it: one word each, `stride` apart.
  /// The masks are taken in an order of their own, the same for every diagonal.
  static void slice(const Mask* masks, Mask live, Mask* words, std::size_t stride) {
    alignas(32) __m256i planes[2][8];
    for (int half = 0; half < 2; ++half) collect_bytes(masks + 32 * half, planes[half]);
    for (Mask rest = live; rest != 0; rest = _blsr_u64(rest), words += stride) {
      const auto diagonal = static_cast<unsigned>(_tzcnt_u64(rest));
      // The wanted bit of each byte moves to its top, where movemask finds it.
      const __m128i up = _mm_cvtsi32_si128(static_cast<int>(7 - diagonal % 8));
      const auto has = [&](int half) {
        return static_cast<std::uint32_t>(
            _mm256_movemask_epi8(_mm256_sll_epi16(planes[half][diagonal / 8], up)));
      };
      *words = ~(std::uint64_t{has(1)} << 32 | has(0));
    }
  }

 private:
  /// Unpacking brings byte b of 32 masks together in planes[b].
  static void collect_bytes(const Mask* masks, __m256i* planes) {
    const __m256i pairs = _mm256_setr_epi8(0, 8, 1, 9, 2, 10, 3, 11, 4, 12, 5, 13, 6, 14, 7, 15, 0,
                                           8, 1, 9, 2, 10, 3, 11, 4, 12, 5, 13, 6, 14, 7, 15);
    __m256i a[8];
    __m256i b[8];
    for (int i = 0; i < 8; ++i) a[i] = _mm256_shuffle_epi8(load(masks + 4 * i), pairs);
    for (int i = 0; i < 4; ++i) {
      b[i] = _mm256_unpacklo_epi16(a[2 * i], a[2 * i + 1]);      // bytes 0 to 3
      b[i + 4] = _mm256_unpackhi_epi16(a[2 * i], a[2 * i + 1]);  // bytes 4 to 7
    }
    for (int i = 0; i < 4; ++i) {
      a[i] = _mm256_unpacklo_epi32(b[2 * i], b[2 * i + 1]);      // bytes 0 and 1, 4 and 5
      a[i + 4] = _mm256_unpackhi_epi32(b[2 * i], b[2 * i + 1]);  // bytes 2 and 3, 6 and 7
    }
    planes[0] = _mm256_unpacklo_epi64(a[0], a[1]);
    planes[1] = _mm256_unpackhi_epi64(a[0], a[1]);
    planes[2] = _mm256_unpacklo_epi64(a[4], a[5]);
    planes[3] = _mm256_unpackhi_epi64(a[4], a[5]);
    planes[4] = _mm256_unpacklo_epi64(a[2], a[3]);
    planes[5] = _mm256_unpackhi_epi64(a[2], a[3]);
    planes[6] = _mm256_unpacklo_epi64(a[6], a[7]);
    planes[7] = _mm256_unpackhi_epi64(a[6], a[7]);
  }
};

}  // namespace

const Engine kAvx2Engine = {make_list<Avx2>, select<Avx2>, conflicting_diagonal<Avx2>,
                            count_disjoint_lists<Avx2>};

}  // namespace queens::join
#endif

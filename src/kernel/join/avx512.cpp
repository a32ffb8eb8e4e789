// The join for processors with AVX-512 (F, BW, VPOPCNTDQ) and BMI2.
#if defined(__x86_64__)
#include <immintrin.h>

#include "kernel/join/list.hpp"
#include "kernel/join/split.hpp"

namespace queens::join {
namespace {

struct Avx512 {
  static constexpr std::uint32_t kLanes = 8;

  // Measured on a Zen 5, in cycles.
  static constexpr double kRowCost = 1.0;
  static constexpr double kLookupCost = 0.95;
  static constexpr double kScanCost = 0.2;
  static constexpr double kSliceCost = 30;
  static constexpr double kPartCost = 1.0;
  static constexpr double kNodeCost = 700;
  static constexpr std::size_t kFew = 24;

  static int count_bits(Mask mask) { return static_cast<int>(_mm_popcnt_u64(mask)); }

  /// Stores the chosen lanes next to each other, and others behind them: gives the end of the
  /// chosen. Compressed onto the lanes themselves, not onto zeros: that form waits on a Zen 5 for
  /// what its register held before, 4.7 cycles instead of 0.9. (A compress straight into memory is
  /// microcode on a Zen 4.)
  static Mask* append(Mask* to, __mmask8 chosen, __m512i masks) {
    _mm512_storeu_si512(to, _mm512_mask_compress_epi64(masks, chosen, masks));
    return to + _mm_popcnt_u32(chosen);
  }

  // Making lists.

  static __m512i broadcast(Mask mask) { return _mm512_set1_epi64(static_cast<long long>(mask)); }

  struct Run {
    __m512i meeting, middle;
  };

  static Run load_run(const Mask* meeting, const Mask* middle, std::uint32_t left) {
    // The instruction looks at the lowest eight bits of `left` only, and runs can be longer.
    const auto filled = static_cast<__mmask8>(_bzhi_u32(0xFF, left < kLanes ? left : kLanes));
    return {_mm512_mask_loadu_epi64(broadcast(kNowhere), filled, meeting),
            _mm512_maskz_loadu_epi64(filled, middle)};
  }

  static Mask* append_fitting(Mask* out, const Run& run, __m512i meeting, __m512i middle) {
    const __mmask8 fits = _mm512_testn_epi64_mask(run.meeting, meeting);
    return append(out, fits, _mm512_or_si512(run.middle, middle));
  }

  // Splitting.

  static Mask any(const Mask* list, std::size_t size) {
    __m512i sum = _mm512_setzero_si512();
    std::size_t i = 0;
    for (; i + 8 <= size; i += 8) sum = _mm512_or_si512(sum, _mm512_loadu_si512(list + i));
    const auto filled = static_cast<__mmask8>(_bzhi_u32(0xFF, static_cast<unsigned>(size - i)));
    sum = _mm512_or_si512(sum, _mm512_maskz_loadu_epi64(filled, list + i));
    return static_cast<Mask>(_mm512_reduce_or_epi64(sum));
  }

  static Mask* append_equal(Mask* to, const Mask* list, Mask asked, Mask wanted) {
    const __m512i masks = _mm512_loadu_si512(list);
    const __m512i bits = _mm512_and_si512(masks, broadcast(asked));
    return append(to, _mm512_cmpeq_epi64_mask(bits, broadcast(wanted)), masks);
  }

  static std::uint64_t count_without(const Mask* list, std::size_t size, Mask mask) {
    const __m512i all = broadcast(mask);
    std::uint64_t total = 0;
    std::size_t i = 0;
    for (; i + 8 <= size; i += 8)
      total += static_cast<std::uint64_t>(
          _mm_popcnt_u32(_mm512_testn_epi64_mask(_mm512_loadu_si512(list + i), all)));
    for (; i < size; ++i) total += (list[i] & mask) == 0 ? 1 : 0;
    return total;
  }

  // Slicing.

  using Bits = __m512i;
  using Tally = __m512i;

  static Bits load_bits(const Mask* words) { return _mm512_load_si512(words); }
  static Bits all_bits() { return _mm512_set1_epi64(-1); }
  static Bits both(Bits a, Bits b) { return _mm512_and_si512(a, b); }
  static void add(Tally& tally, Bits bits) {
    tally = _mm512_add_epi64(tally, _mm512_popcnt_epi64(bits));
  }
  static std::uint64_t sum(Tally tally) {
    return static_cast<std::uint64_t>(_mm512_reduce_add_epi64(tally));
  }

  static Mask chunkable(Mask live) { return live; }
  static Mask compress(Mask mask, Mask live) { return _pext_u64(mask, live); }

  /// For each of the live diagonals, which of 64 masks lack it: one word each, `stride` apart.
  /// The masks are taken in an order of their own, the same for every diagonal.
  static void slice(const Mask* masks, Mask live, Mask* words, std::size_t stride) {
    // Bytes first: unpacking brings byte b of all 64 masks together in planes[b].
    const __m512i pairs = _mm512_set4_epi32(0x0F070E06, 0x0D050C04, 0x0B030A02, 0x09010800);
    __m512i a[8];
    __m512i b[8];
    for (int i = 0; i < 8; ++i)
      a[i] = _mm512_shuffle_epi8(_mm512_loadu_si512(masks + 8 * i), pairs);
    for (int i = 0; i < 4; ++i) {
      b[i] = _mm512_unpacklo_epi16(a[2 * i], a[2 * i + 1]);      // bytes 0 to 3
      b[i + 4] = _mm512_unpackhi_epi16(a[2 * i], a[2 * i + 1]);  // bytes 4 to 7
    }
    for (int i = 0; i < 4; ++i) {
      a[i] = _mm512_unpacklo_epi32(b[2 * i], b[2 * i + 1]);      // bytes 0 and 1, 4 and 5
      a[i + 4] = _mm512_unpackhi_epi32(b[2 * i], b[2 * i + 1]);  // bytes 2 and 3, 6 and 7
    }
    alignas(64) __m512i planes[8];
    planes[0] = _mm512_unpacklo_epi64(a[0], a[1]);
    planes[1] = _mm512_unpackhi_epi64(a[0], a[1]);
    planes[2] = _mm512_unpacklo_epi64(a[4], a[5]);
    planes[3] = _mm512_unpackhi_epi64(a[4], a[5]);
    planes[4] = _mm512_unpacklo_epi64(a[2], a[3]);
    planes[5] = _mm512_unpackhi_epi64(a[2], a[3]);
    planes[6] = _mm512_unpacklo_epi64(a[6], a[7]);
    planes[7] = _mm512_unpackhi_epi64(a[6], a[7]);
    for (Mask rest = live; rest != 0; rest = _blsr_u64(rest), words += stride) {
      const auto diagonal = static_cast<unsigned>(_tzcnt_u64(rest));
      const __m512i bit = _mm512_set1_epi8(static_cast<char>(1U << (diagonal % 8)));
      *words = _mm512_testn_epi8_mask(planes[diagonal / 8], bit);
    }
  }
};

}  // namespace

const Engine kAvx512Engine = {make_list<Avx512>, select<Avx512>, conflicting_diagonal<Avx512>,
                              count_disjoint_lists<Avx512>};

}  // namespace queens::join
#endif

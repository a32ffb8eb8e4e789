// The lanes kernel for AVX2, which has neither compress nor expand: both are shuffles by a table
// of 256 permutations of eight words. Words of 16 bits move within halves of a register, so each
// half is compressed and stored on its own.
#include <immintrin.h>

#include "kernel/lanes/instruction_set.hpp"
#include "kernel/lanes/permutations.hpp"

namespace queens::lanes {
namespace {

constexpr auto kOf32 = permutations<8>();
constexpr auto kOf16 = byte_permutations<8, 2>();

__m128i load_half(const void* from) { return _mm_loadu_si128(static_cast<const __m128i*>(from)); }
__m256i load(const void* from) { return _mm256_loadu_si256(static_cast<const __m256i*>(from)); }

/// What does not depend on the size of a word.
struct Bits256 {
  using Vec = __m256i;
  using Shift = __m128i;
  static constexpr int kGroups = 2;

  static Vec zero() { return _mm256_setzero_si256(); }
  static Shift shift(std::uint32_t by) { return _mm_cvtsi32_si128(static_cast<int>(by)); }
  static Vec either(Vec a, Vec b) { return _mm256_or_si256(a, b); }
  static Vec either(Vec a, Vec b, Vec c) { return either(either(a, b), c); }
  static Vec both(Vec a, Vec b) { return _mm256_and_si256(a, b); }
  static Vec differ(Vec a, Vec b) { return _mm256_xor_si256(a, b); }
  static Vec without(Vec a, Vec b) { return _mm256_andnot_si256(b, a); }
  static bool any(Vec x) { return _mm256_testz_si256(x, x) == 0; }
  static void move(void* to, const void* from) {
    _mm256_storeu_si256(static_cast<__m256i*>(to), load(from));
  }
};

struct Words16 : Bits256 {
  using Word = std::uint16_t;
  static constexpr int kLanes = 16;
  static constexpr int kMaxRows = 16;

  /// As a mask, and as bits: of the low half, and of the high half.
  struct Lanes {
    Vec mask;
    unsigned low, high;
  };

  static Vec splat(std::uint32_t x) { return _mm256_set1_epi16(static_cast<short>(x)); }
  static Vec up(Vec x, Shift by) { return _mm256_sll_epi16(x, by); }
  static Vec down(Vec x, Shift by) { return _mm256_srl_epi16(x, by); }
  static Vec lowest(Vec x) { return both(x, _mm256_sub_epi16(zero(), x)); }
  static Vec smaller(Vec a, Vec b) { return _mm256_min_epu16(a, b); }
  static Vec choose(Lanes lanes, Vec a, Vec b) { return _mm256_blendv_epi8(b, a, lanes.mask); }

  /// The bits of a mask: 0..7 of the low half, 16..23 of the high half.
  static unsigned bits(Vec mask) {
    return static_cast<unsigned>(_mm256_movemask_epi8(_mm256_packs_epi16(mask, zero())));
  }
  static Lanes zero_lanes(Vec x) {
    const Vec mask = _mm256_cmpeq_epi16(x, zero());
    const unsigned all = bits(mask);
    return {mask, all & 0xFF, all >> 16};
  }
  static Lanes nonzero_lanes(Vec x) {
    const unsigned all = bits(_mm256_cmpeq_epi16(x, zero())) ^ 0xFF00FF;
    return {zero(), all & 0xFF, all >> 16};  // only ever appended: nobody asks for the mask
  }
  static int count(const Lanes& lanes) {
    return static_cast<int>(_mm_popcnt_u32(lanes.low | lanes.high << 8));
  }
  static Lanes first_lanes(const Lanes& lanes, int count) {
    const unsigned first = _pdep_u32((1U << count) - 1, lanes.low | lanes.high << 8);
    const Vec bit = _mm256_setr_epi16(1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192,
                                      16384, static_cast<short>(0x8000));
    return {_mm256_cmpeq_epi16(both(splat(first), bit), bit), first & 0xFF, first >> 8};
  }

  static Vec take(Vec old, const Lanes& lanes, const Word* from) {
    const __m128i low = _mm_shuffle_epi8(load_half(from), load_half(kOf16.spread[lanes.low]));
    const __m128i high = _mm_shuffle_epi8(load_half(from + _mm_popcnt_u32(lanes.low)),
                                          load_half(kOf16.spread[lanes.high]));
    return choose(lanes, _mm256_set_m128i(high, low), old);
  }

  static void put(const Lanes& lanes, Word* to, Vec x) {
    const Vec places =
        _mm256_set_m128i(load_half(kOf16.gather[lanes.high]), load_half(kOf16.gather[lanes.low]));
    store(to, static_cast<unsigned>(_mm_popcnt_u32(lanes.low)), _mm256_shuffle_epi8(x, places));
  }
  static int append(const Lanes& lanes, Word* a, Vec va, Word* b, Vec vb, Word* c, Vec vc) {
    const Vec places =
        _mm256_set_m128i(load_half(kOf16.gather[lanes.high]), load_half(kOf16.gather[lanes.low]));
    const unsigned low = static_cast<unsigned>(_mm_popcnt_u32(lanes.low));
    store(a, low, _mm256_shuffle_epi8(va, places));
    store(b, low, _mm256_shuffle_epi8(vb, places));
    store(c, low, _mm256_shuffle_epi8(vc, places));
    return static_cast<int>(low) + _mm_popcnt_u32(lanes.high);
  }
  static void store(Word* to, unsigned low, Vec x) {
    _mm_storeu_si128(reinterpret_cast<__m128i*>(to), _mm256_castsi256_si128(x));
    _mm_storeu_si128(reinterpret_cast<__m128i*>(to + low), _mm256_extracti128_si256(x, 1));
  }

  static unsigned count_pairs(Vec queen, Vec clash, Vec one, Vec other) {
    // Zero where there is an idle lane or a clash.
    const Vec good = without(_mm256_cmpeq_epi16(clash, zero()), _mm256_cmpeq_epi16(queen, zero()));
    const Vec first = without(good, _mm256_cmpeq_epi16(one, zero()));
    const Vec second = without(good, _mm256_cmpeq_epi16(other, zero()));
    const int both_ways = _mm256_movemask_epi8(_mm256_packs_epi16(first, second));
    return static_cast<unsigned>(_mm_popcnt_u32(static_cast<unsigned>(both_ways)));
  }
};

struct Words32 : Bits256 {
  using Word = std::uint32_t;
  static constexpr int kLanes = 8;
  static constexpr int kMaxRows = 32;

  struct Lanes {
    Vec mask;
    unsigned bits;
  };

  static Vec splat(std::uint32_t x) { return _mm256_set1_epi32(static_cast<int>(x)); }
  static Vec up(Vec x, Shift by) { return _mm256_sll_epi32(x, by); }
  static Vec around(Vec x, Shift by) {
    return either(up(x, by), down(x, _mm_sub_epi64(shift(32), by)));
  }
  static Vec down(Vec x, Shift by) { return _mm256_srl_epi32(x, by); }
  static Vec lowest(Vec x) { return both(x, _mm256_sub_epi32(zero(), x)); }
  static Vec smaller(Vec a, Vec b) { return _mm256_min_epu32(a, b); }
  static Vec choose(const Lanes& lanes, Vec a, Vec b) {
    return _mm256_blendv_epi8(b, a, lanes.mask);
  }
  static unsigned bits(Vec mask) {
    return static_cast<unsigned>(_mm256_movemask_ps(_mm256_castsi256_ps(mask)));
  }
  static Lanes zero_lanes(Vec x) {
    const Vec mask = _mm256_cmpeq_epi32(x, zero());
    return {mask, bits(mask)};
  }
  static Lanes nonzero_lanes(Vec x) {
    return {zero(), bits(_mm256_cmpeq_epi32(x, zero())) ^ 0xFF};  // as above: no mask
  }
  static int count(const Lanes& lanes) { return static_cast<int>(_mm_popcnt_u32(lanes.bits)); }
  static Lanes first_lanes(const Lanes& lanes, int count) {
    const unsigned first = _pdep_u32((1U << count) - 1, lanes.bits);
    const Vec bit = _mm256_setr_epi32(1, 2, 4, 8, 16, 32, 64, 128);
    return {_mm256_cmpeq_epi32(both(splat(first), bit), bit), first};
  }

  static Vec places(const std::uint8_t* of) {
    return _mm256_cvtepu8_epi32(_mm_loadl_epi64(reinterpret_cast<const __m128i*>(of)));
  }
  static Vec take(Vec old, const Lanes& lanes, const Word* from) {
    return choose(lanes, _mm256_permutevar8x32_epi32(load(from), places(kOf32.spread[lanes.bits])),
                  old);
  }
  static void put(const Lanes& lanes, Word* to, Vec x) {
    store(to, _mm256_permutevar8x32_epi32(x, places(kOf32.gather[lanes.bits])));
  }
  static int append(const Lanes& lanes, Word* a, Vec va, Word* b, Vec vb, Word* c, Vec vc) {
    const Vec order = places(kOf32.gather[lanes.bits]);
    store(a, _mm256_permutevar8x32_epi32(va, order));
    store(b, _mm256_permutevar8x32_epi32(vb, order));
    store(c, _mm256_permutevar8x32_epi32(vc, order));
    return count(lanes);
  }
  static void store(Word* to, Vec x) { _mm256_storeu_si256(reinterpret_cast<__m256i*>(to), x); }

  static unsigned count_pairs(Vec queen, Vec clash, Vec one, Vec other) {
    const Vec good = without(_mm256_cmpeq_epi32(clash, zero()), _mm256_cmpeq_epi32(queen, zero()));
    const unsigned first = bits(without(good, _mm256_cmpeq_epi32(one, zero())));
    const unsigned second = bits(without(good, _mm256_cmpeq_epi32(other, zero())));
    return static_cast<unsigned>(_mm_popcnt_u32(first << 8 | second));
  }
};

}  // namespace

constinit const InstructionSet kAvx2 = instruction_set<Words16, Words32>();

}  // namespace queens::lanes

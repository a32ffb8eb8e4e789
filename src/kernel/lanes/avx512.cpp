// The lanes kernel for AVX-512 with VBMI2: compress and expand are instructions, for words of
// 16 bits too.
#include <immintrin.h>

#include "kernel/lanes/instruction_set.hpp"

namespace queens::lanes {
namespace {

/// What does not depend on the size of a word.
struct Bits512 {
  using Vec = __m512i;
  using Shift = __m512i;
  static constexpr int kGroups = 2;

  static Vec zero() { return _mm512_setzero_si512(); }
  static Vec either(Vec a, Vec b) { return _mm512_or_si512(a, b); }
  static Vec either(Vec a, Vec b, Vec c) { return _mm512_ternarylogic_epi32(a, b, c, 0xFE); }
  static Vec both(Vec a, Vec b) { return _mm512_and_si512(a, b); }
  static Vec differ(Vec a, Vec b) { return _mm512_xor_si512(a, b); }
  static Vec without(Vec a, Vec b) { return _mm512_andnot_si512(b, a); }
  static bool any(Vec x) { return _mm512_test_epi32_mask(x, x) != 0; }
  static void move(void* to, const void* from) {
    _mm512_storeu_si512(to, _mm512_loadu_si512(from));
  }
};

struct Words16 : Bits512 {
  using Word = std::uint16_t;
  using Lanes = __mmask32;
  static constexpr int kLanes = 32;
  static constexpr int kMaxRows = 16;

  static Vec splat(std::uint32_t x) { return _mm512_set1_epi16(static_cast<short>(x)); }
  static Shift shift(std::uint32_t by) { return splat(by); }
  static Vec up(Vec x, Shift by) { return _mm512_sllv_epi16(x, by); }
  static Vec down(Vec x, Shift by) { return _mm512_srlv_epi16(x, by); }
  static Vec lowest(Vec x) { return both(x, _mm512_sub_epi16(zero(), x)); }
  static Vec smaller(Vec a, Vec b) { return _mm512_min_epu16(a, b); }
  static Vec choose(Lanes lanes, Vec a, Vec b) { return _mm512_mask_blend_epi16(lanes, b, a); }
  static Lanes zero_lanes(Vec x) { return _mm512_testn_epi16_mask(x, x); }
  static Lanes nonzero_lanes(Vec x) { return _mm512_test_epi16_mask(x, x); }
  static int count(Lanes lanes) { return static_cast<int>(_mm_popcnt_u32(lanes)); }
  static Lanes first_lanes(Lanes lanes, int count) { return _pdep_u32((1U << count) - 1, lanes); }

  static Vec take(Vec old, Lanes lanes, const Word* from) {
    return _mm512_mask_expand_epi16(old, lanes, _mm512_loadu_si512(from));
  }

  // Compressed in a register: compressing to memory is microcode on Zen 4 and 5.
  static void put(Lanes lanes, Word* to, Vec x) {
    _mm512_storeu_si512(to, _mm512_maskz_compress_epi16(lanes, x));
  }
  static int append(Lanes lanes, Word* a, Vec va, Word* b, Vec vb, Word* c, Vec vc) {
    put(lanes, a, va);
    put(lanes, b, vb);
    put(lanes, c, vc);
    return count(lanes);
  }

  static unsigned count_pairs(Vec queen, Vec clash, Vec one, Vec other) {
    const Lanes good = _mm512_mask_testn_epi16_mask(nonzero_lanes(queen), clash, clash);
    return static_cast<unsigned>(count(_mm512_mask_test_epi16_mask(good, one, one)) +
                                 count(_mm512_mask_test_epi16_mask(good, other, other)));
  }
};

struct Words32 : Bits512 {
  using Word = std::uint32_t;
  using Lanes = __mmask16;
  static constexpr int kLanes = 16;
  static constexpr int kMaxRows = 32;

  static Vec splat(std::uint32_t x) { return _mm512_set1_epi32(static_cast<int>(x)); }
  static Shift shift(std::uint32_t by) { return splat(by); }
  static Vec up(Vec x, Shift by) { return _mm512_sllv_epi32(x, by); }
  static Vec around(Vec x, Shift by) { return _mm512_rolv_epi32(x, by); }
  static Vec down(Vec x, Shift by) { return _mm512_srlv_epi32(x, by); }
  static Vec lowest(Vec x) { return both(x, _mm512_sub_epi32(zero(), x)); }
  static Vec smaller(Vec a, Vec b) { return _mm512_min_epu32(a, b); }
  static Vec choose(Lanes lanes, Vec a, Vec b) { return _mm512_mask_blend_epi32(lanes, b, a); }
  static Lanes zero_lanes(Vec x) { return _mm512_testn_epi32_mask(x, x); }
  static Lanes nonzero_lanes(Vec x) { return _mm512_test_epi32_mask(x, x); }
  static int count(Lanes lanes) { return static_cast<int>(_mm_popcnt_u32(lanes)); }
  static Lanes first_lanes(Lanes lanes, int count) {
    return static_cast<Lanes>(_pdep_u32((1U << count) - 1, lanes));
  }

  static Vec take(Vec old, Lanes lanes, const Word* from) {
    return _mm512_mask_expand_epi32(old, lanes, _mm512_loadu_si512(from));
  }

  static void put(Lanes lanes, Word* to, Vec x) {
    _mm512_storeu_si512(to, _mm512_maskz_compress_epi32(lanes, x));
  }
  static int append(Lanes lanes, Word* a, Vec va, Word* b, Vec vb, Word* c, Vec vc) {
    put(lanes, a, va);
    put(lanes, b, vb);
    put(lanes, c, vc);
    return count(lanes);
  }

  static unsigned count_pairs(Vec queen, Vec clash, Vec one, Vec other) {
    const Lanes good = _mm512_mask_testn_epi32_mask(nonzero_lanes(queen), clash, clash);
    const unsigned first = _mm512_mask_test_epi32_mask(good, one, one);
    const unsigned second = _mm512_mask_test_epi32_mask(good, other, other);
    return static_cast<unsigned>(_mm_popcnt_u32(first << 16 | second));
  }
};

}  // namespace

constinit const InstructionSet kAvx512 = instruction_set<Words16, Words32>();

}  // namespace queens::lanes

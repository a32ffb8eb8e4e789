// The lanes kernel for WebAssembly's vectors, as every browser has them since 2023. They have
// neither compress nor expand, but a shuffle of bytes.
#include <wasm_simd128.h>

#include "kernel/lanes/instruction_set.hpp"
#include "kernel/lanes/permutations.hpp"

namespace queens::lanes {
namespace {

/// What does not depend on the size of a word.
struct Bits128 {
  using Vec = v128_t;
  using Shift = std::uint32_t;
  static constexpr int kGroups = 2;

  /// As a mask, and as bits.
  struct Lanes {
    Vec mask;
    unsigned bits;
  };

  static Vec zero() { return wasm_i32x4_const_splat(0); }
  static Shift shift(std::uint32_t by) { return by; }
  static Vec either(Vec a, Vec b) { return wasm_v128_or(a, b); }
  static Vec either(Vec a, Vec b, Vec c) { return either(either(a, b), c); }
  static Vec both(Vec a, Vec b) { return wasm_v128_and(a, b); }
  static Vec differ(Vec a, Vec b) { return wasm_v128_xor(a, b); }
  static Vec without(Vec a, Vec b) { return wasm_v128_andnot(a, b); }
  static Vec choose(const Lanes& lanes, Vec a, Vec b) {
    return wasm_v128_bitselect(a, b, lanes.mask);
  }
  static bool any(Vec x) { return wasm_v128_any_true(x); }
  static int count(const Lanes& lanes) { return __builtin_popcount(lanes.bits); }
  static void move(void* to, const void* from) { wasm_v128_store(to, wasm_v128_load(from)); }

  /// The lowest `count` of some lanes' bits.
  static unsigned first_bits(unsigned bits, int count) {
    unsigned first = 0;
    for (; count > 0; --count, bits &= bits - 1) first |= bits & (0 - bits);
    return first;
  }
  static Vec shuffled(Vec x, const std::uint8_t* places) {
    return wasm_i8x16_swizzle(x, wasm_v128_load(places));
  }
};

constexpr auto kOf16 = byte_permutations<8, 2>();
constexpr auto kOf32 = byte_permutations<4, 4>();

struct Words16 : Bits128 {
  using Word = std::uint16_t;
  static constexpr int kLanes = 8;
  static constexpr int kMaxRows = 16;

  static Vec splat(std::uint32_t x) { return wasm_i16x8_splat(static_cast<short>(x)); }
  static Vec up(Vec x, Shift by) { return wasm_i16x8_shl(x, by); }
  static Vec down(Vec x, Shift by) { return wasm_u16x8_shr(x, by); }
  static Vec lowest(Vec x) { return both(x, wasm_i16x8_neg(x)); }
  static Vec smaller(Vec a, Vec b) { return wasm_u16x8_min(a, b); }
  static Vec is_zero(Vec x) { return wasm_i16x8_eq(x, zero()); }
  static unsigned bits(Vec mask) { return wasm_i16x8_bitmask(mask); }

  static Lanes zero_lanes(Vec x) { return {is_zero(x), bits(is_zero(x))}; }
  /// Only ever appended: nobody asks for the mask.
  static Lanes nonzero_lanes(Vec x) { return {zero(), bits(is_zero(x)) ^ 0xFF}; }
  static Lanes first_lanes(const Lanes& lanes, int count) {
    const unsigned first = first_bits(lanes.bits, count);
    const Vec bit = wasm_i16x8_const(1, 2, 4, 8, 16, 32, 64, 128);
    return {wasm_i16x8_eq(both(splat(first), bit), bit), first};
  }

  static Vec take(Vec old, const Lanes& lanes, const Word* from) {
    return choose(lanes, shuffled(wasm_v128_load(from), kOf16.spread[lanes.bits]), old);
  }
  static int append(const Lanes& lanes, Word* a, Vec va, Word* b, Vec vb, Word* c, Vec vc) {
    const std::uint8_t* const places = kOf16.gather[lanes.bits];
    wasm_v128_store(a, shuffled(va, places));
    wasm_v128_store(b, shuffled(vb, places));
    wasm_v128_store(c, shuffled(vc, places));
    return count(lanes);
  }

  static unsigned count_pairs(Vec queen, Vec clash, Vec one, Vec other) {
    // Zero where there is an idle lane or a clash.
    const Vec good = without(is_zero(clash), is_zero(queen));
    const unsigned first = bits(without(good, is_zero(one)));
    const unsigned second = bits(without(good, is_zero(other)));
    return static_cast<unsigned>(__builtin_popcount(first << 8 | second));
  }
};

struct Words32 : Bits128 {
  using Word = std::uint32_t;
  static constexpr int kLanes = 4;
  static constexpr int kMaxRows = 32;

  static Vec splat(std::uint32_t x) { return wasm_i32x4_splat(static_cast<int>(x)); }
  static Vec up(Vec x, Shift by) { return wasm_i32x4_shl(x, by); }
  static Vec down(Vec x, Shift by) { return wasm_u32x4_shr(x, by); }
  static Vec lowest(Vec x) { return both(x, wasm_i32x4_neg(x)); }
  static Vec smaller(Vec a, Vec b) { return wasm_u32x4_min(a, b); }
  static Vec is_zero(Vec x) { return wasm_i32x4_eq(x, zero()); }
  static unsigned bits(Vec mask) { return wasm_i32x4_bitmask(mask); }

  static Lanes zero_lanes(Vec x) { return {is_zero(x), bits(is_zero(x))}; }
  static Lanes nonzero_lanes(Vec x) { return {zero(), bits(is_zero(x)) ^ 0xF}; }  // as above
  static Lanes first_lanes(const Lanes& lanes, int count) {
    const unsigned first = first_bits(lanes.bits, count);
    const Vec bit = wasm_i32x4_const(1, 2, 4, 8);
    return {wasm_i32x4_eq(both(splat(first), bit), bit), first};
  }

  static Vec take(Vec old, const Lanes& lanes, const Word* from) {
    return choose(lanes, shuffled(wasm_v128_load(from), kOf32.spread[lanes.bits]), old);
  }
  static int append(const Lanes& lanes, Word* a, Vec va, Word* b, Vec vb, Word* c, Vec vc) {
    const std::uint8_t* const places = kOf32.gather[lanes.bits];
    wasm_v128_store(a, shuffled(va, places));
    wasm_v128_store(b, shuffled(vb, places));
    wasm_v128_store(c, shuffled(vc, places));
    return count(lanes);
  }

  static unsigned count_pairs(Vec queen, Vec clash, Vec one, Vec other) {
    const Vec good = without(is_zero(clash), is_zero(queen));
    const unsigned first = bits(without(good, is_zero(one)));
    const unsigned second = bits(without(good, is_zero(other)));
    return static_cast<unsigned>(__builtin_popcount(first << 4 | second));
  }
};

}  // namespace

constinit const InstructionSet kSimd128 = instruction_set<Words16, Words32>();

}  // namespace queens::lanes

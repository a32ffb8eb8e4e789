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

/// What a word of 16 bits needs an instruction of its own for; likewise one of 32.
struct Of16 : Bits128 {
  using Word = std::uint16_t;
  static constexpr int kLanes = 8;

  static Vec splat(std::uint32_t x) { return wasm_i16x8_splat(static_cast<short>(x)); }
  static Vec up(Vec x, Shift by) { return wasm_i16x8_shl(x, by); }
  static Vec down(Vec x, Shift by) { return wasm_u16x8_shr(x, by); }
  static Vec minus(Vec x) { return wasm_i16x8_neg(x); }
  static Vec smaller(Vec a, Vec b) { return wasm_u16x8_min(a, b); }
  static Vec equal(Vec a, Vec b) { return wasm_i16x8_eq(a, b); }
  static unsigned bits(Vec mask) { return wasm_i16x8_bitmask(mask); }
  /// In each lane its own bit.
  static Vec bit_of_lane() { return wasm_i16x8_const(1, 2, 4, 8, 16, 32, 64, 128); }
};

struct Of32 : Bits128 {
  using Word = std::uint32_t;
  static constexpr int kLanes = 4;

  static Vec splat(std::uint32_t x) { return wasm_i32x4_splat(static_cast<int>(x)); }
  static Vec up(Vec x, Shift by) { return wasm_i32x4_shl(x, by); }
  static Vec around(Vec x, Shift by) { return either(up(x, by), down(x, 32 - by)); }
  static Vec down(Vec x, Shift by) { return wasm_u32x4_shr(x, by); }
  static Vec minus(Vec x) { return wasm_i32x4_neg(x); }
  static Vec smaller(Vec a, Vec b) { return wasm_u32x4_min(a, b); }
  static Vec equal(Vec a, Vec b) { return wasm_i32x4_eq(a, b); }
  static unsigned bits(Vec mask) { return wasm_i32x4_bitmask(mask); }
  static Vec bit_of_lane() { return wasm_i32x4_const(1, 2, 4, 8); }
};

template <class Of>
struct Words : Of {
  using typename Of::Lanes;
  using typename Of::Vec;
  using typename Of::Word;
  static constexpr int kLanes = Of::kLanes;
  static constexpr int kMaxRows = 8 * sizeof(Word);
  static constexpr auto kPlaces = byte_permutations<kLanes, sizeof(Word)>();

  static Vec lowest(Vec x) { return Of::both(x, Of::minus(x)); }
  static Vec is_zero(Vec x) { return Of::equal(x, Of::zero()); }

  static Lanes zero_lanes(Vec x) { return {is_zero(x), Of::bits(is_zero(x))}; }
  /// Only ever appended: nobody asks for the mask.
  static Lanes nonzero_lanes(Vec x) {
    constexpr unsigned kAll = (1U << kLanes) - 1;
    return {Of::zero(), Of::bits(is_zero(x)) ^ kAll};
  }
  static Lanes first_lanes(const Lanes& lanes, int count) {
    const unsigned first = Of::first_bits(lanes.bits, count);
    const Vec bit = Of::bit_of_lane();
    return {Of::equal(Of::both(Of::splat(first), bit), bit), first};
  }

  static Vec take(Vec old, const Lanes& lanes, const Word* from) {
    const Vec spread = Of::shuffled(wasm_v128_load(from), kPlaces.spread[lanes.bits]);
    return Of::choose(lanes, spread, old);
  }
  static void put(const Lanes& lanes, Word* to, Vec x) {
    wasm_v128_store(to, Of::shuffled(x, kPlaces.gather[lanes.bits]));
  }
  static int append(const Lanes& lanes, Word* a, Vec va, Word* b, Vec vb, Word* c, Vec vc) {
    const std::uint8_t* const places = kPlaces.gather[lanes.bits];
    wasm_v128_store(a, Of::shuffled(va, places));
    wasm_v128_store(b, Of::shuffled(vb, places));
    wasm_v128_store(c, Of::shuffled(vc, places));
    return Of::count(lanes);
  }

  static unsigned count_pairs(Vec queen, Vec clash, Vec one, Vec other) {
    // Zero where there is an idle lane or a clash.
    const Vec good = Of::without(is_zero(clash), is_zero(queen));
    const unsigned first = Of::bits(Of::without(good, is_zero(one)));
    const unsigned second = Of::bits(Of::without(good, is_zero(other)));
    return static_cast<unsigned>(__builtin_popcount(first << kLanes | second));
  }
};

}  // namespace

constinit const InstructionSet kSimd128 = instruction_set<Words<Of16>, Words<Of32>>();

}  // namespace queens::lanes

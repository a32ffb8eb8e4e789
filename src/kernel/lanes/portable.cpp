// The lanes kernel without any processor's instructions: vectors of one lane.
//
// It keeps what makes refilled lanes fast on any processor: a step has no branch to mispredict,
// and independent groups fill the pipeline. Appending writes always and counts only what is good.
#include "kernel/lanes/instruction_set.hpp"

namespace queens::lanes {
namespace {

struct OneWord {
  using Word = std::uint32_t;
  using Vec = std::uint32_t;
  using Lanes = std::uint32_t;
  using Shift = std::uint32_t;
  static constexpr int kLanes = 1;
  static constexpr int kGroups = 2;
  static constexpr int kMaxRows = 32;

  static Vec zero() { return 0; }
  static Vec splat(std::uint32_t x) { return x; }
  static Shift shift(std::uint32_t by) { return by; }
  static Vec up(Vec x, Shift by) { return x << by; }
  static Vec around(Vec x, Shift by) { return x << by | x >> (32 - by) % 32; }
  static Vec down(Vec x, Shift by) { return x >> by; }
  static Vec either(Vec a, Vec b) { return a | b; }
  static Vec either(Vec a, Vec b, Vec c) { return a | b | c; }
  static Vec both(Vec a, Vec b) { return a & b; }
  static Vec differ(Vec a, Vec b) { return a ^ b; }
  static Vec without(Vec a, Vec b) { return a & ~b; }
  static Vec lowest(Vec x) { return x & (0 - x); }
  static Vec smaller(Vec a, Vec b) { return a < b ? a : b; }
  static Vec choose(Lanes lanes, Vec a, Vec b) { return lanes != 0 ? a : b; }
  static bool any(Vec x) { return x != 0; }
  static Lanes zero_lanes(Vec x) { return x == 0; }
  static Lanes nonzero_lanes(Vec x) { return x != 0; }
  static int count(Lanes lanes) { return static_cast<int>(lanes); }
  static Lanes first_lanes(Lanes lanes, int count) { return count == 0 ? 0 : lanes; }
  static void move(Word* to, const Word* from) { *to = *from; }
  static Vec take(Vec old, Lanes lanes, const Word* from) { return lanes != 0 ? *from : old; }

  static void put(Lanes, Word* to, Vec x) { *to = x; }
  static int append(Lanes lanes, Word* a, Vec va, Word* b, Vec vb, Word* c, Vec vc) {
    *a = va;
    *b = vb;
    *c = vc;
    return count(lanes);
  }

  static unsigned count_pairs(Vec queen, Vec clash, Vec one, Vec other) {
    const unsigned good = queen != 0 && clash == 0;
    return good * (unsigned{one != 0} + unsigned{other != 0});
  }
};

}  // namespace

constinit const InstructionSet kPortable = instruction_set<OneWord, OneWord>();

}  // namespace queens::lanes

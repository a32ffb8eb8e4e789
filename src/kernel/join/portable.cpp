// The join in plain C++: for other processors, and for WebAssembly.
#include "kernel/join/list.hpp"
#include "kernel/join/split.hpp"

namespace queens::join {
namespace {

struct Portable {
  static constexpr std::uint32_t kLanes = 1;

  static constexpr double kRowCost = 3;
  static constexpr double kLookupCost = 4;
  static constexpr double kScanCost = 12;
  static constexpr double kSliceCost = 400;
  static constexpr double kPartCost = 4;
  static constexpr double kNodeCost = 6000;
  static constexpr std::size_t kFew = 24;

  /// Counts bits in parallel; compilers make an instruction of it where there is one.
  static int count_bits(Mask mask) { return __builtin_popcountll(mask); }

  struct Run {
    Mask meeting, middle;
  };

  static Run load_run(const Mask* meeting, const Mask* middle, std::uint32_t) {
    return {*meeting, *middle};
  }

  static Mask broadcast(Mask mask) { return mask; }

  static Mask* append_fitting(Mask* out, const Run& run, Mask meeting, Mask middle) {
    *out = run.middle | middle;
    return out + ((run.meeting & meeting) == 0 ? 1 : 0);
  }

  static Mask any(const Mask* list, std::size_t size) {
    Mask sum = 0;
    for (std::size_t i = 0; i < size; ++i) sum |= list[i];
    return sum;
  }

  static Mask* append_equal(Mask* to, const Mask* list, Mask asked, Mask wanted) {
    const Mask mask = *list;
    *to = mask;
    return to + ((mask & asked) == wanted ? 1 : 0);
  }

  static std::uint64_t count_without(const Mask* list, std::size_t size, Mask mask) {
    std::uint64_t total = 0;
    for (std::size_t i = 0; i < size; ++i) total += (list[i] & mask) == 0 ? 1 : 0;
    return total;
  }

  struct alignas(64) Bits {
    Mask words[kBlock / 64];
  };

  /// Bits of eight words at once are counted by adders: most rows of ANDs are empty or nearly so.
  struct Tally {
    std::uint64_t count = 0;
  };

  static Bits load_bits(const Mask* words) {
    Bits bits;
    for (std::size_t i = 0; i < kBlock / 64; ++i) bits.words[i] = words[i];
    return bits;
  }
  static Bits all_bits() {
    Bits bits;
    for (Mask& word : bits.words) word = ~Mask{0};
    return bits;
  }
  static Bits both(const Bits& a, const Bits& b) {
    Bits bits;
    for (std::size_t i = 0; i < kBlock / 64; ++i) bits.words[i] = a.words[i] & b.words[i];
    return bits;
  }
  static void add(Tally& tally, const Bits& bits) {
    Mask any_word = 0;
    for (const Mask word : bits.words) any_word |= word;
    if (any_word == 0) return;
    for (Mask word : bits.words)
      for (; word != 0; word &= word - 1) ++tally.count;
  }
  static std::uint64_t sum(const Tally& tally) { return tally.count; }

  /// There is no instruction that gathers the live bits, so all up to the last one are chunked.
  static Mask chunkable(Mask live) {
    for (int shift = 1; shift < 64; shift *= 2) live |= live >> shift;
    return live;
  }
  static Mask compress(Mask mask, Mask live) { return mask & live; }

  /// Turns 64 masks of 64 bits on their side: blocks of 32, 16, ... change places across the
  /// diagonal (Warren, Hacker's Delight, 7-3).
  static void slice(const Mask* masks, Mask live, Mask* words, std::size_t stride) {
    Mask square[64];
    for (int i = 0; i < 64; ++i) square[i] = ~masks[i];
    Mask low = 0x00000000FFFFFFFF;
    for (int size = 32; size != 0; size /= 2, low ^= low << size)
      for (int i = 0; i < 64; i = (i + size + 1) & ~size) {
        const Mask moved = ((square[i] >> size) ^ square[i + size]) & low;
        square[i] ^= moved << size;
        square[i + size] ^= moved;
      }
    for (int bit = 0; bit < 64; ++bit)
      if ((live >> bit & 1) != 0) {
        *words = square[bit];
        words += stride;
      }
  }
};

}  // namespace

const Engine kPortableEngine = {make_list<Portable>, select<Portable>,
                                conflicting_diagonal<Portable>, count_disjoint_lists<Portable>};

}  // namespace queens::join

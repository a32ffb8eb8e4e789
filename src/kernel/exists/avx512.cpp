// The search with a row in each lane of a vector (AVX-512 F and VPOPCNTDQ), and many nodes at once.
//
// To put a queen and look at what is left takes about 115 instructions and a chain of 100 cycles,
// 30 of them waiting for one shuffle after another; but children do not depend on each other. So
// the last few nodes of the stack are opened together, all their children are made one after the
// other without a branch, and those that still can be completed are kept. On the board of side 36
// whose first 12 rows are filled, a child took 71 ns by the readable search, 38 ns node by node,
// 23 ns this way.
#if defined(__x86_64__)
#include <immintrin.h>

#include <cstddef>

#include "kernel/exists/engine.hpp"

namespace queens::exists {
namespace {

using Vec = __m512i;

constexpr int kLanes = 8;
constexpr int kBatch = 8;  // as fast as 4 and 16
constexpr int kMaxChildren = kBatch * kMaxRows;
// The stack of a search node by node: at most all choices of every row.
constexpr int kDeepest = kMaxRows * kMaxRows;
constexpr int kNodes = 8192 + kDeepest + kMaxChildren;

/// A queen to put.
struct Child {
  std::uint16_t parent;
  std::uint8_t row, column;
};

Vec all(std::uint64_t word) { return _mm512_set1_epi64(static_cast<long long>(word)); }
std::uint64_t first(Vec v) {
  return static_cast<std::uint64_t>(_mm_cvtsi128_si64(_mm512_castsi512_si128(v)));
}
Vec either(Vec a, Vec b, Vec c) { return _mm512_ternarylogic_epi64(a, b, c, 0xFE); }
std::uint64_t bit_of(unsigned index) { return std::uint64_t{1} << index; }
__mmask8 lanes_of(std::uint64_t rows, int v) { return static_cast<__mmask8>(rows >> (kLanes * v)); }

/// How many open squares each column has: in two bits, and a third for four or more.
struct Tally {
  Vec ones = _mm512_setzero_si512();
  Vec twos = _mm512_setzero_si512();
  Vec many = _mm512_setzero_si512();

  void add(Vec open) {
    const Vec carry = _mm512_and_si512(ones, open);
    ones = _mm512_xor_si512(ones, open);
    many = _mm512_ternarylogic_epi64(many, twos, carry, 0xF8);  // many | (twos & carry)
    twos = _mm512_xor_si512(twos, carry);
  }
  void add(const Tally& other) {
    const Vec carry = _mm512_and_si512(ones, other.ones);
    ones = _mm512_xor_si512(ones, other.ones);
    const Vec fours = _mm512_ternarylogic_epi64(twos, other.twos, carry, 0xE8);  // two of three
    twos = _mm512_ternarylogic_epi64(twos, other.twos, carry, 0x96);             // odd
    many = either(many, other.many, fours);
  }
};

/// Every lane next to the one it is folded onto.
Vec fold_halves(Vec v) { return _mm512_shuffle_i64x2(v, v, 0x4E); }
Vec fold_quarters(Vec v) { return _mm512_shuffle_i64x2(v, v, 0xB1); }
Vec fold_pairs(Vec v) { return _mm512_permutex_epi64(v, 0xB1); }

/// A search over up to 8 kVectors rows.
template <int kVectors>
class Batches {
 public:
  Batches(Undecided& rows, GiveUp give_up, void* scratch)
      : rows_(rows), give_up_(give_up), nodes_(static_cast<Node*>(scratch)) {
    static_assert(sizeof(Node) * kNodes <= kScratchBytes);
    for (int i = 0; i < kNodes; ++i) free_[i] = static_cast<std::uint16_t>(i);
    alignas(64) std::uint64_t numbers[kSlots];
    for (int i = 0; i < kVectors * kLanes; ++i) numbers[i] = i < rows.count ? rows.row[i] : kFar;
    for (int v = 0; v < kVectors; ++v) row_[v] = _mm512_load_si512(numbers + kLanes * v);
  }

  Existence search() {
    if (rows_.count == 0) return Existence::found;
    Node& root = nodes_[free_[free_count_ - 1]];
    alignas(64) std::uint64_t open[kSlots] = {};
    for (int i = 0; i < rows_.count; ++i) open[i] = rows_.open[i];
    for (int v = 0; v < kVectors; ++v) root.open[v] = _mm512_load_si512(open + kLanes * v);
    root.rows = rows_.count == 64 ? ~std::uint64_t{0} : bit_of(unsigned(rows_.count)) - 1;
    root.columns = rows_.columns;
    if (!look_at(root)) return Existence::none;
    stack_[stack_size_++] = free_[--free_count_];
    std::uint64_t asked = 0;
    while (stack_size_ > 0) {
      if (asked-- == 0) {
        asked = 64;
        if (give_up_.ask(give_up_.patience, children_made_)) return Existence::undecided;
      }
      if (open_batch()) return Existence::found;
    }
    return Existence::none;
  }

 private:
  static constexpr std::size_t kSlots = std::size_t{kVectors} * kLanes;
  static constexpr std::uint64_t kFar = 1000;  // no shift by so much leaves a bit

  struct Node {
    Vec open[std::size_t{
        kVectors}];  ///< of the rows left; of the others, the square of their queen
    std::uint64_t rows, columns;
    std::uint64_t ones, twos, many;  ///< the tally of all columns
    std::uint64_t smallest;          ///< the row with the fewest open squares, and 256 a square
  };

  /// Opens the last nodes of the stack. True if one of them is a solution.
  bool open_batch() {
    // Node by node where memory is short: then the stack cannot grow by more than kDeepest.
    const int most = free_count_ < kDeepest + kMaxChildren ? 1 : kBatch;
    const int count = stack_size_ < most ? stack_size_ : most;
    stack_size_ -= count;
    std::uint16_t opened[kBatch];
    int child_count = 0;
    for (int i = 0; i < count; ++i) {
      opened[i] = stack_[stack_size_ + i];
      const Node& node = nodes_[opened[i]];
      if (node.rows == 0) {
        keep(node);
        return true;
      }
      child_count = list_children(node, opened[i], child_count);
    }
    children_made_ += static_cast<std::uint64_t>(child_count);
    for (int i = 0; i < child_count; ++i) {
      const std::uint16_t place = free_[free_count_ - 1];
      const int alive = put(children_[i], nodes_[place]) ? 1 : 0;
      stack_[stack_size_] = place;
      stack_size_ += alive;
      free_count_ -= alive;
    }
    for (int i = 0; i < count; ++i) free_[free_count_++] = opened[i];
    return false;
  }

  /// The queens of the smallest line of a node: a column, unless a row is smaller.
  int list_children(const Node& node, std::uint16_t parent, int count) {
    const std::uint64_t few = node.columns & ~node.many;
    const std::uint64_t one = few & node.ones & ~node.twos;
    const std::uint64_t two = few & ~node.ones & node.twos;
    const std::uint64_t three = few & node.ones & node.twos;
    const std::uint64_t size = node.smallest >> 8;
    std::uint64_t columns = size >= 3 ? three : 0;
    columns = size >= 2 && two != 0 ? two : columns;
    columns = one != 0 ? one : columns;
    if (columns != 0) {
      const auto column = static_cast<std::uint8_t>(_tzcnt_u64(columns));
      const Vec queen = all(bit_of(column));
      std::uint64_t rows = 0;
      for (int v = 0; v < kVectors; ++v)
        rows |= std::uint64_t{_mm512_test_epi64_mask(node.open[v], queen)} << (kLanes * v);
      for (rows &= node.rows; rows != 0; rows = _blsr_u64(rows))
        children_[count++] = {parent, static_cast<std::uint8_t>(_tzcnt_u64(rows)), column};
      return count;
    }
    const auto row = static_cast<std::uint8_t>(node.smallest & 255);
    for (std::uint64_t open = open_row(node, row); open != 0; open = _blsr_u64(open))
      children_[count++] = {parent, row, static_cast<std::uint8_t>(_tzcnt_u64(open))};
    return count;
  }

  /// What is left when the queen stands. False if a line has no open square then.
  bool put(Child child, Node& to) const {
    const Node& from = nodes_[child.parent];
    const Vec queen = all(bit_of(child.column));
    const Vec row = all(rows_.row[child.row]);
    Node node;
    node.rows = from.rows & ~bit_of(child.row);
    node.columns = from.columns & ~bit_of(child.column);
    for (int v = 0; v < kVectors; ++v) {
      const Vec distance = _mm512_abs_epi64(_mm512_sub_epi64(row_[v], row));
      const Vec attacked =
          either(queen, _mm512_sllv_epi64(queen, distance), _mm512_srlv_epi64(queen, distance));
      const Vec open =
          _mm512_mask_andnot_epi64(from.open[v], lanes_of(node.rows, v), attacked, from.open[v]);
      const __mmask8 own = _mm512_testn_epi64_mask(distance, distance);
      node.open[v] = _mm512_mask_mov_epi64(open, own, queen);
    }
    const bool alive = look_at(node);
    to = node;
    return alive;
  }

  /// Finds the smallest row and tallies the columns. False if a line has no open square.
  static bool look_at(Node& node) {
    Vec smallest = all(~std::uint64_t{0});
    Tally tally;
    for (int v = 0; v < kVectors; ++v) {
      const Vec index = _mm512_add_epi64(_mm512_set_epi64(7, 6, 5, 4, 3, 2, 1, 0),
                                         all(std::uint64_t{kLanes} * static_cast<unsigned>(v)));
      const Vec size = _mm512_slli_epi64(_mm512_popcnt_epi64(node.open[v]), 8);
      smallest = _mm512_mask_min_epu64(smallest, lanes_of(node.rows, v), smallest,
                                       _mm512_or_si512(size, index));
      // The queens' own squares count too, but in columns that need no queen.
      tally.add(node.open[v]);
    }
    smallest = fold(smallest, tally, fold_halves);
    smallest = fold(smallest, tally, fold_quarters);
    smallest = fold(smallest, tally, fold_pairs);
    node.smallest = first(smallest);
    node.ones = first(tally.ones);
    node.twos = first(tally.twos);
    node.many = first(tally.many);
    const std::uint64_t empty = node.columns & ~(node.ones | node.twos | node.many);
    return ((empty == 0) & (node.smallest > 255)) != 0;
  }

  template <class Fold>
  static Vec fold(Vec smallest, Tally& tally, Fold fold) {
    tally.add({fold(tally.ones), fold(tally.twos), fold(tally.many)});
    return _mm512_min_epu64(smallest, fold(smallest));
  }

  static std::uint64_t open_row(const Node& node, unsigned row) {
    return first(_mm512_maskz_compress_epi64(static_cast<__mmask8>(1U << (row % kLanes)),
                                             node.open[row / kLanes]));
  }

  void keep(const Node& solution) {
    for (int i = 0; i < rows_.count; ++i) rows_.open[i] = open_row(solution, unsigned(i));
  }

  Vec row_[std::size_t{kVectors}];
  Undecided& rows_;
  GiveUp give_up_;
  Node* nodes_;
  std::uint64_t children_made_ = 0;
  int stack_size_ = 0;
  int free_count_ = kNodes;
  std::uint16_t stack_[kNodes];
  std::uint16_t free_[kNodes];
  Child children_[kMaxChildren];
};

template <int kVectors>
Existence search_with(Undecided& rows, GiveUp give_up, void* scratch) {
  return Batches<kVectors>(rows, give_up, scratch).search();
}

}  // namespace

Existence search_avx512(Undecided& rows, GiveUp give_up, void* scratch) {
  constexpr Search* kByVectors[] = {search_with<1>, search_with<2>, search_with<3>, search_with<4>,
                                    search_with<5>, search_with<6>, search_with<7>, search_with<8>};
  const int vectors = (rows.count + kLanes - 1) / kLanes;
  return kByVectors[vectors == 0 ? 0 : vectors - 1](rows, give_up, scratch);
}

}  // namespace queens::exists
#endif

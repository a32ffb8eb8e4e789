// The solutions themselves in lanes, not only how many: each state knows the one above it, so that
// a solution can be read back from its last row to its first.
//
// A row's states stay where they are until all below them is done. So a buffer is left for the
// deeper row when that one is full, and taken up again where it was left; the lanes of a row run
// dry at the end of each buffer, which costs about a tenth.
#pragma once

#include "kernel/lanes/steps.hpp"

namespace queens::lanes {
namespace {

template <class V>
class SolutionSearch {
  using Word = typename V::Word;
  using Vec = typename V::Vec;
  static constexpr unsigned kGroups = V::kGroups;
  static constexpr int kAllLanes = V::kGroups * V::kLanes;
  static constexpr int kEnough = 2048 / sizeof(Word);
  static constexpr unsigned kCapacity = kEnough + 2 * kAllLanes + V::kLanes;

  struct Buffer {
    Word columns[kCapacity];
    Word left[kCapacity];
    Word right[kCapacity];
    Word above[kCapacity];  ///< where in the buffer of the row above its parent is
  };

  /// Where a row was left: the states in the lanes with their places, and how many were taken.
  struct Place {
    struct Group {
      Vec columns = V::zero(), left = V::zero(), right = V::zero(), here = V::zero(),
          open = V::zero();
    };
    Group groups[kGroups];
    int next = 0;
  };

  struct Children {
    Vec queen, columns, left, right;
    Vec above;
  };

  /// Solutions by the queens of the last three rows: where the state above them is, and these two;
  /// the last has the column that is left.
  struct Endings {
    Word above[kCapacity];
    Word first[kCapacity];
    Word second[kCapacity];
    int count;
  };

  struct Memory {
    Buffer buffers[V::kMaxRows];
    Word places[kCapacity];  ///< 0, 1, 2, ...: each state's own, for those who are taken into lanes
    Endings endings;
    std::uint64_t found[kCapacity];
  };

 public:
  static constexpr unsigned long kScratchBytes = sizeof(Memory);

  SolutionSearch(const Rows& rows, StopQuery stop, void* scratch, Found found)
      : rows_(rows), stop_(stop), memory_(*static_cast<Memory*>(scratch)), found_(found) {
    for (unsigned i = 0; i < kCapacity; ++i) memory_.places[i] = static_cast<Word>(i);
    Buffer& first = memory_.buffers[0];
    first.columns[0] = first.left[0] = first.right[0] = first.above[0] = 0;
    memory_.endings.count = 0;
  }

  /// Requires at least three rows.
  void run() {
    if (rows_.count == 3)
      finish(0, 1);
    else
      work_off(0, 1);
  }

 private:
  bool stopped() {
    stopped_ = stopped_ || stop_.ask(stop_.stop);
    return stopped_;
  }

  /// All below the first `waiting` states of a row.
  void work_off(int row, int waiting) {
    Place place;
    for (bool is_done = false; !is_done && !stopped();) {
      int children = 0;
      if (row + 4 == rows_.count) {
        is_done = advance<2>(row, waiting, place, children);
        finish(row + 1, children);
      } else {
        is_done = advance<kLookahead>(row, waiting, place, children);
        if (children > 0) work_off(row + 1, children);
      }
    }
  }

  /// Tries the open squares of the row's states, and gives the children to `use`, until `count`
  /// says that there are enough of them. Returns whether there are no more.
  template <class Use>
  bool step_through(int row, int waiting, Place& place, const int& count, Use use) {
    while (place.next <= waiting - kAllLanes && count < kEnough)
      step<true>(row, waiting, place, use);
    while (count < kEnough)
      if (!step<false>(row, waiting, place, use)) return true;
    return false;
  }

  template <bool kEnoughWait, class Use>
  bool step(int row, int waiting, Place& place, Use use) {
    const Buffer& from = memory_.buffers[row];
    const Vec squares = V::splat(rows_.open[row]);
    const auto distance = V::shift(rows_.distance[row]);
    Vec any = V::zero();
#pragma GCC unroll 8
    for (unsigned g = 0; g < kGroups; ++g) {
      auto& group = place.groups[g];
      auto idle = V::zero_lanes(group.open);
      int taken = V::count(idle);
      if (!kEnoughWait && taken > waiting - place.next) {
        taken = waiting - place.next;
        idle = V::first_lanes(idle, taken);
      }
      group.columns = V::take(group.columns, idle, from.columns + place.next);
      group.left = V::take(group.left, idle, from.left + place.next);
      group.right = V::take(group.right, idle, from.right + place.next);
      group.here = V::take(group.here, idle, memory_.places + place.next);
      const Vec open = V::without(squares, V::either(group.columns, group.left, group.right));
      group.open = V::choose(idle, open, group.open);
      place.next += taken;
      const Vec queen = V::lowest(group.open);
      any = V::either(any, queen);
      group.open = V::differ(group.open, queen);
      use(Children{queen, V::either(group.columns, queen),
                   V::up(V::either(group.left, queen), distance),
                   V::down(V::either(group.right, queen), distance), group.here});
    }
    return kEnoughWait || V::any(any);
  }

  /// Places a queen in this row. Children that leave a near row without a square are dropped.
  template <int kAhead>
  bool advance(int row, int waiting, Place& place, int& count) {
    const Ahead<V, kAhead> ahead(rows_, row);
    Buffer& into = memory_.buffers[row + 1];
    return step_through(row, waiting, place, count, [&](const Children& c) {
      const auto good = V::nonzero_lanes(V::smaller(ahead.least(c), c.queen));
      V::put(good, into.above + count, c.above);
      count += V::append(good, into.columns + count, c.columns, into.left + count, c.left,
                         into.right + count, c.right);
    });
  }

  /// The last three rows.
  void finish(int row, int waiting) {
    const LastRows<V> last(rows_, row);
    Endings& into = memory_.endings;
    Place place;
    for (bool is_done = false; !is_done;) {
      is_done = step_through(row, waiting, place, into.count, [&](const Children& c) {
        const auto ways = last.ways(c);
        if (!V::any(V::either(ways.low_first, ways.high_first))) return;
        const auto apart = V::zero_lanes(ways.clash);
        const Vec queen = V::choose(apart, c.queen, V::zero());
        add(V::smaller(ways.low_first, queen), c, ways.low);
        add(V::smaller(ways.high_first, queen), c, ways.high);
      });
      read_back(row);
    }
  }

  /// The endings of the lanes in which `good` is not zero.
  void add(Vec good, const Children& c, Vec second) {
    Endings& into = memory_.endings;
    into.count += V::append(V::nonzero_lanes(good), into.above + into.count, c.above,
                            into.first + into.count, c.queen, into.second + into.count, second);
  }

  /// The solutions that end so, whose third row from the end is `row`.
  void read_back(int row) {
    Endings& endings = memory_.endings;
    for (int i = 0; i < endings.count; ++i) {
      unsigned place = endings.above[i];
      std::uint32_t columns = memory_.buffers[row].columns[place];
      std::uint64_t solution =
          packed(row, endings.first[i]) | packed(row + 1, endings.second[i]) |
          packed(row + 2, rows_.columns & ~(columns | endings.first[i] | endings.second[i]));
      for (int at = row; at > 0; --at) {
        place = memory_.buffers[at].above[place];
        const std::uint32_t above = memory_.buffers[at - 1].columns[place];
        solution |= packed(at - 1, columns ^ above);
        columns = above;
      }
      memory_.found[i] = solution;
    }
    found_.take(found_.to, memory_.found, endings.count);
    endings.count = 0;
  }

  std::uint64_t packed(int row, std::uint32_t queen) const {
    const auto column = static_cast<std::uint64_t>(__builtin_ctz(queen));
    return column << (column_bits(rows_) * (rows_.count - 1 - row));
  }

  const Rows& rows_;
  StopQuery stop_;
  Memory& memory_;
  Found found_;
  bool stopped_ = false;
};

template <class V>
void list_in_lanes(const Rows& rows, StopQuery stop, void* scratch, Found found) {
  SolutionSearch<V>(rows, stop, scratch, found).run();
}

}  // namespace
}  // namespace queens::lanes

// Every placement of rows of one colour: a queen in each of some rows, on squares whose columns
// have one parity in each of them.
//
// Steps as those of steps.hpp, on states of four words: columns of either parity are sets of their
// own, so that boards of up to 32 columns go into words of 16 bits. Not all columns need a queen,
// so nothing is known of the last rows but their open squares.
#pragma once

#include "kernel/lanes/board.hpp"

namespace queens::lanes {
namespace {

template <class V>
class PlacementSearch {
  using Word = typename V::Word;
  using Vec = typename V::Vec;
  static constexpr unsigned kGroups = V::kGroups;
  static constexpr int kAllLanes = V::kGroups * V::kLanes;
  static constexpr int kEnough = 2048 / sizeof(Word);
  static constexpr unsigned kCapacity = kEnough + kAllLanes + V::kLanes;

  struct Group {
    Vec own = V::zero(), other = V::zero();  ///< columns of the row's parity, and of the other
    Vec left = V::zero(), right = V::zero(), open = V::zero();
  };

  /// The states of one row: those in the lanes and those that wait.
  struct Buffer {
    Group groups[kGroups];
    Word columns[2][kCapacity];  ///< by parity
    Word left[kCapacity];
    Word right[kCapacity];
    int waiting;
  };

  struct Memory {
    Buffer buffers[kMaxSide];
    Word placed[2][kCapacity];
  };

  /// States with one queen more; `queen` is zero in an idle lane.
  struct Children {
    Vec queen, own, other, left, right;
  };

  enum class Until { few, empty };

 public:
  static constexpr unsigned long kScratchBytes = sizeof(Memory);

  PlacementSearch(const ColourRows& rows, StopQuery stop, void* scratch, Placed placed)
      : rows_(rows), memory_(*static_cast<Memory*>(scratch)), stop_(stop), placed_(placed) {
    for (int row = 0; row < rows.count; ++row) {
      memory_.buffers[row].waiting = 0;
      for (Group& group : memory_.buffers[row].groups) group = Group{};
    }
    Buffer& first = memory_.buffers[0];
    first.columns[0][0] = first.columns[1][0] = first.left[0] = first.right[0] = 0;
    first.waiting = 1;
  }

  /// Requires at least one row.
  void run() {
    for (int row = 0; row < rows_.count; ++row) work_off<Until::empty>(row);
  }

 private:
  template <Until kUntil>
  void work_off(int row) {
    if (row + 1 == rows_.count) {
      if (rows_.parity[row] == 0)
        finish<kUntil, 0>(row);
      else
        finish<kUntil, 1>(row);
      return;
    }
    for (;;) {
      if (stopped_ = stopped_ || stop_.ask(stop_.stop); stopped_) return;
      if (rows_.parity[row] == 0)
        advance_to<kUntil, 0>(row);
      else
        advance_to<kUntil, 1>(row);
      if (memory_.buffers[row + 1].waiting < kEnough) return;
      work_off<Until::few>(row + 1);
    }
  }

  template <Until kUntil, int kParity>
  void advance_to(int row) {
    if (rows_.parity[row + 1] == kParity)
      advance<kUntil, kParity, true>(row);
    else
      advance<kUntil, kParity, false>(row);
  }

  /// Places a queen in this row. Children that leave the next row without a square are dropped.
  template <Until kUntil, int kParity, bool kSame>
  void advance(int row) {
    const Vec next = V::splat(rows_.open[row + 1]);
    Buffer& into = memory_.buffers[row + 1];
    int count = into.waiting;
    step_through<kUntil, kParity>(row, count, [&](const Children& c) {
      Vec open = V::without(next, V::either(kSame ? c.own : c.other, c.left, c.right));
      if constexpr (kUntil == Until::empty) open = V::smaller(open, c.queen);
      const auto good = V::nonzero_lanes(open);
      V::put(good, into.columns[kParity] + count, c.own);
      count += V::append(good, into.columns[1 - kParity] + count, c.other, into.left + count,
                         c.left, into.right + count, c.right);
    });
    into.waiting = count;
  }

  /// The last row: who has a queen there is placed.
  template <Until kUntil, int kParity>
  void finish(int row) {
    Word* const even = memory_.placed[0];
    Word* const odd = memory_.placed[1];
    do {
      int count = 0;
      step_through<kUntil, kParity>(row, count, [&](const Children& c) {
        const auto good = V::nonzero_lanes(c.queen);
        V::put(good, even + count, kParity == 0 ? c.own : c.other);
        V::put(good, odd + count, kParity == 0 ? c.other : c.own);
        count += V::count(good);
      });
      if (count == 0) return;
      placed_.take(placed_.to, even, odd, count);
    } while (true);
  }

  /// Tries the open squares of the row's states, and gives the children to `use`, until `kUntil`
  /// or until `count` says that there are enough of them.
  template <Until kUntil, int kParity, class Use>
  void step_through(int row, const int& count, Use use) {
    Buffer& from = memory_.buffers[row];
    Word* const own = from.columns[kParity];
    Word* const other = from.columns[1 - kParity];
    const int waiting = from.waiting;
    int next = 0;
    const Vec squares = V::splat(rows_.open[row]);
    const auto to_left = V::shift(rows_.to_left[row]);
    const auto to_right = V::shift(rows_.to_right[row]);
    Group groups[kGroups];
    for (unsigned g = 0; g < kGroups; ++g) groups[g] = from.groups[g];
    while ((kUntil == Until::empty || next <= waiting - kAllLanes) && count < kEnough) {
      Vec any = V::zero();
#pragma GCC unroll 8
      for (unsigned g = 0; g < kGroups; ++g) {
        Group& group = groups[g];
        auto idle = V::zero_lanes(group.open);
        int taken = V::count(idle);
        if (kUntil == Until::empty && taken > waiting - next) {
          taken = waiting - next;
          idle = V::first_lanes(idle, taken);
        }
        group.own = V::take(group.own, idle, own + next);
        group.other = V::take(group.other, idle, other + next);
        group.left = V::take(group.left, idle, from.left + next);
        group.right = V::take(group.right, idle, from.right + next);
        const Vec open = V::without(squares, V::either(group.own, group.left, group.right));
        group.open = V::choose(idle, open, group.open);
        next += taken;
        const Vec queen = V::lowest(group.open);
        if constexpr (kUntil == Until::empty) any = V::either(any, queen);
        group.open = V::differ(group.open, queen);
        use(Children{queen, V::either(group.own, queen), group.other,
                     V::up(V::either(group.left, queen), to_left),
                     V::down(V::either(group.right, queen), to_right)});
      }
      if (kUntil == Until::empty && !V::any(any)) break;
    }
    for (unsigned g = 0; g < kGroups; ++g) from.groups[g] = groups[g];
    from.waiting = waiting - next;
    for (int i = 0; i < waiting - next; i += V::kLanes) {
      V::move(own + i, own + next + i);
      V::move(other + i, other + next + i);
      V::move(from.left + i, from.left + next + i);
      V::move(from.right + i, from.right + next + i);
    }
  }

  const ColourRows& rows_;
  Memory& memory_;
  StopQuery stop_;
  Placed placed_;
  bool stopped_ = false;
};

template <class V>
void place_in_lanes(const ColourRows& rows, StopQuery stop, void* scratch, Placed placed) {
  PlacementSearch<V>(rows, stop, scratch, placed).run();
}

}  // namespace
}  // namespace queens::lanes

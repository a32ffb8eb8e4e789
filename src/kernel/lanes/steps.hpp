// Backtracking in refilled lanes: how a row's states get their queens, over a vector type.
//
// A state is the three sets of attacked columns, one state a lane. States wait in one buffer a
// row. A step takes the lowest open square of every lane and gives the children to whoever asked.
// A lane that has no square left takes the next waiting state in the same step, and what is in the
// lanes when a row is left stays there until it is taken up again: no lane is ever idle, but for
// the very last states of a row. A row is left for the deeper one as soon as enough states wait
// there, so the buffers stay small enough for the first cache.
//
// One file an instruction set includes this, so everything here has internal linkage, and nothing
// of the standard library is used: see board.hpp.
#pragma once

#include <cstdint>

#include "kernel/lanes/board.hpp"

namespace queens::lanes {
namespace {

/// What the next rows have left of open squares below a child.
template <class V, int kAhead>
class Ahead {
  using Vec = typename V::Vec;

 public:
  /// Requires kAhead rows below `row`: two or three.
  Ahead(const Rows& rows, int row)
      : open1_(V::splat(rows.open[row + 1])),
        open2_(V::splat(rows.open[row + 2])),
        open3_(V::splat(kAhead < 3 ? 0 : rows.open[row + 3])),
        to2_(V::shift(rows.distance[row + 1])),
        to3_(V::shift(kAhead < 3 ? 0 : rows.distance[row + 1] + rows.distance[row + 2])) {}

  /// The smallest of their sets of open squares, as a number: zero where one is empty.
  template <class Children>
  Vec least(const Children& c) const {
    const Vec least = V::smaller(
        V::without(open1_, V::either(c.columns, c.left, c.right)),
        V::without(open2_, V::either(c.columns, V::up(c.left, to2_), V::down(c.right, to2_))));
    if constexpr (kAhead < 3) return least;
    return V::smaller(least, V::without(open3_, V::either(c.columns, V::up(c.left, to3_),
                                                          V::down(c.right, to3_))));
  }

 private:
  Vec open1_, open2_, open3_;
  typename V::Shift to2_, to3_;
};

/// The last two rows below a child that has a queen in the row before: two columns are left, so
/// there are two ways to try.
template <class V>
class LastRows {
  using Vec = typename V::Vec;

 public:
  struct Ways {
    Vec low, high;              ///< the columns that are left
    Vec clash;                  ///< not zero where they attack each other on a diagonal
    Vec low_first, high_first;  ///< not zero where both squares are open, the first row's named
  };

  /// `row` is the third from the end.
  LastRows(const Rows& rows, int row)
      : open1_(V::splat(rows.open[row + 1])),
        open2_(V::splat(rows.open[row + 2])),
        all_(V::splat(rows.columns)),
        to2_(V::shift(rows.distance[row + 1])) {}

  template <class Children>
  Ways ways(const Children& c) const {
    const Vec at1 = V::without(open1_, V::either(c.columns, c.left, c.right));
    const Vec at2 =
        V::without(open2_, V::either(c.columns, V::up(c.left, to2_), V::down(c.right, to2_)));
    const Vec two = V::without(all_, c.columns);
    const Vec low = V::lowest(two);
    const Vec high = V::differ(two, low);
    return {low, high, V::both(V::up(low, to2_), high),
            V::smaller(V::both(at1, low), V::both(at2, high)),
            V::smaller(V::both(at1, high), V::both(at2, low))};
  }

 private:
  Vec open1_, open2_, all_;
  typename V::Shift to2_;
};

/// `V` is a vector of lanes:
///   Word          what a lane holds in memory, at least as many bits as the board has columns
///   Vec, Lanes    words, one a lane; a subset of the lanes
///   Shift         by how much to shift every lane
///   kLanes        how many there are; a power of two
///   kGroups       how many vectors to interleave, to hide the latency of a refill
///   kMaxRows      boards have at most so many rows
/// and the functions that are called here and by those who step: one or two instructions each.
template <class V>
class Steps {
  using Word = typename V::Word;
  using Vec = typename V::Vec;
  static constexpr unsigned kGroups = V::kGroups;

 protected:
  /// A row is left for the deeper one once so many states wait there. Fewer, and a row is entered
  /// and left too often; more, and the buffers of two rows outgrow a first cache of 32 KiB.
  static constexpr int kEnough = 4096 / sizeof(Word);
  static constexpr int kAllLanes = V::kGroups * V::kLanes;

  /// The step that finds a buffer full may have added to it from every lane, and a store writes
  /// whole vectors.
  static constexpr unsigned kCapacity = kEnough + kAllLanes + V::kLanes;

  /// A vector of states, and the squares that each of them has yet to try in its row.
  struct Group {
    Vec columns = V::zero(), left = V::zero(), right = V::zero(), open = V::zero();
  };

  /// The states of one row: those in the lanes and those that wait.
  struct Buffer {
    Group groups[kGroups];
    Word columns[kCapacity];
    Word left[kCapacity];
    Word right[kCapacity];
    int waiting;
  };

  /// States with one queen more; `queen` is zero in an idle lane.
  struct Children {
    Vec queen, columns, left, right;
  };

  /// When to leave a row: once too few wait to fill every lane, or not before the last.
  enum class Until { few, empty };

 public:
  static constexpr unsigned long kScratchBytes = sizeof(Buffer) * V::kMaxRows;

 protected:
  Steps(const Rows& rows, StopQuery stop, void* scratch)
      : rows_(rows), buffers_(static_cast<Buffer*>(scratch)), stop_(stop) {
    for (int row = 0; row < rows.count; ++row) {
      buffers_[row].waiting = 0;
      for (Group& group : buffers_[row].groups) group = Group{};
    }
    buffers_[0].columns[0] = buffers_[0].left[0] = buffers_[0].right[0] = 0;
    buffers_[0].waiting = 1;
  }

  /// Whether to end; asked each time that a row is taken up.
  bool stopped() {
    stopped_ = stopped_ || stop_.ask(stop_.stop);
    return stopped_;
  }

  /// Tries the open squares of the row's states, and gives the children to `use`, until `kUntil`
  /// or until `count` says that there are enough of them.
  template <Until kUntil, class Use>
  void step_through(int row, const int& count, Use use) {
    Buffer& from = buffers_[row];
    const int waiting = from.waiting;
    // Taken from the front: the back has been written so lately that reading it would stall.
    int next = 0;
    const Vec squares = V::splat(rows_.open[row]);
    const auto distance = V::shift(rows_.distance[row]);
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
        group.columns = V::take(group.columns, idle, from.columns + next);
        group.left = V::take(group.left, idle, from.left + next);
        group.right = V::take(group.right, idle, from.right + next);
        const Vec open = V::without(squares, V::either(group.columns, group.left, group.right));
        group.open = V::choose(idle, open, group.open);
        next += taken;
        const Vec queen = V::lowest(group.open);
        if constexpr (kUntil == Until::empty) any = V::either(any, queen);
        group.open = V::differ(group.open, queen);
        use(Children{queen, V::either(group.columns, queen),
                     V::up(V::either(group.left, queen), distance),
                     V::down(V::either(group.right, queen), distance)});
      }
      if (kUntil == Until::empty && !V::any(any)) break;
    }
    for (unsigned g = 0; g < kGroups; ++g) from.groups[g] = groups[g];
    from.waiting = waiting - next;
    for (int i = 0; i < waiting - next; i += V::kLanes) {
      V::move(from.columns + i, from.columns + next + i);
      V::move(from.left + i, from.left + next + i);
      V::move(from.right + i, from.right + next + i);
    }
  }

  const Rows& rows_;
  Buffer* buffers_;

 private:
  StopQuery stop_;
  bool stopped_ = false;
};

}  // namespace
}  // namespace queens::lanes

// The nodes of the search tree in lanes, depth by depth: nothing is dropped but children without a
// child.
#pragma once

#include "kernel/lanes/steps.hpp"

namespace queens::lanes {
namespace {

template <class V>
class LevelSearch : Steps<V> {
  using Base = Steps<V>;
  using Vec = typename V::Vec;
  using Base::buffers_;
  using Base::kEnough;
  using Base::rows_;
  using typename Base::Buffer;
  using typename Base::Children;
  using typename Base::Until;

 public:
  LevelSearch(const Rows& rows, StopQuery stop, void* scratch, Levels& levels)
      : Base(rows, stop, scratch), levels_(levels) {}

  /// Requires at least two rows.
  void run() {
    if (rows_.open[0] != 0) ++levels_.inner[0];
    for (int row = 0; row + 1 < rows_.count; ++row) work_off<Until::empty>(row);
  }

 private:
  template <Until kUntil>
  void work_off(int row) {
    for (;;) {
      if (this->stopped()) return;
      if (row + 2 == rows_.count)
        advance<kUntil, false>(row);
      else
        advance<kUntil, true>(row);
      if (row + 2 == rows_.count || buffers_[row + 1].waiting < kEnough) return;
      work_off<Until::few>(row + 1);
    }
  }

  /// Places a queen in this row and counts the children, and those that have children.
  template <Until kUntil, bool kAppend>
  void advance(int row) {
    const Vec open1 = V::splat(rows_.open[row + 1]);
    Buffer& into = buffers_[row + 1];
    int count = into.waiting;
    int never_full = 0;
    std::uint64_t nodes = 0, inner = 0;
    this->template step_through<kUntil>(row, kAppend ? count : never_full, [&](const Children& c) {
      Vec at1 = V::without(open1, V::either(c.columns, c.left, c.right));
      if constexpr (kUntil == Until::empty) {
        at1 = V::smaller(at1, c.queen);
        nodes += static_cast<unsigned>(V::count(V::nonzero_lanes(c.queen)));
      } else {
        nodes += V::kLanes;
      }
      const auto alive = V::nonzero_lanes(at1);
      int found;
      if constexpr (kAppend) {
        found = V::append(alive, into.columns + count, c.columns, into.left + count, c.left,
                          into.right + count, c.right);
        count += found;
      } else {
        found = V::count(alive);
      }
      inner += static_cast<unsigned>(found);
    });
    into.waiting = count;
    levels_.nodes[row + 1] += nodes;
    levels_.inner[row + 1] += inner;
    if constexpr (!kAppend) levels_.nodes[row + 2] += inner;  // one column is left
  }

  Levels& levels_;
};

template <class V>
void count_levels_in_lanes(const Rows& rows, StopQuery stop, void* scratch,
                           Levels& levels) noexcept {
  LevelSearch<V>(rows, stop, scratch, levels).run();
}

}  // namespace
}  // namespace queens::lanes

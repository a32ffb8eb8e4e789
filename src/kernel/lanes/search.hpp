// The search for solutions in lanes: children that leave one of the next three rows without an open
// square are dropped, and the others wait in the next row's buffer.
#pragma once

#include "kernel/lanes/steps.hpp"

namespace queens::lanes {
namespace {

template <class V>
class Search : Steps<V> {
  using Base = Steps<V>;
  using Vec = typename V::Vec;
  using Base::buffers_;
  using Base::kEnough;
  using Base::rows_;
  using typename Base::Buffer;
  using typename Base::Children;
  using typename Base::Until;

 public:
  using Base::kScratchBytes;

  Search(const Rows& rows, StopQuery stop, void* scratch) : Base(rows, stop, scratch) {}

  /// Requires at least three rows.
  Counted run() {
    for (int row = 0; row + 2 < rows_.count; ++row) work_off<Until::empty>(row);
    return total_;
  }

 private:
  template <Until kUntil>
  void work_off(int row) {
    if (row + 3 == rows_.count) return finish<kUntil>(row);
    for (;;) {
      if (this->stopped()) return;
      if (row + 4 == rows_.count)
        advance<kUntil, 2>(row);
      else
        advance<kUntil, kLookahead>(row);
      if (buffers_[row + 1].waiting < kEnough) return;
      work_off<Until::few>(row + 1);
    }
  }

  /// Places a queen in this row. Children that leave a near row without a square are dropped.
  template <Until kUntil, int kAhead>
  void advance(int row) {
    const Ahead<V, kAhead> ahead(rows_, row);
    Buffer& into = buffers_[row + 1];
    int count = into.waiting;
    this->template step_through<kUntil>(row, count, [&](const Children& c) {
      Vec least = ahead.least(c);
      // Only in the last steps of a row is a lane ever idle.
      if constexpr (kUntil == Until::empty) least = V::smaller(least, c.queen);
      count += V::append(V::nonzero_lanes(least), into.columns + count, c.columns,
                         into.left + count, c.left, into.right + count, c.right);
    });
    into.waiting = count;
  }

  /// The last three rows.
  template <Until kUntil>
  void finish(int row) {
    const LastRows<V> last(rows_, row);
    const int never_full = 0;
    std::uint64_t count = 0;
    this->template step_through<kUntil>(row, never_full, [&](const Children& c) {
      const auto ways = last.ways(c);
      count += V::count_pairs(c.queen, ways.clash, ways.low_first, ways.high_first);
    });
    total_.add(count);
  }

  Counted total_{};
};

template <class V>
Counted count_in_lanes(const Rows& rows, StopQuery stop, void* scratch) noexcept {
  return Search<V>(rows, stop, scratch).run();
}

}  // namespace
}  // namespace queens::lanes

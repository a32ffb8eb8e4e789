// Every way to go on with partial placements: a queen in each of some more rows, whose columns all
// have one parity and need not all have a queen.
//
// A column is every second one here, and rows are two apart: see kernel/colours/beginnings.hpp.
#pragma once

#include "kernel/lanes/steps.hpp"

namespace queens::lanes {
namespace {

/// A diagonal from a row that has its queen may still be left of the first column. Its bit then is
/// at the upper end of the word, and comes around. What has left the board on the other side never
/// gets so far: no diagonal moves by more than 16 columns.
template <class V>
struct Around : V {
  static typename V::Vec up(typename V::Vec x, typename V::Shift by) { return V::around(x, by); }
};

template <class V>
class Continuation : Steps<Around<V>> {
  using Base = Steps<Around<V>>;
  using Vec = typename V::Vec;
  using Base::buffers_;
  using Base::kCapacity;
  using Base::kEnough;
  using Base::rows_;
  using typename Base::Buffer;
  using typename Base::Children;
  using typename Base::Until;

 public:
  static constexpr unsigned long kScratchBytes =
      Base::kScratchBytes + kCapacity * sizeof(std::uint32_t);

  Continuation(const Rows& rows, StopQuery stop, void* scratch, Continued continued)
      : Base(rows, stop, scratch),
        words_(reinterpret_cast<std::uint32_t*>(static_cast<char*>(scratch) + Base::kScratchBytes)),
        continued_(continued) {}

  /// Requires at least one row.
  void run(const Beginning& beginning) {
    buffers_[0].waiting = 0;
    for (int begun = 0; begun < beginning.count && !this->stopped();) {
      begun += take(beginning, begun);
      work_off<Until::few>(0);
    }
    for (int row = 0; row < rows_.count; ++row) work_off<Until::empty>(row);
  }

 private:
  /// Has as many wait for the first row as there is room for, and says how many.
  int take(const Beginning& beginning, int begun) {
    Buffer& into = buffers_[0];
    const int left = beginning.count - begun, room = kEnough - into.waiting;
    const int count = left < room ? left : room;
    const auto all = V::zero_lanes(V::zero());
    const auto distance = V::shift(beginning.distance);
    const auto words = [&](const std::uint32_t* from) { return V::take(V::zero(), all, from); };
    for (int i = 0; i < count; i += V::kLanes) {
      const int from = begun + i, to = into.waiting + i;
      V::put(all, into.columns + to, words(beginning.columns + from));
      V::put(all, into.left + to, V::around(words(beginning.left + from), distance));
      V::put(all, into.right + to, V::down(words(beginning.right + from), distance));
    }
    into.waiting += count;
    return count;
  }

  template <Until kUntil>
  void work_off(int row) {
    if (row + 1 == rows_.count) return finish<kUntil>(row);
    for (;;) {
      if (this->stopped()) return;
      advance<kUntil>(row);
      if (buffers_[row + 1].waiting < kEnough) return;
      work_off<Until::few>(row + 1);
    }
  }

  /// Places a queen in this row. Children that leave the next row without a square are dropped.
  template <Until kUntil>
  void advance(int row) {
    // What begins may have no square in the first row.
    const bool any_idle = kUntil == Until::empty || row == 0;
    const Vec next = V::splat(rows_.open[row + 1]);
    Buffer& into = buffers_[row + 1];
    int count = into.waiting;
    this->template step_through<kUntil>(row, count, [&](const Children& c) {
      Vec open = V::without(next, V::either(c.columns, c.left, c.right));
      if (any_idle) open = V::smaller(open, c.queen);
      count += V::append(V::nonzero_lanes(open), into.columns + count, c.columns, into.left + count,
                         c.left, into.right + count, c.right);
    });
    into.waiting = count;
  }

  /// The last row: who has a queen there is done.
  template <Until kUntil>
  void finish(int row) {
    for (;;) {
      int count = 0;
      this->template step_through<kUntil>(row, count, [&](const Children& c) {
        const auto good = V::nonzero_lanes(c.queen);
        V::put(good, words_ + count, c.columns);
        count += V::count(good);
      });
      if (count == 0) return;
      continued_.take(continued_.to, words_, count);
    }
  }

  std::uint32_t* words_;
  Continued continued_;
};

template <class V>
void continue_in_lanes(const Rows& rows, const Beginning& beginning, StopQuery stop, void* scratch,
                       Continued continued) {
  Continuation<V>(rows, stop, scratch, continued).run(beginning);
}

}  // namespace
}  // namespace queens::lanes

// How far a search is.
#pragma once

#include <atomic>

namespace queens {

/// The work that a search has done, of the work that it is expected to take, in a unit of its own.
/// Its threads write it; whoever shows it may read at any time.
/// Expectations are estimates: a search may end with less done, or with more.
class Progress {
 public:
  void expect(double work) noexcept { add(expected_, work); }
  void advance(double work) noexcept { add(done_, work); }

  /// 0: nobody knows.
  [[nodiscard]] double expected() const noexcept {
    return expected_.load(std::memory_order_relaxed);
  }
  [[nodiscard]] double done() const noexcept { return done_.load(std::memory_order_relaxed); }

 private:
  /// As `fetch_add`, which some C++ libraries have for whole numbers only.
  static void add(std::atomic<double>& sum, double more) noexcept {
    double before = sum.load(std::memory_order_relaxed);
    while (!sum.compare_exchange_weak(before, before + more, std::memory_order_relaxed)) {
    }
  }

  std::atomic<double> expected_ = 0;
  std::atomic<double> done_ = 0;
};

}  // namespace queens

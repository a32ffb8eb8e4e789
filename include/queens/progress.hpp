// How far a search is.
#pragma once

#include <atomic>

namespace queens {

/// The work that a search has done, of the work that it is expected to take, in a unit of its own.
/// Its threads write it; whoever shows it may read at any time.
/// Expectations are estimates: a search may end with less done, or with more.
class Progress {
 public:
  void expect(double work) noexcept { expected_.fetch_add(work, std::memory_order_relaxed); }
  void advance(double work) noexcept { done_.fetch_add(work, std::memory_order_relaxed); }

  /// 0: nobody knows.
  [[nodiscard]] double expected() const noexcept {
    return expected_.load(std::memory_order_relaxed);
  }
  [[nodiscard]] double done() const noexcept { return done_.load(std::memory_order_relaxed); }

 private:
  std::atomic<double> expected_ = 0;
  std::atomic<double> done_ = 0;
};

}  // namespace queens

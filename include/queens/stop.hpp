// How a long search is asked to end early.
#pragma once

#include <atomic>

namespace queens {

/// A request to stop, shared between the one who asks and any number of searches.
/// A search that sees it returns soon with whatever it has: its caller must ask
/// `requested()` again and throw a partial result away.
/// `request()` is safe in a signal handler.
class Stop {
 public:
  void request() noexcept { requested_.store(true, std::memory_order_relaxed); }
  [[nodiscard]] bool requested() const noexcept {
    return requested_.load(std::memory_order_relaxed);
  }

  /// A stop that nobody ever requests.
  static const Stop& never() noexcept {
    static const Stop stop;
    return stop;
  }

 private:
  static_assert(std::atomic<bool>::is_always_lock_free);
  std::atomic<bool> requested_ = false;
};

}  // namespace queens

// What a kernel may use for a count.
#pragma once

#include <cstddef>
#include <functional>

#include "queens/progress.hpp"
#include "queens/stop.hpp"

namespace queens {

struct Means {
  const Stop* stop = &Stop::never();

  /// Bounds the working memory of all threads together, roughly; less of it only costs time.
  std::size_t memory_bytes = std::size_t{256} << 20;

  int threads = 1;

  /// Runs `work` on so many threads at once, or one after the other, and returns when all are done.
  void (*on_threads)(int threads, const std::function<void()>& work) =
      [](int, const std::function<void()>& work) { work(); };

  /// Who wants to know how far a kernel is that divides its work itself, and the work of it all.
  Progress* progress = nullptr;
  double workload = 0;

  /// This share of the work is done.
  void advance(double share) const {
    if (progress != nullptr) progress->advance(share * workload);
  }
};

}  // namespace queens

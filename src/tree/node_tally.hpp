// How far a walk is, for whoever shows it.
#pragma once

#include <cstdint>

#include "queens/progress.hpp"

namespace queens {

/// Tells of the nodes of a walk, many at a time: to tell of each would take as long as to visit it.
class NodeTally {
 public:
  explicit NodeTally(Progress* progress) : progress_(progress) {}

  void add_one() {
    constexpr std::uint64_t kStride = 1 << 16;
    if (++nodes_ % kStride == 0 && progress_ != nullptr) progress_->advance(kStride);
  }

 private:
  Progress* progress_;
  std::uint64_t nodes_ = 0;
};

}  // namespace queens

// Every solution, one after the other.
#pragma once

#include <memory>

#include "queens/board.hpp"
#include "queens/placement.hpp"
#include "queens/stop.hpp"

namespace queens {

/// The solutions of a board in lexicographic order of `placement[row]`, made when asked for.
/// Memory: O(side), however many there are.
class Solutions {
 public:
  /// `stop` must outlive this object.
  explicit Solutions(const Board& board, const Stop& stop = Stop::never());
  Solutions(Solutions&&) noexcept;
  Solutions& operator=(Solutions&&) noexcept;
  ~Solutions();

  /// The next solution, valid until the next call; null when there are no more or when the stop
  /// was requested.
  const Placement* next();

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace queens

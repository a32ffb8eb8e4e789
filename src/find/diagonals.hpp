// How many queens stand on each diagonal of a large board.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "queens/symmetry.hpp"

namespace queens {

class Diagonals {
 public:
  explicit Diagonals(int side) : last_(side - 1), falling_(size_of(side)), rising_(size_of(side)) {}

  void clear() {
    std::fill(falling_.begin(), falling_.end(), 0);
    std::fill(rising_.begin(), rising_.end(), 0);
  }
  void add(Square square) noexcept {
    ++falling_[falling(square)];
    ++rising_[rising(square)];
  }
  void remove(Square square) noexcept {
    --falling_[falling(square)];
    --rising_[rising(square)];
  }

  /// Whether a queen added on `square` would meet none on its diagonals.
  [[nodiscard]] bool are_free(Square square) const noexcept {
    return rising_[rising(square)] == 0 && falling_[falling(square)] == 0;
  }

  /// How many of the square's two diagonals have a queen already, one that is not on it.
  [[nodiscard]] int taken(Square square) const noexcept {
    return int{rising_[rising(square)] > 0} + int{falling_[falling(square)] > 0};
  }

  /// How many of the square's two diagonals have a queen beside the one that stands on it.
  [[nodiscard]] int shared(Square square) const noexcept {
    return int{rising_[rising(square)] > 1} + int{falling_[falling(square)] > 1};
  }

  /// Whether two queens would meet on a diagonal that has none yet.
  [[nodiscard]] bool meet_on_free(Square a, Square b) const noexcept {
    return (rising(a) == rising(b) && rising_[rising(a)] == 0) ||
           (falling(a) == falling(b) && falling_[falling(a)] == 0);
  }

 private:
  static std::size_t size_of(int side) { return 2 * static_cast<std::size_t>(side); }
  [[nodiscard]] std::size_t falling(Square square) const noexcept {
    return static_cast<std::size_t>(square.row - square.column + last_);
  }
  [[nodiscard]] static std::size_t rising(Square square) noexcept {
    return static_cast<std::size_t>(square.row + square.column);
  }

  int last_;
  std::vector<std::uint32_t> falling_, rising_;
};

}  // namespace queens

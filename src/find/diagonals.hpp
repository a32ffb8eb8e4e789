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
  explicit Diagonals(int side) : side_(side), falling_(2 * at(side)), rising_(2 * at(side)) {}

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
  static std::size_t at(int index) noexcept { return static_cast<std::size_t>(index); }
  [[nodiscard]] std::size_t falling(Square square) const noexcept {
    return at(square.row) + at(side_) - at(square.column);
  }
  [[nodiscard]] static std::size_t rising(Square square) noexcept {
    return at(square.row) + at(square.column);
  }

  int side_;
  std::vector<std::uint32_t> falling_, rising_;
};

}  // namespace queens

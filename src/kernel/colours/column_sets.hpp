// Sets of columns as places in a table.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "kernel/colours/squares.hpp"

namespace queens::colours {

/// All sets of so many of the even columns and so many of the odd ones, numbered.
class ColumnSets {
 public:
  /// `whites` of each parity are in the set; the other columns have the black queens.
  ColumnSets(int evens, int odds, int white_evens, int white_odds);

  [[nodiscard]] std::size_t count() const { return count_; }

  /// How many of them have the same even columns: their places are one after the other.
  [[nodiscard]] std::size_t row_size() const { return row_size_; }

  /// A set's place is the sum of two numbers, by its even and by its odd columns.
  struct Places {
    std::vector<std::uint32_t> of_even, of_odd;
  };

  /// By the columns that have the queens of a colour: those of both colours that are together all
  /// columns have the same place.
  [[nodiscard]] const Places& places(Colour colour) const {
    return places_[static_cast<std::size_t>(colour)];
  }

 private:
  std::size_t count_, row_size_;
  Places places_[2];
};

}  // namespace queens::colours

// One queen a row, a column and a region, no two touching.
#pragma once

#include <cstddef>
#include <vector>

#include "board/rule/gate.hpp"

namespace queens {

/// Remembers the columns and regions that have a queen, and the queen in the row above.
class RegionsGate {
 public:
  struct Standing {
    Row columns = 0;
    Row regions = 0;  ///< bit r is region r
    Row above = 0;    ///< the queen in the row above the next
  };

  /// Requires a board with regions.
  explicit RegionsGate(const RuledBoard& board)
      : side_(board.side()), of_row_(static_cast<std::size_t>(side_)) {
    for (int row = 0; row < side_; ++row)
      for (int column = 0; column < side_; ++column) {
        const Row region = bit(board.regions()->of({row, column}));
        regions_.push_back(region);
        add(of_row_[static_cast<std::size_t>(row)], region, bit(column));
      }
  }

  [[nodiscard]] Row closed(const Standing& s, int row) const {
    Row closed = s.columns | s.above << 1 | s.above >> 1;
    for (const Part& part : of_row_[static_cast<std::size_t>(row)])
      if ((s.regions & part.region) != 0) closed |= part.squares;
    return closed;
  }

  [[nodiscard]] Standing after(const Standing& s, int row, int column) const {
    return {s.columns | bit(column), s.regions | regions_[square_index({row, column}, side_)],
            bit(column)};
  }

 private:
  /// What a region has of a row.
  struct Part {
    Row region;
    Row squares;
  };

  static void add(std::vector<Part>& parts, Row region, Row square) {
    for (Part& part : parts)
      if (part.region == region) {
        part.squares |= square;
        return;
      }
    parts.push_back({region, square});
  }

  int side_;
  std::vector<Row> regions_;  ///< of each square, row by row
  std::vector<std::vector<Part>> of_row_;
};
static_assert(Gate<RegionsGate>);

}  // namespace queens

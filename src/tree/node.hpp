// What a search knows at one node of its tree.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "base/bits.hpp"
#include "queens/board.hpp"
#include "queens/tree_walk.hpp"

namespace queens {

struct Node {
  std::array<Row, Board::kMaxSide> open{};            ///< of rows without a queen, what is left
  std::array<std::int8_t, Board::kMaxSide> column{};  ///< of the queen in each row, or kNoQueen
  Row rows = 0;                                       ///< those without a queen
  Row columns = 0;                                    ///< those without a queen
  std::optional<DeadEnd> dead_end;                    ///< found when the node was made

  static constexpr std::int8_t kNoQueen = -1;

  [[nodiscard]] Row open_in(int row) const { return open[static_cast<std::size_t>(row)]; }
  [[nodiscard]] Row& open_in(int row) { return open[static_cast<std::size_t>(row)]; }
};

}  // namespace queens

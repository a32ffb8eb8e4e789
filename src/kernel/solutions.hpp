// Engines that list the solutions below a node, each in a number.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "board/attacks.hpp"
#include "queens/board.hpp"
#include "queens/stop.hpp"

namespace queens {

/// The columns of the rows that a solution has below a node, so many bits each, the last row
/// lowest: in the order of these numbers solutions are in lexicographic order.
struct PackedSolutions {
  std::vector<std::uint64_t> numbers;
  int rows = 0;
  int bits = 0;
  int left = 0;  ///< what is to be added to each column

  /// The column of row `row`, counted from the node's first.
  [[nodiscard]] int column(std::uint64_t number, int row) const {
    const std::uint64_t from_row = number >> (bits * (rows - 1 - row));
    return left + static_cast<int>(from_row & ((std::uint64_t{1} << bits) - 1));
  }

  /// The first row in which two solutions differ. Requires that they do.
  [[nodiscard]] int first_difference(std::uint64_t one, std::uint64_t other) const;
};

struct SolutionLister {
  std::string_view name;

  /// Whether it runs on this processor and lists the last `rows` rows of this board.
  bool (*usable)(const Board&, int rows) noexcept;

  /// Appends the solutions below a node, in any order: queens in the rows before `row` attack
  /// `attacks`. Lists less if the stop was requested.
  void (*list)(const Board& board, int row, const Attacks& attacks, const Stop& stop,
               PackedSolutions& solutions);
};

/// Every engine, plainest first and fastest last. None of them lists fewer than three rows.
std::span<const SolutionLister> solution_listers() noexcept;

}  // namespace queens

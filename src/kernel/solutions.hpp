// Engines that list the solutions below a node, each in a number.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
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

  /// Writes the columns of all rows; 16 bytes may be written for them.
  void unpack(std::uint64_t number, std::uint8_t* columns) const {
    if (bits == 4 && left == 0) {
      const std::uint64_t first_highest = number << (64 - 4 * rows);
      unpack_eight(first_highest >> 32, columns);
      unpack_eight(first_highest & 0xFFFF'FFFF, columns + 8);
      return;
    }
    for (int row = 0; row < rows; ++row)
      columns[row] = static_cast<std::uint8_t>(column(number, row));
  }

  /// Writes the numbers from the one at `begin` on anew, so that they have `wanted` bits for each
  /// column and nothing is to be added. Requires as many bits as the columns need.
  void repack(std::size_t begin, int wanted);

  /// The first row in which two solutions differ. Requires that they do.
  [[nodiscard]] int first_difference(std::uint64_t one, std::uint64_t other) const {
    const int highest = 63 - std::countl_zero(one ^ other);
    return rows - 1 - (bits == 4 ? highest / 4 : highest / 5);
  }

 private:
  /// The columns of eight rows in 32 bits, the first row highest.
  static void unpack_eight(std::uint64_t number, std::uint8_t* columns) {
    number = (number | number << 16) & 0x0000'FFFF'0000'FFFF;
    number = (number | number << 8) & 0x00FF'00FF'00FF'00FF;
    number = (number | number << 4) & 0x0F0F'0F0F'0F0F'0F0F;
    if constexpr (std::endian::native == std::endian::little) number = __builtin_bswap64(number);
    std::memcpy(columns, &number, sizeof number);
  }
};

/// Bits that hold every column of a board of that side, up to 32.
constexpr int column_bits(int side) { return side <= 16 ? 4 : 5; }

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

/// The fastest of them for the last `rows` rows; null when none takes them.
const SolutionLister* fastest_lister(const Board& board, int rows) noexcept;

}  // namespace queens

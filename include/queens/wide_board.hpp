// Boards of any side, kept as lists: for finding a solution where no set of bits holds a row.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "queens/board.hpp"
#include "queens/export.hpp"

namespace queens {

/// Squares reserved by chance, without a list of them: each square by itself with probability
/// `millionths` / 10^6, the same ones for the same seed on every machine.
struct RandomReserved {
  std::uint32_t millionths = 0;
  std::uint64_t seed = 0;
  friend bool operator==(const RandomReserved&, const RandomReserved&) = default;
};

/// A square board with reserved squares and fixed queens, like `Board`, but of any side.
/// Chance spares the square of a fixed queen, as nobody who fixes one can know what it reserves;
/// a square that is listed as reserved and has a fixed queen leaves no solution.
/// Unlike in `Board`, the squares that a fixed queen attacks are not worked out.
/// Memory: at most 4 bytes a listed square and 64 more; an empty board keeps nothing.
class WideBoard {
 public:
  static constexpr int kMaxSide = 1'000'000'000;

  /// A board of `side` with every square open. Requires 0 <= side <= kMaxSide.
  explicit WideBoard(int side) : side_(side) {}

  /// The same board as `board`, whose fixed queens and reserved squares stay what they are.
  QUEENS_API explicit WideBoard(const Board& board);

  /// Requires squares of the board, in any order; those named twice count once.
  QUEENS_API WideBoard(int side, std::vector<Square> reserved, std::vector<Square> fixed,
                       RandomReserved random = {});

  [[nodiscard]] int side() const noexcept { return side_; }

  /// Whether every square is open.
  [[nodiscard]] bool is_empty() const noexcept {
    return columns_.empty() && fixed_.empty() && random_.millionths == 0;
  }

  QUEENS_API [[nodiscard]] bool is_reserved(Square square) const noexcept;

  /// The columns of a row that are listed as reserved, in order; those by chance are not.
  QUEENS_API [[nodiscard]] std::span<const std::int32_t> listed_in_row(int row) const noexcept;

  [[nodiscard]] RandomReserved random_reserved() const noexcept { return random_; }

  /// The fixed queens, row by row.
  [[nodiscard]] std::span<const Square> fixed_queens() const noexcept { return fixed_; }

  /// Whether the same squares are listed, and the same chance given.
  friend bool operator==(const WideBoard&, const WideBoard&) = default;

 private:
  int side_;
  std::vector<std::int32_t> rows_;  ///< those that list a square; empty: every row has a begin
  std::vector<std::uint32_t> row_begin_;  ///< empty if nothing is listed
  std::vector<std::int32_t> columns_;
  std::vector<Square> fixed_;
  RandomReserved random_;
};

/// The same board as bits. Requires a side up to Board::kMaxSide.
QUEENS_API Board narrowed(const WideBoard& board);

}  // namespace queens

// From a board to the rows that the lanes search.
#pragma once

#include <array>
#include <cstdint>

#include "kernel/lanes/board.hpp"
#include "queens/board.hpp"

namespace queens::lanes {

/// The open squares of a board of side kMaxSide at most, and which rows' queens are placed.
class Squares {
 public:
  explicit Squares(const Board& board);

  /// Fixes a queen on an open square.
  void place(int row, int column);

  /// Places the queens that have no choice, in rows and in columns. False if that leaves a row or
  /// a column without a square: there is no solution.
  bool settle();

  [[nodiscard]] Squares transposed() const;
  [[nodiscard]] Squares flipped() const;

  /// The rows that still need a queen, from the top.
  [[nodiscard]] Rows rows() const;

  /// The first or the last column that still needs a queen, whichever has fewer open squares.
  [[nodiscard]] int border_column() const;

  [[nodiscard]] int side() const { return side_; }
  [[nodiscard]] bool is_open(int row, int column) const { return (row_at(row) >> column & 1) != 0; }

 private:
  using Word = std::uint32_t;

  Squares() = default;
  Word& row_at(int row) { return open_[static_cast<std::size_t>(row)]; }
  [[nodiscard]] Word row_at(int row) const { return open_[static_cast<std::size_t>(row)]; }
  [[nodiscard]] bool is_placed(int row) const { return (placed_ >> row & 1) != 0; }
  [[nodiscard]] int open_in(int column) const;
  bool settle_rows();

  int side_ = 0;
  Word placed_ = 0;
  std::array<Word, kMaxSide> open_{};
};

/// How to search a board.
struct Arrangement {
  Rows rows;         ///< turned and mirrored so that few partial placements are expected
  double nodes = 0;  ///< how many
};

/// Requires settled squares.
Arrangement arrange(const Squares& squares);

}  // namespace queens::lanes

// Queens on a large board, at most one a row and column, which may stand wrong otherwise.
#pragma once

#include <span>
#include <vector>

#include "find/diagonals.hpp"
#include "queens/placement.hpp"
#include "queens/wide_board.hpp"

namespace queens {

/// The board's fixed queens, which stay, and others. A queen's *trouble* is the number of its
/// diagonals that it shares, and one more if it stands on a reserved square.
class Arrangement {
 public:
  /// `board` must outlive this object, and its fixed queens must not attack each other.
  explicit Arrangement(const WideBoard& board);

  /// Takes all but the fixed queens away.
  void clear();

  [[nodiscard]] const WideBoard& board() const noexcept { return *board_; }
  [[nodiscard]] int side() const noexcept { return board_->side(); }
  [[nodiscard]] bool is_fixed(int row) const noexcept { return !fixed_.empty() && fixed_[at(row)]; }
  [[nodiscard]] bool has_queen(int row) const noexcept { return columns_[at(row)] >= 0; }
  [[nodiscard]] bool column_is_free(int column) const noexcept { return !used_[at(column)]; }
  [[nodiscard]] Square queen(int row) const noexcept { return {row, columns_[at(row)]}; }
  [[nodiscard]] const Placement& columns() const noexcept { return columns_; }

  /// Whether a queen can be put there without trouble, in a row and column that are free.
  [[nodiscard]] bool is_good(Square square) const noexcept {
    return diagonals_.are_free(square) && !board_->is_reserved(square);
  }

  /// Puts a queen in a row and column that have none.
  void put(Square square);

  [[nodiscard]] int trouble(int row) const noexcept {
    return diagonals_.shared(queen(row)) + int{misplaced_[at(row)]};
  }

  /// By how much the sum of all trouble, each diagonal counted once less than it has queens,
  /// changes when two queens swap their columns. Not exact from `enough` on.
  /// Requires that the queen of `lifted` was taken off its diagonals.
  [[nodiscard]] int change_by_swap(int lifted, int other, int enough) const noexcept;

  /// Takes the queen off its diagonals, and puts it on them again.
  void lift(int row) noexcept { diagonals_.remove(queen(row)); }
  void drop(int row) noexcept { diagonals_.add(queen(row)); }

  /// Swaps the columns of two queens, neither of them lifted.
  void swap(int a, int b);

 private:
  static std::size_t at(int index) noexcept { return static_cast<std::size_t>(index); }
  void place(Square square);

  const WideBoard* board_;
  Placement columns_;            ///< -1 in a row without a queen
  std::vector<bool> fixed_;      ///< by row; empty if there are none
  std::vector<bool> used_;       ///< by column
  std::vector<bool> misplaced_;  ///< by row: on a reserved square
  Diagonals diagonals_;
};

}  // namespace queens

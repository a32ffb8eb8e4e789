// Whether the columns that some engine claims are a solution, for boards of any side.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "queens/export.hpp"
#include "queens/wide_board.hpp"

namespace queens {

/// Takes the columns of a placement row by row and says whether they are a solution. It shares no
/// code with what finds solutions, and `violations` is the one that says why not.
/// Memory: 5n bits, a bit for each column and diagonal, however the columns come.
class SolutionCheck {
 public:
  /// `board` must outlive this object.
  QUEENS_API explicit SolutionCheck(const WideBoard& board);

  /// Takes the columns of the next rows; whether nothing is wrong so far.
  QUEENS_API bool take(std::span<const int> columns);

  /// Whether all rows were taken and are a solution.
  [[nodiscard]] bool is_solution() const noexcept { return right_ && row_ == board_->side(); }

 private:
  /// A set of numbers, each added once.
  class Once {
   public:
    explicit Once(std::size_t size) : words_((size + 63) / 64) {}
    /// Whether `number` is new.
    bool add(std::size_t number) noexcept {
      std::uint64_t& word = words_[number / 64];
      const std::uint64_t bit = std::uint64_t{1} << (number % 64);
      const bool is_new = (word & bit) == 0;
      word |= bit;
      return is_new;
    }

   private:
    std::vector<std::uint64_t> words_;
  };

  bool take_one(int column);
  [[nodiscard]] bool is_allowed(int column);

  const WideBoard* board_;
  std::span<const Square> fixed_ahead_;
  bool all_open_;  ///< most of the time is saved by not asking row by row
  int row_ = 0;
  bool right_ = true;
  Once columns_, falling_, rising_;
};

}  // namespace queens

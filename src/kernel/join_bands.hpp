// The two halves of a board, and each half as two bands of rows.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "base/bits.hpp"
#include "kernel/join.hpp"
#include "kernel/join_engine.hpp"

namespace queens::join {

/// The open squares of a board, as a join narrows them down.
struct Squares {
  int side = 0;
  std::array<Row, kMaxJoinSide> open{};

  /// The columns with an open square in some of the rows first .. end-1.
  [[nodiscard]] Row columns(int first, int end) const;

  /// Closes `columns` in the rows first .. end-1.
  void close(Row columns, int first, int end);
};

/// The diagonals of `square` that cross the line above row `line`, inside the board.
Mask crossing(int side, int row, int column, int line);

/// Every placement of a band of rows, ordered by the set of columns it uses.
class Band {
 public:
  /// Lists rows first .. end-1, on the given columns only. False, and no more than that many
  /// placements, if there are more than `most` of them or of sets.
  bool list(const Squares& squares, int first, int end, int meeting, int middle, Row columns,
            std::size_t most);

  [[nodiscard]] int rows() const { return end_ - first_; }
  [[nodiscard]] std::size_t size() const { return meeting_masks_.size(); }
  [[nodiscard]] std::size_t longest_run() const;
  [[nodiscard]] BandView view() const { return {meeting_masks_.data(), middle_masks_.data()}; }

  /// Where the placements of the set of that rank begin; those of the last end at begin(rank + 1).
  [[nodiscard]] std::uint32_t begin(std::uint32_t rank) const { return begin_[rank]; }

 private:
  void place(int row, Row columns, Row to_left, Row to_right, Mask at_meeting, Mask at_middle);

  using Crossings = std::array<std::array<Mask, kMaxJoinSide>, kMaxJoinSide>;
  const Squares* squares_ = nullptr;
  int first_ = 0;
  int end_ = 0;
  Crossings meeting_{};
  Crossings middle_{};
  std::vector<std::uint32_t> begin_;
  std::vector<Mask> meeting_masks_;
  std::vector<Mask> middle_masks_;
};

/// One half of a board: its bands, and how to list a set of columns from them.
class Half {
 public:
  /// Lists both bands of the rows first .. end-1; `middle` is the line to the other half.
  /// False if they would take more than `memory` bytes.
  bool list_bands(const Squares& squares, int first, int end, int middle, std::size_t memory);

  /// The most placements of one run that is taken one by one.
  [[nodiscard]] std::size_t longest_run() const { return first_->longest_run(); }

  /// What makes the list of `set`; valid until the next call.
  const Recipe& recipe(Row set);

 private:
  void couple(int column, int first_rows, int second_rows, std::uint32_t first_rank,
              std::uint32_t second_rank);

  std::array<Band, 2> bands_;
  const Band* first_ = nullptr;  ///< the smaller band
  const Band* second_ = nullptr;
  std::array<std::uint8_t, 64> position_{};  ///< of a column among those that the half may use
  std::array<std::uint8_t, kMaxJoinSide> set_{};
  std::vector<Couple> couples_;
  Recipe recipe_{};
};

}  // namespace queens::join

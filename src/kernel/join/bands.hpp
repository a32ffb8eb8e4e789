// The two halves of a board, and each half as two bands of rows.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "base/bits.hpp"
#include "kernel/join/engine.hpp"
#include "kernel/join/join.hpp"
#include "queens/stop.hpp"

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

/// The next larger number with as many bits (Warren, Hacker's Delight, 2-1). Requires one bit.
constexpr Row next_set(Row set) {
  const Row lowest = set & (~set + 1);
  const Row carried = set + lowest;
  return carried | (((set ^ carried) >> 2) >> lowest_column(lowest));
}

/// Room for the masks of all bands, given out from its beginning. Memory that is never given out
/// is never touched.
class Pool {
 public:
  explicit Pool(std::size_t masks)
      : masks_(std::make_unique_for_overwrite<Mask[]>(masks + kMargin)), capacity_(masks) {}

  void clear() { size_ = 0; }
  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] std::size_t left() const { return capacity_ - size_; }
  [[nodiscard]] const Mask* begin() const { return masks_.get(); }

  /// Requires room for them.
  void append(const std::vector<Mask>& masks);

 private:
  std::unique_ptr<Mask[]> masks_;
  std::size_t capacity_;
  std::size_t size_ = 0;
};

/// Every placement of a band of rows, ordered by the set of columns it uses.
class Band {
 public:
  struct Rows {
    int first, end;       ///< rows first .. end-1
    int meeting, middle;  ///< the lines to the other band and to the other half
  };

  /// Lists the band on the given columns only, with `mark` in all masks of the line where the bands
  /// meet. False if the pool is too small, or if `stop` was requested.
  bool list(const Squares& squares, const Rows& rows, Row columns, Mask mark, Pool& pool,
            const Stop& stop);

  [[nodiscard]] int rows() const { return rows_.end - rows_.first; }
  [[nodiscard]] std::size_t size() const { return begin_.back(); }
  [[nodiscard]] std::size_t longest_run() const;
  [[nodiscard]] const Mask* masks() const { return masks_; }

  /// Where the run of the set of that rank begins; it ends at begin(rank + 1).
  [[nodiscard]] const std::uint32_t* begin() const { return begin_.data(); }

 private:
  void place(int row, Row columns, Row to_left, Row to_right, Mask at_meeting, Mask at_middle);

  using Crossings = std::array<std::array<Mask, kMaxJoinSide>, kMaxJoinSide>;
  const Squares* squares_ = nullptr;
  Rows rows_{};
  Crossings meeting_{};
  Crossings middle_{};
  std::vector<std::uint32_t> begin_;
  std::vector<Mask> run_meeting_, run_middle_;
  const Mask* masks_ = nullptr;
};

/// One half of a board: its bands, and how to list a set of columns from them.
class Half {
 public:
  /// Lists both bands of the rows first .. end-1; `middle` is the line to the other half.
  /// False if the pool is too small, or if `stop` was requested.
  bool list_bands(const Squares& squares, int first, int end, int middle, Pool& pool,
                  const Stop& stop);

  /// The most placements of one run that is taken one by one.
  [[nodiscard]] std::size_t longest_run() const { return outer_.longest_run(); }

  /// What makes the list of `set`; valid until the next call.
  const Recipe& recipe(Row set);

 private:
  /// Ranks of the two shares of some columns of a set, one share for each band.
  struct Share {
    std::uint32_t first, second;
  };
  void share_lower(int columns);
  Share share_upper(int lower_columns, int columns, unsigned first_share) const;

  Band outer_;                               ///< the first of a recipe: its runs are shorter
  Band inner_;                               ///< the second
  std::array<std::uint8_t, 64> position_{};  ///< of a column among those that the half may use
  std::array<int, kMaxJoinSide> set_{};
  std::array<Share, std::size_t{1} << (kMaxJoinSide / 4)> lower_{};
  std::vector<Couple> couples_;
  Recipe recipe_{};
};

}  // namespace queens::join

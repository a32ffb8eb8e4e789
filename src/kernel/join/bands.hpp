// The bands of rows that a half board is made of, and every placement of each.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "base/bits.hpp"
#include "base/scratch.hpp"
#include "kernel/join/engine.hpp"
#include "kernel/join/join.hpp"
#include "queens/stop.hpp"

namespace queens::join {

inline constexpr int kMaxBandRows = kMaxJoinSide / 4;

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

/// The number of sets of k of n columns, for k up to the rows of a band and one more.
std::uint32_t choose(int n, int k);

/// Room for the masks of all bands, given out from its beginning.
class Pool {
 public:
  explicit Pool(std::size_t masks)
      : masks_(make_scratch<Mask>(masks + kMargin)), capacity_(masks) {}

  void clear() { size_ = 0; }
  [[nodiscard]] std::size_t left() const { return capacity_ - size_; }

  /// Requires room for them.
  Mask* take(std::size_t masks);

 private:
  Scratch<Mask> masks_;
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
  [[nodiscard]] std::size_t longest_run() const;
  [[nodiscard]] const Mask* masks() const { return masks_; }

  /// Where a column stands among those that the band may use.
  [[nodiscard]] int position(int column) const {
    return position_[static_cast<std::size_t>(column)];
  }

  /// Where the run of the set of that rank begins; it ends at begin(rank + 1).
  [[nodiscard]] const std::uint32_t* begin() const { return begin_.data(); }

 private:
  using Crossings = std::array<std::array<Mask, kMaxJoinSide>, kMaxJoinSide>;

  /// What stands in the rows above, inside the band.
  struct Above {
    Row columns = 0, to_left = 0, to_right = 0;
    Mask at_meeting = 0, at_middle = 0;
  };
  template <class Leaf>
  bool walk(const Squares& squares, int row, const Above& above, const Leaf& leaf) const;
  [[nodiscard]] std::uint32_t rank(Row columns) const;

  Rows rows_{};
  Crossings meeting_{};
  Crossings middle_{};
  std::array<std::uint8_t, 64> position_{};
  std::vector<std::uint32_t> begin_;
  const Mask* masks_ = nullptr;
};

}  // namespace queens::join

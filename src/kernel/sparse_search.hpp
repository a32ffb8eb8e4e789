// Smallest choice first over rows and columns: the search of the kernel `sparse`.
#pragma once

#include <array>
#include <cstddef>

#include "kernel/counted.hpp"
#include "kernel/sparse_board.hpp"
#include "queens/stop.hpp"

namespace queens {

/// Counts solutions on boards of up to `kSide` rows with up to 64 * `kWords` open squares.
///
/// A line (row or column) without an open square ends the branch; one with a single open square has
/// its queen there; otherwise the line with the fewest is branched on. Every row *and* every
/// column must be settled, so dead ends show long before a search row by row would meet them.
///
/// A state is never changed after its children start.
template <int kSide, int kWords>
class SparseSearch {
 public:
  SparseSearch(int side, const Stop& stop) noexcept : board_(side), stop_(stop) {}

  /// Adds an open square. Requires them row by row.
  void open(int row, int column) noexcept { board_.open(row, column); }

  [[nodiscard]] Counted count() noexcept {
    states_[0] = board_.root();
    return board_.smallest_key(states_[0]) < kOne ? Counted{} : count_from(states_.data());
  }

 private:
  using Squares = SparseBoard<kSide, kWords>;
  using State = typename Squares::State;
  using Key = typename Squares::Key;
  using Line = typename Squares::Line;
  static constexpr Key kOne = Squares::kOne;

  Counted count_from(State* state) noexcept {
    for (;;) {
      const Key smallest = board_.smallest_key(*state);
      if (smallest >= Squares::kLeastSettled) return Counted::of(1);
      const Line choice = static_cast<Line>(smallest % kOne);
      if (smallest >= 2 * kOne) return branch(state, choice);
      int forced = 0;
      board_.for_each_open(*state, choice, [&](int square) { forced = square; });
      if (!board_.settle(*state, forced)) return {};
    }
  }

  Counted branch(State* state, Line choice) noexcept {
    if (stop_.requested()) return {};
    Counted count;
    board_.for_each_open(*state, choice, [&](int square) {
      state[1] = state[0];
      if (board_.settle(state[1], square)) count.add(count_from(state + 1));
    });
    return count;
  }

  Squares board_;
  const Stop& stop_;
  std::array<State, static_cast<std::size_t>(kSide + 1)> states_{};  ///< by depth of branching
};

}  // namespace queens

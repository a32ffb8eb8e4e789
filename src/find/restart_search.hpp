// Smallest choice first with restarts: finds a solution, or proves that there is none.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <random>
#include <vector>

#include "base/stops.hpp"
#include "kernel/sparse_board.hpp"
#include "queens/find.hpp"

namespace queens {

/// The search of the kernel `sparse`, which stops at the first solution and starts anew, with a
/// higher limit each time, when it does not come soon: a first queen that spoils everything costs
/// a limit, not a lifetime.
///
/// A line that turned out without an open square has been hard to fill: it gains weight, and the
/// choice is the line with the fewest open squares for its weight (Boussemart, Hemery, Lecoutre and
/// Sais 2004, "Boosting systematic search by weighting constraints"). What was learnt is kept over
/// restarts, so that later ones begin where the trouble is.
template <int kSide, int kWords>
class RestartSearch {
 public:
  using Verdict = Finding::Verdict;

  RestartSearch(int side, std::uint64_t seed, Stops stops)
      : board_(side), stops_(stops), random_(seed) {}

  /// Adds an open square. Requires them row by row.
  void open(int row, int column) noexcept { board_.open(row, column); }

  /// `none` if a search ended within its limit; `stopped` after `budget` nodes, or when stopped.
  /// A solution's squares are then `queens()`.
  Verdict run(std::uint64_t budget) {
    weights_.fill(kWeight);
    std::uint64_t limit = kFirstLimit;
    for (std::uint64_t used = 0; used < budget; limit += limit / 2) {
      for (Line line = 0; line < Board::kLines; ++line)
        jitter_[line] = static_cast<std::int64_t>(random_() % kWeight);
      nodes_left_ = limit < budget - used ? limit : budget - used;
      used += nodes_left_;
      queens_.clear();
      states_[0] = board_.root();
      const Verdict verdict = search(states_.data());
      if (verdict != Verdict::stopped || stops_.requested()) return verdict;
    }
    return Verdict::stopped;
  }

  [[nodiscard]] const std::vector<int>& queens() const noexcept { return queens_; }

 private:
  using Board = SparseBoard<kSide, kWords>;
  using State = typename Board::State;
  using Key = typename Board::Key;
  using Line = typename Board::Line;
  static constexpr std::uint64_t kFirstLimit = 500;
  static constexpr std::int64_t kWeight = 16;  ///< of one dead end; ties are broken below it

  Verdict search(State* state) {
    if (board_.smallest_key(*state) < Board::kOne) return Verdict::none;
    for (;;) {
      const Key smallest = board_.smallest_key(*state);
      if (smallest >= Board::kLeastSettled) return Verdict::found;
      if (smallest >= 2 * Board::kOne) return branch(state, heaviest(*state));
      int forced = 0;
      board_.for_each_open(*state, static_cast<Line>(smallest % Board::kOne),
                           [&](int square) { forced = square; });
      if (!place(*state, forced)) return Verdict::none;
    }
  }

  Verdict branch(State* state, Line choice) {
    const std::size_t queens = queens_.size();
    const std::size_t begin = choices_.size();
    board_.for_each_open(*state, choice, [&](int square) { choices_.push_back(square); });
    Verdict verdict = Verdict::none;
    while (verdict == Verdict::none && choices_.size() > begin) {
      if (nodes_left_ == 0 || stops_.requested()) {
        verdict = Verdict::stopped;
        break;
      }
      --nodes_left_;
      std::swap(choices_[begin + random_() % (choices_.size() - begin)], choices_.back());
      const int square = choices_.back();
      choices_.pop_back();
      state[1] = state[0];
      queens_.resize(queens);
      if (place(state[1], square)) verdict = search(state + 1);
    }
    choices_.resize(begin);
    return verdict;
  }

  /// Puts a queen on an open square; a line that has no square left gains weight.
  bool place(State& state, int square) {
    queens_.push_back(square);
    if (board_.settle(state, square)) return true;
    for (Line line = 0; line < Board::kLines; ++line)
      if (state.keys[line] < Board::kOne) weights_[line] += kWeight;
    return false;
  }

  /// The line with the fewest open squares for its weight.
  Line heaviest(const State& state) const noexcept {
    Line best = 0;
    std::int64_t best_key = Board::kLeastSettled;
    std::int64_t best_weight = 1;
    for (Line line = 0; line < Board::kLines; ++line) {
      const std::int64_t key = state.keys[line] - line;  // without the number of the line
      const std::int64_t weight = weights_[line] + jitter_[line];
      if (state.keys[line] >= Board::kLeastSettled || key * best_weight >= best_key * weight)
        continue;
      best = line;
      best_key = key;
      best_weight = weight;
    }
    return best;
  }

  Board board_;
  Stops stops_;
  std::mt19937_64 random_;
  std::uint64_t nodes_left_ = 0;
  std::vector<int> queens_;   ///< the squares of the queens put so far
  std::vector<int> choices_;  ///< the squares still to try, of all depths
  std::array<std::int64_t, static_cast<std::size_t>(Board::kLines)> weights_{}, jitter_{};
  std::array<State, static_cast<std::size_t>(kSide + 1)> states_{};  ///< by depth of branching
};

}  // namespace queens

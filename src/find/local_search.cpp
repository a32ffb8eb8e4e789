// Sosic and Gu's queen search: a permutation whose queens swap columns while that lessens the
// attacks. Theirs takes any swap that helps, which is all that a large board needs. Small boards
// with many reserved squares have dead ends; there the best swap is made although it does not help,
// and its rows rest for a while (Glover's tabu search 1989), and now and then all begins anew.
#include "find/local_search.hpp"

#include <algorithm>
#include <cstdint>
#include <vector>

#include "find/arrangement.hpp"
#include "find/first_placement.hpp"

namespace queens {
namespace {

using Verdict = Finding::Verdict;

class Mending {
 public:
  Mending(Arrangement& arrangement, Random& random)
      : arrangement_(arrangement),
        random_(random),
        rests_until_(static_cast<std::size_t>(arrangement.side())),
        is_waiting_(static_cast<std::size_t>(arrangement.side())) {}

  /// Swaps until no trouble is left; false if it gave up. Adds its looks to `looks`.
  bool mend(std::int64_t max_looks, const Stop& stop, std::int64_t& looks) {
    for (int row = 0; row < arrangement_.side(); ++row) await(row);
    looks_ = 0;
    while (!waiting_.empty() && looks_ < max_looks && !stop.requested()) {
      const int row = draw_waiting();
      if (arrangement_.trouble(row) == 0) continue;
      ++time_;
      const int other = partner(row);
      if (other != row) arrangement_.swap(row, other);
      await(row);
      await(other);
    }
    looks += looks_;
    return waiting_.empty();
  }

 private:
  static std::size_t at(int row) { return static_cast<std::size_t>(row); }

  /// Every queen in trouble waits, but for one on each shared diagonal: the one that was alone
  /// there when others came. So there is no trouble when none waits.
  void await(int row) {
    if (is_waiting_[at(row)] || arrangement_.is_fixed(row) || arrangement_.trouble(row) == 0)
      return;
    is_waiting_[at(row)] = true;
    waiting_.push_back(row);
  }

  int draw_waiting() {
    std::swap(waiting_[at(random_.below(static_cast<int>(waiting_.size())))], waiting_.back());
    const int row = waiting_.back();
    waiting_.pop_back();
    is_waiting_[at(row)] = false;
    return row;
  }

  /// The row to swap with, or `row` itself if all others rest.
  int partner(int row) {
    arrangement_.lift(row);
    int other = first_that_helps(row);
    if (other == row) other = best(row);
    arrangement_.drop(row);
    return other;
  }

  [[nodiscard]] bool may_swap(int row, int other) const {
    return other != row && !arrangement_.is_fixed(other);
  }

  /// A row drawn at random whose swap lessens the trouble; `row` if none was drawn.
  int first_that_helps(int row) {
    constexpr int kDraws = 4096;
    if (arrangement_.side() <= kDraws) return row;  // looking at all takes no longer
    for (int draw = 0; draw < kDraws; ++draw, ++looks_) {
      const int other = random_.below(arrangement_.side());
      if (may_swap(row, other) && arrangement_.change_by_swap(row, other, 0) < 0) return other;
    }
    return row;
  }

  /// The row whose swap is best, among those that do not rest; one of several at random.
  int best(int row) {
    int best_row = row;
    int least = 100;  // more than any change
    int equals = 0;
    for (int other = 0; other < arrangement_.side(); ++other) {
      if (!may_swap(row, other) || rests_until_[at(other)] > time_) continue;
      const int change = arrangement_.change_by_swap(row, other, least + 1);
      if (change > least) continue;
      equals = change < least ? 1 : equals + 1;
      least = change;
      if (random_.below(equals) == 0) best_row = other;
    }
    looks_ += arrangement_.side();
    if (least >= 0) {
      const int rest = std::clamp(arrangement_.side() / 8, 1, 10);
      rests_until_[at(row)] = time_ + rest + random_.below(rest);
      rests_until_[at(best_row)] = time_ + rest + random_.below(rest);
    }
    return best_row;
  }

  Arrangement& arrangement_;
  Random& random_;
  std::vector<std::int64_t> rests_until_;
  std::vector<bool> is_waiting_;
  std::vector<int> waiting_;
  std::int64_t time_ = 0;
  std::int64_t looks_ = 0;
};

}  // namespace

Finding local_search(const WideBoard& board, std::uint64_t seed, const SearchEffort& effort,
                     const Stop& stop) {
  Random random(scatter(seed));
  const FirstPlacement first(board);
  Arrangement arrangement(board);
  for (std::int64_t looks = 0; looks < effort.total; arrangement.clear()) {
    first.fill(arrangement, random, stop);
    if (stop.requested()) return {Verdict::stopped, {}};
    looks += board.side();
    if (Mending(arrangement, random).mend(effort.attempt, stop, looks))
      return {Verdict::found, arrangement.columns()};
    if (stop.requested()) return {Verdict::stopped, {}};
  }
  return {Verdict::undecided, {}};
}

}  // namespace queens

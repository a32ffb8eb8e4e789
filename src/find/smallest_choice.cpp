#include "find/smallest_choice.hpp"

#include <bit>
#include <optional>

#include "base/bits.hpp"
#include "base/random.hpp"

namespace queens {
namespace {

using Verdict = Finding::Verdict;

/// The row without a fixed queen that has the fewest open squares; the side if every row has one.
int smallest_row(const Board& board, Row placed_rows) {
  int smallest = board.side();
  int fewest = Board::kMaxSide + 1;
  for (int row = 0; row < board.side(); ++row) {
    const int open = std::popcount(board.open_row(row));
    if (open >= fewest || (placed_rows & bit(row)) != 0) continue;
    fewest = open;
    smallest = row;
  }
  return smallest;
}

class Search {
 public:
  Search(const Stop& stop, std::optional<Random> random) : stop_(stop), random_(random) {}

  /// A solution of `board`, or none; `stopped` if it would take more steps, a queen each.
  Finding run(const Board& board, std::uint64_t max_steps) {
    steps_left_ = max_steps;
    const auto completed = complete(board, 0);
    if (!completed) return {gave_up() ? Verdict::stopped : Verdict::none, {}};
    Placement placement;
    for (int row = 0; row < board.side(); ++row)
      placement.push_back(lowest_column(completed->open_row(row)));
    return {Verdict::found, std::move(placement)};
  }

 private:
  [[nodiscard]] bool gave_up() const { return steps_left_ == 0 || stop_.requested(); }

  /// One of the squares in `rest` to try next.
  Row choose(Row rest) { return nth_bit(rest, random_ ? random_->below(std::popcount(rest)) : 0); }

  /// The board with a queen in every row, if `board` can be completed.
  std::optional<Board> complete(const Board& board, Row placed_rows) {
    const int row = smallest_row(board, placed_rows);
    if (row == board.side()) return board;
    for (Row rest = board.open_row(row); rest != 0;) {
      if (gave_up()) return std::nullopt;
      --steps_left_;
      const Row chosen = choose(rest);
      rest &= ~chosen;
      Board next = board;
      next.fix({row, lowest_column(chosen)});
      if (auto completed = complete(next, placed_rows | bit(row))) return completed;
    }
    return std::nullopt;
  }

  const Stop& stop_;
  std::optional<Random> random_;
  std::uint64_t steps_left_ = 0;
};

}  // namespace

Finding find_by_smallest_choice(const Board& board, const Stop& stop) {
  return Search(stop, std::nullopt).run(board, ~std::uint64_t{0});
}

Finding find_by_random_choice(const Board& board, std::uint64_t seed, const Stop& stop) {
  constexpr std::uint64_t kFirstPatience = 1000;
  Search search(stop, Random(scatter(seed)));
  for (std::uint64_t patience = kFirstPatience;; patience *= 2) {
    Finding finding = search.run(board, patience);
    if (finding.verdict != Verdict::stopped || stop.requested()) return finding;
  }
}

}  // namespace queens

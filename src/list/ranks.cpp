#include "queens/ranks.hpp"

#include <algorithm>
#include <string>
#include <unordered_map>
#include <utility>

#include "base/bits.hpp"
#include "plan/merge.hpp"
#include "plan/probe.hpp"
#include "queens/list.hpp"

namespace queens {
namespace {

using Number = tl::expected<std::uint64_t, RankFailure>;

/// Whether to go through all solutions takes a millisecond or less, as planning a count does.
bool is_small(const Board& board) {
  constexpr double kFewNodes = 100'000;
  return estimated_nodes(board).to_double() < kFewNodes * kDescents;
}

Board with_queen(Board board, Square square) {
  board.fix(square);
  return board;
}

}  // namespace

struct Ranks::State {
  const Board& board;
  CountBoard count;
  std::unordered_map<std::string, std::uint64_t> known = {};  ///< by the name of the class

  Number solutions_of(const Board& part) {
    constexpr std::size_t kMostKnown = std::size_t{1} << 20;
    const std::string name = name_of_class(part);
    if (const auto found = known.find(name); found != known.end()) return found->second;
    std::uint64_t number = 0;
    if (is_small(part)) {
      for (Solutions solutions(part); solutions.next() != nullptr;) ++number;
    } else {
      const auto counted = count(part);
      if (!counted) return tl::make_unexpected(RankFailure::uncounted);
      number = *counted;
    }
    if (known.size() < kMostKnown) known.emplace(name, number);
    return number;
  }
};

Ranks::Ranks(const Board& board, CountBoard count) : state_(new State{board, std::move(count)}) {}
Ranks::~Ranks() = default;

Number Ranks::total() { return state_->solutions_of(state_->board); }

tl::expected<Ranks::Start, RankFailure> Ranks::start(std::uint64_t rank) {
  Board part = state_->board;
  Start start{{}, rank};
  for (int row = 0; row < part.side() && !is_small(part); ++row) {
    std::optional<Board> chosen;
    for (Row open = part.open_row(row); open != 0 && !chosen; open = without_lowest(open)) {
      const int column = lowest_column(open);
      Board child = with_queen(part, {row, column});
      const Number solutions = state_->solutions_of(child);
      if (!solutions) return tl::make_unexpected(solutions.error());
      if (start.first >= *solutions) {
        start.first -= *solutions;
        continue;
      }
      start.beginning.push_back(column);
      chosen = std::move(child);
    }
    if (!chosen) return tl::make_unexpected(RankFailure::out_of_range);
    part = *chosen;
  }
  return start;
}

tl::expected<Placement, RankFailure> Ranks::at(std::uint64_t rank) {
  const auto found = start(rank);
  if (!found) return tl::make_unexpected(found.error());
  Board part = state_->board;
  for (int row = 0; const int column : found->beginning) part.fix({row++, column});
  Solutions solutions(part);
  for (std::uint64_t i = 0; const Placement* solution = solutions.next(); ++i)
    if (i == found->first) return *solution;
  return tl::make_unexpected(RankFailure::out_of_range);
}

Number Ranks::of(const Placement& solution) {
  Board part = state_->board;
  std::uint64_t rank = 0;
  for (int row = 0; row < part.side() && !is_small(part); ++row) {
    const int column = solution[static_cast<std::size_t>(row)];
    for (Row open = part.open_row(row) & (bit(column) - 1); open != 0;
         open = without_lowest(open)) {
      const Number before = state_->solutions_of(with_queen(part, {row, lowest_column(open)}));
      if (!before) return before;
      if (__builtin_add_overflow(rank, *before, &rank))
        return tl::make_unexpected(RankFailure::uncounted);
    }
    part.fix({row, column});
  }
  Solutions solutions(part);
  while (const Placement* next = solutions.next()) {
    if (*next == solution) break;
    ++rank;
  }
  return rank;
}

}  // namespace queens

#include "kernel/rule/choice_search.hpp"

#include <utility>

namespace queens {

using Fate = ChoiceBoard::Fate;

ChoiceSearch::ChoiceSearch(const ChoiceBoard& board, ChoiceBoard::State from, Order order,
                           std::optional<std::uint64_t> seed)
    : board_(board), order_(order), levels_(from.columns.size() + 1) {
  if (seed) random_.emplace(*seed);
  Level& root = levels_.front();
  root.state = std::move(from);
  switch (board_.settle(root.state)) {
    case Fate::dead_end:
      depth_ = -1;
      break;
    case Fate::complete:
      is_complete_ = true;
      break;
    case Fate::branches:
      branch(root);
      break;
  }
}

ChoiceSearch::Outcome ChoiceSearch::next_solution(const Stop& stop, std::uint64_t max_nodes) {
  if (is_complete_) {
    is_complete_ = false;
    depth_ = -1;
    placement_ = &levels_.front().state.columns;
    return Outcome::solution;
  }
  constexpr std::uint64_t kNodesBetweenChecks = 1 << 8;
  for (std::uint64_t nodes = 0; depth_ >= 0;) {
    Level& level = levels_[static_cast<std::size_t>(depth_)];
    if (level.untried.empty()) {
      --depth_;
      continue;
    }
    if (nodes == max_nodes || (nodes % kNodesBetweenChecks == 0 && stop.requested()))
      return Outcome::paused;
    ++nodes;
    const int square = level.untried.back();
    level.untried.pop_back();
    Level& below = levels_[static_cast<std::size_t>(depth_) + 1];
    below.state = level.state;
    if (!board_.put(below.state, square)) continue;
    switch (board_.settle(below.state)) {
      case Fate::dead_end:
        break;
      case Fate::complete:
        placement_ = &below.state.columns;
        return Outcome::solution;
      case Fate::branches:
        branch(below);
        ++depth_;
        break;
    }
  }
  return Outcome::end;
}

void ChoiceSearch::branch(Level& level) {
  board_.choose(level.state, order_, random_ ? &*random_ : nullptr, level.untried);
  if (random_) shuffle(level.untried, *random_);
}

Counted count_by_choice(const ChoiceBoard& board, const ChoiceBoard::State& from,
                        const Stop& stop) {
  ChoiceSearch search(board, from, ChoiceSearch::Order::smallest);
  Counted count;
  while (search.next_solution(stop) == ChoiceSearch::Outcome::solution) count.add(1);
  return count;
}

std::vector<ChoiceBoard::State> parts_of(const ChoiceBoard& board, std::size_t wanted) {
  std::vector<ChoiceBoard::State> parts = {board.root()};
  std::vector<int> squares;
  for (bool grows = true; grows && parts.size() < wanted;) {
    grows = false;
    std::vector<ChoiceBoard::State> further;
    for (ChoiceBoard::State& part : parts) {
      const Fate fate = board.settle(part);
      if (fate == Fate::dead_end) continue;
      if (fate == Fate::complete) {
        further.push_back(std::move(part));
        continue;
      }
      board.choose(part, ChoiceBoard::Order::smallest, nullptr, squares);
      for (const int square : squares)
        if (ChoiceBoard::State below = part; board.put(below, square)) {
          further.push_back(std::move(below));
          grows = true;
        }
    }
    parts = std::move(further);
  }
  return parts;
}

}  // namespace queens

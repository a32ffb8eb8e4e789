// One case into many of similar size.
#include <algorithm>
#include <bit>
#include <utility>

#include "base/bits.hpp"
#include "plan/openness.hpp"
#include "plan/plan.hpp"
#include "plan/probe.hpp"

namespace queens {
namespace {

struct Probed {
  Case one;
  Total nodes;
  std::size_t order;  ///< of discovery: breaks ties, so that the heap has no say in the result
};

bool easier(const Probed& a, const Probed& b) {
  return a.nodes != b.nodes ? a.nodes < b.nodes : a.order > b.order;
}

/// The first row with a choice, or `side` if none has one.
int first_undecided_row(const Board& board) {
  int row = 0;
  while (row < board.side() && std::has_single_bit(board.open_row(row))) ++row;
  return row;
}

/// A heap of cases, the hardest at its front, and the cases that have no choice left.
class Splitter {
 public:
  explicit Splitter(Plan plan) {
    for (Case& one : plan) add(std::move(one));
  }

  void split_until(std::size_t wanted) {
    while (!heap_.empty() && heap_.size() + decided_.size() < wanted) {
      std::pop_heap(heap_.begin(), heap_.end(), easier);
      const Probed hardest = std::move(heap_.back());
      heap_.pop_back();
      split_one(hardest.one);
    }
  }

  Plan take() && {
    std::sort(heap_.begin(), heap_.end(),
              [](const auto& a, const auto& b) { return easier(b, a); });
    Plan plan;
    plan.reserve(heap_.size() + decided_.size());
    for (Probed& probed : heap_) plan.push_back(std::move(probed.one));
    for (Case& one : decided_) plan.push_back(std::move(one));
    return plan;
  }

 private:
  void add(Case one) {
    if (is_dead(one.board)) return;
    if (first_undecided_row(one.board) == one.board.side()) {
      decided_.push_back(std::move(one));
      return;
    }
    const Total nodes = estimated_nodes(one.board);
    heap_.push_back({std::move(one), nodes, found_++});
    std::push_heap(heap_.begin(), heap_.end(), easier);
  }

  void split_one(const Case& parent) {
    const int row = first_undecided_row(parent.board);
    for (Row rest = parent.board.open_row(row); rest != 0; rest = without_lowest(rest)) {
      Case child = parent;
      child.board.fix({row, lowest_column(rest)});
      add(std::move(child));
    }
  }

  std::vector<Probed> heap_;
  Plan decided_;
  std::size_t found_ = 0;
};

}  // namespace

Plan split(Plan plan, std::size_t wanted) {
  Splitter splitter(std::move(plan));
  splitter.split_until(wanted);
  return std::move(splitter).take();
}

Plan split(const Board& board, std::size_t wanted) {
  return split(Plan{{board, Weight{}}}, wanted);
}

}  // namespace queens

// One case into many of similar size.
#include <algorithm>
#include <utility>

#include "plan/merge.hpp"
#include "plan/openness.hpp"
#include "plan/plan.hpp"
#include "plan/probe.hpp"
#include "plan/smallest_choice.hpp"

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

bool harder(const Probed& a, const Probed& b) { return easier(b, a); }

/// A heap of cases, the hardest at its front, and the cases that have no choice left.
class Splitter {
 public:
  explicit Splitter(const Plan& plan) {
    for (const Case& one : plan) add(one.board, one.weight);
  }

  void split_until(std::size_t wanted) {
    while (!heap_.empty() && heap_.size() + decided_.size() < wanted) {
      std::pop_heap(heap_.begin(), heap_.end(), easier);
      const Case hardest = std::move(heap_.back().one);
      heap_.pop_back();
      for (const Square square : smallest_choice(hardest.board)) {
        Board child = hardest.board;
        child.fix(square);
        add(child, hardest.weight);
      }
    }
  }

  Plan take() && {
    std::sort(heap_.begin(), heap_.end(), harder);
    Plan plan;
    plan.reserve(heap_.size() + decided_.size());
    for (Probed& probed : heap_) plan.push_back(std::move(probed.one));
    for (Case& one : decided_) plan.push_back(std::move(one));
    return merged(std::move(plan));
  }

 private:
  void add(const Board& board, Weight weight) {
    if (is_dead(board)) return;
    if (smallest_choice(board).empty()) {
      decided_.push_back({board, weight});
      return;
    }
    Facing facing = best_facing(board);
    heap_.push_back({{std::move(facing.board), weight}, facing.nodes, found_++});
    std::push_heap(heap_.begin(), heap_.end(), easier);
  }

  std::vector<Probed> heap_;
  Plan decided_;
  std::size_t found_ = 0;
};

}  // namespace

Plan split(const Plan& plan, std::size_t wanted) {
  Splitter splitter(plan);
  splitter.split_until(wanted);
  return std::move(splitter).take();
}

Plan split(const Board& board, std::size_t wanted) {
  return split(Plan{{board, Weight{}}}, wanted);
}

Plan split_for(Division division, const Board& board, std::size_t wanted) {
  switch (division) {
    case Division::by_halves:
      return split_by_halves(board, wanted);
    case Division::by_colours:
      return split_by_colours(board, wanted);
    case Division::by_plan:
      break;
  }
  return split(plan_by_symmetry(board), wanted);
}

}  // namespace queens

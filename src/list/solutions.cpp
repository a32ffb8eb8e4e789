#include "board/walk.hpp"
#include "queens/list.hpp"

namespace queens {

struct Solutions::State {
  Walk walk;
  const Stop* stop;
};

Solutions::Solutions(const Board& board, const Stop& stop)
    : state_(new State{Walk(board), &stop}) {}
Solutions::Solutions(Solutions&&) noexcept = default;
Solutions& Solutions::operator=(Solutions&&) noexcept = default;
Solutions::~Solutions() = default;

const Placement* Solutions::next() {
  const auto outcome = state_->walk.next_solution(*state_->stop);
  return outcome == Walk::Outcome::solution ? &state_->walk.placement() : nullptr;
}

}  // namespace queens

#include "board/walk.hpp"

namespace queens {

Walk::Walk(const RuledBoard& board)
    : walk_(std::visit([&](const auto& gate) -> AnyWalk { return RowWalk(board, gate); },
                       gate_of(board))) {}

Walk::Outcome Walk::next_solution(const Stop& stop, std::uint64_t max_steps) {
  return std::visit([&](auto& walk) { return walk.next_solution(stop, max_steps); }, walk_);
}

const Placement& Walk::placement() const {
  return std::visit([](const auto& walk) -> const Placement& { return walk.placement(); }, walk_);
}

}  // namespace queens

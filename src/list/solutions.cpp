#include <variant>

#include "board/walk.hpp"
#include "list/puzzle_walk.hpp"
#include "queens/list.hpp"

namespace queens {

struct Solutions::State {
  State(const RuledBoard& board, const Stop& asked) : stop(&asked) {
    if (board.rule() == Rule::regions)
      walk.emplace<PuzzleWalk>(board);
    else
      walk.emplace<Walk>(board);
  }

  std::variant<std::monostate, Walk, PuzzleWalk> walk;
  const Stop* stop;
};

Solutions::Solutions(const Board& board, const Stop& stop) : Solutions(RuledBoard(board), stop) {}
Solutions::Solutions(const RuledBoard& board, const Stop& stop) : state_(new State(board, stop)) {}
Solutions::Solutions(Solutions&&) noexcept = default;
Solutions& Solutions::operator=(Solutions&&) noexcept = default;
Solutions::~Solutions() = default;

const Placement* Solutions::next() {
  const auto go_on = [&](auto& walk) -> const Placement* {
    return walk.next_solution(*state_->stop) == WalkOutcome::solution ? &walk.placement() : nullptr;
  };
  if (auto* puzzle = std::get_if<PuzzleWalk>(&state_->walk)) return go_on(*puzzle);
  return go_on(*std::get_if<Walk>(&state_->walk));
}

}  // namespace queens

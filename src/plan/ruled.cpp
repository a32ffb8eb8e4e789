#include "plan/ruled.hpp"

namespace queens {

Plan plan_under_rule(const RuledBoard& board) {
  const Board& plain = board.board();
  switch (board.rule()) {
    case Rule::regions:
      return {{plain, Weight{}}};
    case Rule::torus:
      if (!has_torus_solutions(board.side())) return {};
      if (plain == Board(plain.side())) return plan_of_empty_torus(plain.side());
      break;
    case Rule::queens:
    case Rule::superqueen:
      break;
  }
  return plan_by_symmetry(plain);
}

}  // namespace queens

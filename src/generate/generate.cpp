#include "queens/generate.hpp"

#include <algorithm>

#include "generate/draw.hpp"
#include "generate/orbits.hpp"

namespace queens {

struct GeneratedBoards::State {
  State(const BoardRecipe& of, std::uint64_t with_seed)
      : recipe(of),
        seed(with_seed),
        orbits(orbits_of(of.side, of.symmetries)),
        for_queens(peaceful(orbits)),
        queens(counts_for_queens(for_queens, of.queens)),
        reserved(orbits, of.reserved) {}

  BoardRecipe recipe;
  std::uint64_t seed;
  Orbits orbits;
  Orbits for_queens;
  OrbitCounts queens;
  ReservedDraw reserved;
};

GeneratedBoards::GeneratedBoards(const BoardRecipe& recipe, std::uint64_t seed)
    : state_(new State(recipe, seed)) {}
GeneratedBoards::~GeneratedBoards() = default;

tl::expected<Board, NotGenerated> GeneratedBoards::at(std::uint64_t number, std::uint64_t tries,
                                                      const JudgeBoard& judge,
                                                      const Stop& stop) const {
  using Reason = NotGenerated::Reason;
  // Each board has a generator of its own, so that none depends on how often others were tried.
  Random random(scatter(state_->seed) + number);
  if (state_->recipe.queens == 0 && state_->reserved.is_certain())
    tries = std::min<std::uint64_t>(tries, 1);
  Reason reason = Reason::dead_ends;
  for (std::uint64_t tried = 0; tried < tries; ++tried) {
    if (stop.requested()) return tl::make_unexpected(NotGenerated{Reason::stopped, tried});
    Board board(state_->recipe.side);
    state_->reserved.reserve(board, random);
    if (!fix_queens(board, state_->for_queens, state_->queens, random)) continue;
    reason = Reason::none_wanted;
    switch (judge(board)) {
      case Judgement::wanted:
        return board;
      case Judgement::unwanted:
        break;
      case Judgement::stopped:
        return tl::make_unexpected(NotGenerated{Reason::stopped, tried + 1});
    }
  }
  return tl::make_unexpected(NotGenerated{reason, tries});
}

}  // namespace queens

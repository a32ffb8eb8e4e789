// Symmetry as weighted boards. The rule, and why it is exact: docs/theory/symmetry.md.
#include <algorithm>
#include <array>
#include <numeric>
#include <span>
#include <utility>

#include "base/bits.hpp"
#include "plan/merge.hpp"
#include "plan/openness.hpp"
#include "plan/plan.hpp"
#include "plan/probe.hpp"

namespace queens {
namespace {

constexpr Symmetry inverse(Symmetry symmetry) {
  if (symmetry == Symmetry::quarter_turn) return Symmetry::three_quarter_turn;
  if (symmetry == Symmetry::three_quarter_turn) return Symmetry::quarter_turn;
  return symmetry;
}

/// The square of S that `symmetry` carries to column `column` of row 0.
constexpr Square shown_at(Symmetry symmetry, int column, int side) {
  return image(inverse(symmetry), {0, column}, side);
}

/// A border line, as the two symmetries that carry it to row 0: in its own order, and backwards.
/// Position p of the line shows as column p through `forward`, side-1-p through `backward`.
struct Border {
  Symmetry forward;
  Symmetry backward;
};

constexpr Border kTop = {Symmetry::identity, Symmetry::mirror};
constexpr std::array kOtherBorders = {
    Border{Symmetry::transpose, Symmetry::quarter_turn},             // left, downwards
    Border{Symmetry::flip, Symmetry::half_turn},                     // bottom, rightwards
    Border{Symmetry::three_quarter_turn, Symmetry::antitranspose}};  // right, downwards

/// The positions of one border that the rule allows while row 0 has its queen in column v:
/// those that show no column <= v, and those that show v itself, each with how often.
class BorderRule {
 public:
  struct Tie {
    int position;
    int count;
  };

  BorderRule(Border border, SymmetrySet group, int side, int v) {
    for (int p = 0; p < side; ++p) {
      const int forward = group.contains(border.forward) ? p : side;
      const int backward = group.contains(border.backward) ? side - 1 - p : side;
      if (std::min(forward, backward) > v) above_ |= bit(p);
      if (std::min(forward, backward) == v) ties_[ties_found_++] = {p, forward == backward ? 2 : 1};
    }
  }

  [[nodiscard]] Row above() const { return above_; }
  [[nodiscard]] std::span<const Tie> ties() const { return {ties_.data(), ties_found_}; }

 private:
  Row above_ = 0;
  std::array<Tie, 2> ties_{};
  std::size_t ties_found_ = 0;
};

/// Reserves every square of a border but those at `positions`.
void keep_only(Board& board, Border border, Row positions) {
  for (Row rest = full_row(board.side()) & ~positions; rest != 0; rest = without_lowest(rest))
    board.reserve(shown_at(border.forward, lowest_column(rest), board.side()));
}

class SymmetryPlanner {
 public:
  SymmetryPlanner(const Board& board, SymmetrySet group) : group_(group) {
    for (Row rest = board.open_row(0); rest != 0; rest = without_lowest(rest)) {
      const int v = lowest_column(rest);
      Board first = board;
      first.fix({0, v});
      const BorderRule top(kTop, group, board.side(), v);
      for (const auto& tie : top.ties())
        if (tie.position == v) add_cases(first, v, kOtherBorders, tie.count);
    }
  }

  Plan take() && { return std::move(plan_); }

 private:
  /// Adds the cases of `board` by what the remaining `borders` show; `ties` symmetries show v.
  void add_cases(const Board& board, int v, std::span<const Border> borders, int ties) {
    if (is_dead(board)) return;
    if (borders.empty()) {
      plan_.push_back({board, weight(ties)});
      return;
    }
    const Border border = borders.front();
    const BorderRule rule(border, group_, board.side(), v);
    Board above = board;
    keep_only(above, border, rule.above());
    add_cases(above, v, borders.subspan(1), ties);
    for (const auto& tie : rule.ties()) {
      Board tied = board;
      tied.fix(shown_at(border.forward, tie.position, board.side()));
      add_cases(tied, v, borders.subspan(1), ties + tie.count);
    }
  }

  [[nodiscard]] Weight weight(int ties) const {
    const int order = group_.order();
    const int common = std::gcd(order, ties);
    return {static_cast<std::uint64_t>(order / common), static_cast<std::uint64_t>(ties / common)};
  }

  SymmetrySet group_;
  Plan plan_;
};

/// Turns every case to its best side; returns what they all look like together.
Total turn(Plan& plan) {
  Total nodes = 0;
  for (Case& one : plan) {
    Facing facing = best_facing(one.board);
    one.board = std::move(facing.board);
    nodes = saturating_plus(nodes, facing.nodes);
  }
  return nodes;
}

}  // namespace

Plan plan_by_symmetry(const Board& board) {
  if (is_dead(board)) return {};
  if (board.side() == 0 || board.symmetries().order() == 1)
    return {{best_facing(board).board, Weight{}}};

  // Any side of the board can act as row 0, in either direction. Pictures of the board that its
  // own symmetries carry into one another give equal plans: one of each is enough.
  std::vector<Board> pictures;
  for (const Symmetry symmetry : kSymmetries) {
    Board picture = board.transformed(symmetry);
    if (std::find(pictures.begin(), pictures.end(), picture) == pictures.end())
      pictures.push_back(std::move(picture));
  }
  Plan best;
  Total best_nodes;
  for (const Board& picture : pictures) {
    Plan plan = SymmetryPlanner(picture, picture.symmetries()).take();
    const Total nodes = turn(plan);
    if (&picture != &pictures.front() && nodes >= best_nodes) continue;
    best = std::move(plan);
    best_nodes = nodes;
  }
  return merged(std::move(best));
}

std::vector<Board> smallest_of_orbits(const Board& board, SymmetrySet group) {
  std::vector<Board> boards;
  for (Case& one : SymmetryPlanner(board, group).take()) boards.push_back(std::move(one.board));
  return boards;
}

}  // namespace queens

#include "tree/descend.hpp"

#include <algorithm>
#include <bit>
#include <cmath>

namespace queens {

Descender::Descender(const Board& board, const EstimateOptions& options)
    : descent_(options.descent), cases_(cases_of(board, options.strategy.pruning)) {
  for (const Case& one : cases_) tactics_.emplace_back(one.board, options.strategy);
}

void Descender::descend(Random& random, Seen& seen) {
  std::fill(seen.nodes_by_depth.begin(), seen.nodes_by_depth.end(), 0.0);
  seen.solutions = 0;
  if (cases_.empty()) return;
  const std::size_t chosen = random.evenly_below(cases_.size());
  here_ = &tactics_[chosen];
  auto alike = static_cast<double>(cases_.size());  // how many nodes this one stands for
  forced_.clear();
  Node node = here_->root(forced_);
  for (std::size_t depth = 0;; ++depth) {
    if (depth == 0) seen.nodes_by_depth[0] = alike;
    if (node.dead_end) return;
    if (node.rows == 0) {
      const Weight weight = cases_[chosen].weight;
      if (!here_->check_complete(node))
        seen.solutions =
            alike * static_cast<double>(weight.numerator) / static_cast<double>(weight.denominator);
      return;
    }
    const int row = here_->choose_row(node);
    // All children are counted, and one of them is gone on with.
    seen.nodes_by_depth[depth + 1] = alike * std::popcount(node.open_in(row));
    if (node.open_in(row) == 0) return;
    alike *=
        descent_ == Descent::uniform ? step_uniformly(node, row, random) : step(node, row, random);
    if (alike == 0) return;
  }
}

double Descender::step_uniformly(Node& node, int row, Random& random) {
  const Row open = node.open_in(row);
  const int choices = std::popcount(open);
  const int column = lowest_column(nth_bit(open, random.below(choices)));
  here_->place(node, {row, column}, forced_);
  return choices;
}

double Descender::step(Node& node, int row, Random& random) {
  children_.clear();
  double sum = 0;
  for (Row rest = node.open_in(row); rest != 0; rest = without_lowest(rest)) {
    Child& child = children_.emplace_back(Child{node, 0});
    here_->place(child.node, {row, lowest_column(rest)}, forced_);
    child.chance = chance_of(child.node);
    sum += child.chance;
  }
  if (sum == 0) return 0;
  // A number of 53 bits is a fraction that a double holds exactly.
  constexpr std::uint64_t kFractions = std::uint64_t{1} << 53;
  double rest = sum * (static_cast<double>(random.evenly_below(kFractions)) / kFractions);
  const Child* chosen = &children_.front();  // one of them has a chance
  for (const Child& child : children_) {
    if (child.chance == 0) continue;
    chosen = &child;
    if (rest < child.chance) break;
    rest -= child.chance;
  }
  node = chosen->node;
  return sum / chosen->chance;
}

/// Zero only where no node is below.
double Descender::chance_of(const Node& node) {
  if (node.dead_end) return 0;
  if (node.rows == 0) return 1;
  if (node.open_in(here_->choose_row(node)) == 0) return 0;
  // A row that is closed already ends the branch, but maybe further down.
  constexpr double kClosed = 0.25;
  double product = 1;
  for (Row rest = node.rows; rest != 0; rest = without_lowest(rest)) {
    const int open = std::popcount(node.open_in(lowest_column(rest)));
    product *= open == 0 ? kClosed : open;
  }
  return std::sqrt(product);
}

}  // namespace queens

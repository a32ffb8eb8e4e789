#include "tree/tactics.hpp"

#include <algorithm>
#include <bit>
#include <numeric>

namespace queens {
namespace {

/// The squares of one line that are asked one by one, until so many are open.
struct Asked {
  std::uint64_t squares = 0;
  int open = 0;
  int last = 0;  ///< the last open one

  void ask(int square, bool is_open) {
    ++squares;
    if (!is_open) return;
    ++open;
    last = square;
  }
};

Asked ask_row(const Node& node, int row, int side, int until_open) {
  Asked asked;
  for (int column = 0; column < side && asked.open < until_open; ++column)
    asked.ask(column, (node.open_in(row) & bit(column)) != 0);
  return asked;
}

/// Of rows without a queen.
Asked ask_column(const Node& node, int column, int until_open) {
  Asked asked;
  for (Row rest = node.rows; rest != 0 && asked.open < until_open; rest = without_lowest(rest)) {
    const int row = lowest_column(rest);
    asked.ask(row, (node.open_in(row) & bit(column)) != 0);
  }
  return asked;
}

}  // namespace

Plan cases_of(const Board& board, Pruning pruning) {
  return pruning == Pruning::symmetry ? plan_by_symmetry(board) : Plan{{board, Weight{}}};
}

Tactics::Tactics(const Board& board, const Strategy& strategy)
    : board_(board), pruning_(strategy.pruning), order_(strategy.order) {
  if (!order_.empty() && pruning_ < Pruning::smallest) return;
  order_.resize(static_cast<std::size_t>(board.side()));
  std::iota(order_.begin(), order_.end(), 0);
}

Node Tactics::root(std::vector<Square>& forced) {
  Node node;
  node.column.fill(Node::kNoQueen);
  node.rows = node.columns = full_row(board_.side());
  for (int row = 0; row < board_.side(); ++row)
    node.open_in(row) = pruning_ == Pruning::none ? full_row(board_.side()) : board_.open_row(row);
  look_further(node, forced);
  return node;
}

void Tactics::put(Node& node, Square queen) const {
  node.column[static_cast<std::size_t>(queen.row)] = static_cast<std::int8_t>(queen.column);
  node.rows &= ~bit(queen.row);
  node.columns &= ~bit(queen.column);
  if (pruning_ == Pruning::none) return;
  const Row column = bit(queen.column);
  for (Row rest = node.rows; rest != 0; rest = without_lowest(rest)) {
    const int row = lowest_column(rest);
    const int distance = row < queen.row ? queen.row - row : row - queen.row;
    node.open_in(row) &=
        ~(prunes_lines() ? column | column << distance | column >> distance : column);
  }
}

void Tactics::place(Node& node, Square queen, std::vector<Square>& forced) {
  put(node, queen);
  look_further(node, forced);
}

void Tactics::look_further(Node& node, std::vector<Square>& forced) {
  if (pruning_ == Pruning::lookahead) look_ahead(node);
  if (pruning_ == Pruning::propagate) settle(node, forced);
}

void Tactics::look_ahead(Node& node) {
  for (Row rest = node.rows; rest != 0; rest = without_lowest(rest)) {
    const Asked asked = ask_row(node, lowest_column(rest), board_.side(), 1);
    checks_ += asked.squares;
    if (asked.open > 0) continue;
    node.dead_end = {DeadEnd::Kind::row, lowest_column(rest)};
    return;
  }
  for (Row rest = node.columns; rest != 0; rest = without_lowest(rest)) {
    const Asked asked = ask_column(node, lowest_column(rest), 1);
    checks_ += asked.squares;
    if (asked.open > 0) continue;
    node.dead_end = {DeadEnd::Kind::column, lowest_column(rest)};
    return;
  }
}

void Tactics::settle(Node& node, std::vector<Square>& forced) {
  while (settle_once(node, forced)) {
  }
}

/// Goes once over rows and columns; true if that placed a queen and left no dead end.
bool Tactics::settle_once(Node& node, std::vector<Square>& forced) {
  const std::size_t before = forced.size();
  const auto look_at = [&](const Asked& asked, DeadEnd dead_end, Square only) {
    checks_ += asked.squares;
    if (asked.open == 0) node.dead_end = dead_end;
    if (asked.open == 1) {
      put(node, only);
      forced.push_back(only);
    }
  };
  for (int row = 0; row < board_.side() && !node.dead_end; ++row) {
    if ((node.rows & bit(row)) == 0) continue;
    const Asked asked = ask_row(node, row, board_.side(), 2);
    look_at(asked, {DeadEnd::Kind::row, row}, {row, asked.last});
  }
  for (int column = 0; column < board_.side() && !node.dead_end; ++column) {
    if ((node.columns & bit(column)) == 0) continue;
    const Asked asked = ask_column(node, column, 2);
    look_at(asked, {DeadEnd::Kind::column, column}, {asked.last, column});
  }
  return forced.size() > before && !node.dead_end;
}

int Tactics::choose_row(const Node& node) {
  if (pruning_ != Pruning::smallest)
    return *std::find_if(order_.begin(), order_.end(),
                         [&](int row) { return (node.rows & bit(row)) != 0; });
  int best = lowest_column(node.rows);
  for (Row rest = node.rows; rest != 0; rest = without_lowest(rest)) {
    const int row = lowest_column(rest);
    if (std::popcount(node.open_in(row)) < std::popcount(node.open_in(best))) best = row;
  }
  checks_ += static_cast<std::uint64_t>(std::popcount(node.rows) * board_.side());
  return best;
}

std::optional<DeadEnd> Tactics::check_complete(const Node& node) {
  if (prunes_lines()) return std::nullopt;
  Node legal = node;  // what would be open if the queens were placed one by one
  for (int row = 0; row < board_.side(); ++row) legal.open_in(row) = board_.open_row(row);
  for (std::size_t i = 0; i < order_.size(); ++i) {
    ++checks_;
    const int row = order_[i];
    const Row queen = bit(node.column[static_cast<std::size_t>(row)]);
    if ((legal.open_in(row) & queen) == 0) return DeadEnd{DeadEnd::Kind::queen, row};
    for (std::size_t j = i + 1; j < order_.size(); ++j) {
      const int later = order_[j];
      const int distance = later < row ? row - later : later - row;
      legal.open_in(later) &= ~(queen | queen << distance | queen >> distance);
    }
  }
  return std::nullopt;
}

}  // namespace queens

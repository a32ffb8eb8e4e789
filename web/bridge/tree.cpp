// Search trees: node by node, by depth, and by random descents.
#include <algorithm>

#include "grid.hpp"
#include "json.hpp"
#include "queens/tree.hpp"
#include "queens/tree_estimate.hpp"
#include "queens/tree_walk.hpp"

namespace queens::web {
namespace {

/// The most nodes that are handed over at once: some ten million characters.
constexpr int kMostNodes = 50'000;

void append_node(Json& json, const TreeWalk& walk) {
  json.open('{').key("depth").number(walk.depth());
  json.key("queen");
  walk.depth() == 0 ? json.null() : json.square(walk.queen());
  json.key("forced").open('[');
  for (const Square queen : walk.forced()) json.square(queen);
  json.close(']');
  const Fate fate = walk.fate();
  json.key("fate").text(fate == Fate::branches   ? "branches"
                        : fate == Fate::dead_end ? "dead-end"
                                                 : "solution");
  json.key("deadEnd");
  if (fate == Fate::dead_end) {
    using Kind = DeadEnd::Kind;
    const DeadEnd dead_end = walk.dead_end();
    json.open('{').key("kind").text(dead_end.kind == Kind::row      ? "row"
                                    : dead_end.kind == Kind::column ? "column"
                                                                    : "queen");
    json.key("index").number(dead_end.index).close('}');
  } else {
    json.null();
  }
  const bool branches = fate == Fate::branches;
  json.key("row");
  branches ? json.number(walk.row()) : json.null();
  json.key("open").open('[');
  for (int column = 0; branches && column < walk.board().side(); ++column)
    if ((walk.open() >> column & 1) != 0) json.number(column);
  json.close(']').key("placement").placement(walk.placement()).close('}');
}

std::string walk_of(const Board& board, const Strategy& strategy, int limit) {
  TreeWalk walk(board, strategy);
  Json json;
  json.open('{').key("nodes").open('[');
  bool more = walk.next();
  for (int nodes = 0; more && nodes < limit; ++nodes) {
    append_node(json, walk);
    more = walk.next();
  }
  return std::move(json.close(']').key("complete").truth(!more).close('}')).take();
}

/// The tree of `lines` from the top has a way that need not visit each node.
tl::expected<TreeProfile, TreeFailure> profile_of(const Board& board, const Strategy& strategy) {
  if (strategy.pruning == Pruning::lines && strategy.order == row_order("top", board.side()))
    if (auto profile = profile_lines(board)) return std::move(*profile);
  return profile_tree(board, strategy);
}

std::string profile_text(const Board& board, const Strategy& strategy) {
  const auto profile = profile_of(board, strategy);
  Json json;
  if (!profile) return std::move(json.null()).take();
  json.open('{').key("nodes").open('[');
  for (const Total nodes : profile->nodes_by_depth) json.total(nodes);
  json.close(']').key("deadEnds").total(profile->dead_ends);
  json.key("solutions").total(profile->solutions).key("total").total(profile->nodes());
  return std::move(json.close('}')).take();
}

void append_interval(Json& json, const Estimated& estimated) {
  json.open('{').key("mean").number(estimated.mean);
  json.key("low").number(std::max(0.0, estimated.mean - estimated.half_width));
  json.key("high").number(estimated.mean + estimated.half_width).close('}');
}

/// To within 1 %, or as near as a second or two take.
std::string estimate_of(const Board& board, std::uint64_t seed) {
  const EstimateOptions options{
      .descent = Descent::weighted, .probes = 100'000, .seed = seed, .until = 0.01};
  const TreeEstimate estimate = estimate_tree(board, options).value_or(TreeEstimate{});
  Json json;
  json.open('{').key("solutions");
  append_interval(json, estimate.solutions);
  json.key("nodes");
  append_interval(json, estimate.nodes);
  json.key("probes").number(static_cast<int>(estimate.probes)).close('}');
  return std::move(json).take();
}

/// A question about a strategy, by the names of its pruning and of its order.
template <class AnswerFor>
Address on_strategy(Address grid, std::size_t size, std::string_view prune, std::string_view order,
                    const AnswerFor& answer_for) {
  const Expected<Board> board = read_grid(grid, size);
  if (!board) return refuse(board.error());
  const auto pruning = pruning_named(prune);
  if (!pruning) return refuse(1, 1, "expected the name of a pruning");
  auto rows = row_order(order, board->side());
  if (!rows) return refuse(1, 1, "expected the name of an order of rows");
  return answer(answer_for(*board, Strategy{*pruning, std::move(*rows)}));
}

}  // namespace

/// {"nodes", "complete"}: the first `limit` nodes, at most 50000.
QUEENS_EXPORT(walk)
Address walk(Address grid, std::size_t size, Address prune, std::size_t prune_size, Address order,
             std::size_t order_size, int limit) {
  const int most = std::min(limit, kMostNodes);
  return on_strategy(
      grid, size, {prune, prune_size}, {order, order_size},
      [=](const Board& board, const Strategy& strategy) { return walk_of(board, strategy, most); });
}

/// {"nodes", "deadEnds", "solutions", "total"}; null if some number is too large.
QUEENS_EXPORT(profile)
Address profile(Address grid, std::size_t size, Address prune, std::size_t prune_size,
                Address order, std::size_t order_size) {
  return on_strategy(grid, size, {prune, prune_size}, {order, order_size}, profile_text);
}

/// {"solutions", "nodes", "probes"}, with {"mean", "low", "high"} each.
QUEENS_EXPORT(estimate) Address estimate(Address grid, std::size_t size, std::uint64_t seed) {
  return on_board(grid, size, [=](const Board& board) { return estimate_of(board, seed); });
}

}  // namespace queens::web

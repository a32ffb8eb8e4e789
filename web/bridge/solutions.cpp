// Solutions themselves: any one, that of a rank, and one of each class with all that are alike.
#include <algorithm>
#include <memory>
#include <optional>
#include <set>
#include <string>

#include "grid.hpp"
#include "json.hpp"
#include "list/classes.hpp"
#include "queens/count.hpp"
#include "queens/find.hpp"
#include "queens/list.hpp"
#include "queens/ranks.hpp"

namespace queens::web {
namespace {

std::optional<std::uint64_t> count_in_word(const Board& board) {
  const auto counted = count(board, {.memory_bytes = kMemory});
  return counted ? counted->solutions.as_word() : std::nullopt;
}

/// Whoever browses asks for one rank after the other of the same board: its counts are kept.
struct Browsed {
  explicit Browsed(const Board& whole) : board(whole), ranks(board, count_in_word) {}
  Board board;
  Ranks ranks;
};

std::string at_rank(const Board& board, std::uint64_t rank) {
  static std::unique_ptr<Browsed> browsed;
  if (!browsed || browsed->board != board) browsed = std::make_unique<Browsed>(board);
  const auto placement = browsed->ranks.at(rank);
  if (placement) return std::move(Json().placement(*placement)).take();
  return std::move(Json().null()).take();
}

std::string any_solution(const Board& board) {
  const Finding finding = find(board, FindOptions{});
  Json json;
  if (finding.verdict != Finding::Verdict::found) return std::move(json.null()).take();
  return std::move(json.placement(finding.placement)).take();
}

/// A solution as the symmetries of its board carry it, each picture once, in order.
std::set<Placement> orbit_of(const Board& board, const Placement& solution) {
  std::set<Placement> orbit;
  for (const Symmetry symmetry : kSymmetries)
    if (board.symmetries().contains(symmetry)) orbit.insert(picture_of(symmetry, solution));
  return orbit;
}

std::string first_classes(const Board& board, int limit) {
  const Classes classes(board, Alike::by_symmetries);
  Solutions solutions(board);
  std::vector<std::uint8_t> columns;
  Json json;
  json.open('[');
  for (int found = 0; found < limit;) {
    const Placement* const solution = solutions.next();
    if (solution == nullptr) break;
    columns.assign(solution->begin(), solution->end());
    if (classes.orbit_of_smallest(columns) == 0) continue;
    ++found;
    json.open('{').key("placement").placement(*solution).key("orbit").open('[');
    for (const Placement& picture : orbit_of(board, *solution)) json.placement(picture);
    json.close(']').close('}');
  }
  return std::move(json.close(']')).take();
}

}  // namespace

/// null if there is none.
QUEENS_EXPORT(find) Address find_any(Address grid, std::size_t size) {
  return on_board(grid, size, any_solution);
}

/// The solution of that rank in lexicographic order; null past the last.
QUEENS_EXPORT(at) Address at(Address grid, std::size_t size, std::uint64_t rank) {
  return on_board(grid, size, [=](const Board& board) { return at_rank(board, rank); });
}

/// [{"placement", "orbit"}]: the first `limit` classes in lexicographic order, at most 10000.
QUEENS_EXPORT(classes) Address classes(Address grid, std::size_t size, int limit) {
  constexpr int kMost = 10'000;
  const int most = std::min(limit, kMost);
  return on_board(grid, size, [=](const Board& board) { return first_classes(board, most); });
}

}  // namespace queens::web

// Solutions through each square.
#include "grid.hpp"
#include "json.hpp"
#include "queens/count.hpp"

namespace queens::web {
namespace {

std::string solutions_by_square(const Board& board) {
  const auto counts = count_by_square(board, {.memory_bytes = kMemory});
  Json json;
  if (!counts) return std::move(json.null()).take();
  json.open('[');
  for (const auto& row : counts->solutions) {
    json.open('[');
    for (const Total solutions : row) json.total(solutions);
    json.close(']');
  }
  return std::move(json.close(']')).take();
}

}  // namespace

/// [row][column]; null if a sum is not intact.
QUEENS_EXPORT(by_square) Address by_square(Address grid, std::size_t size) {
  return on_board(grid, size, solutions_by_square);
}

}  // namespace queens::web

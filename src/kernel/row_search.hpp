// The search row by row that no rule is too strange for: its gate is all that it asks.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "board/rule/gate.hpp"
#include "kernel/counted.hpp"
#include "kernel/lanes/board.hpp"
#include "queens/stop.hpp"

namespace queens {

// A node has queens in the rows above `row`, and `above` is what its gate remembers of them.
// `board` tells the open squares of a row.

/// Adds the solutions below a node to `count`; a part of them if the stop was requested.
template <class AnyBoard, Gate G>
void count_rows(const AnyBoard& board, const G& gate, int row, const typename G::Standing& above,
                const Stop& stop, Counted& count) noexcept {
  if (row == board.side()) return count.add(1);
  if (stop.requested()) return;
  for (Row rest = board.open_row(row) & ~gate.closed(above, row); rest != 0;
       rest = without_lowest(rest))
    count_rows(board, gate, row + 1, gate.after(above, row, lowest_column(rest)), stop, count);
}

/// Adds the nodes below one, `depth` rows below the root of `below`: its children to
/// `nodes[depth + 1]`, and 1 to `inner[depth]` if it has any. Fewer if the stop was requested.
template <class AnyBoard, Gate G>
void add_rows(const AnyBoard& board, const G& gate, int row, const typename G::Standing& above,
              const Stop& stop, int depth, lanes::Levels& below) noexcept {
  Row rest = board.open_row(row) & ~gate.closed(above, row);
  below.nodes[depth + 1] += static_cast<std::uint64_t>(std::popcount(rest));
  if (rest == 0 || stop.requested()) return;
  ++below.inner[depth];
  if (row + 1 == board.side()) return;
  for (; rest != 0; rest = without_lowest(rest))
    add_rows(board, gate, row + 1, gate.after(above, row, lowest_column(rest)), stop, depth + 1,
             below);
}

/// Calls `visit` with what the gate remembers at each child of a node; how many there are.
template <class AnyBoard, Gate G, class Visit>
std::size_t for_each_child(const AnyBoard& board, const G& gate, int row,
                           const typename G::Standing& above, const Visit& visit) {
  const Row open = board.open_row(row) & ~gate.closed(above, row);
  for (Row rest = open; rest != 0; rest = without_lowest(rest))
    visit(gate.after(above, row, lowest_column(rest)));
  return static_cast<std::size_t>(std::popcount(open));
}

}  // namespace queens

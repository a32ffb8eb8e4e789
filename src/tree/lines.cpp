// The tree of `lines`, in cases that the kernels count.
#include <bit>
#include <numeric>

#include "board/attacks.hpp"
#include "kernel/levels.hpp"
#include "queens/placement.hpp"
#include "queens/tree.hpp"
#include "tree/line_levels.hpp"
#include "work/parallel.hpp"

namespace queens {
namespace {

/// Walks the tree of a board down to some row.
class LinesWalk {
 public:
  LinesWalk(const Board& board, int rows, const Stop& stop)
      : levels(board.side()), board_(board), rows_(rows), stop_(stop) {
    levels.nodes[0] = 1;
  }

  void walk() { visit(0, Attacks{}); }

  LineLevels levels;             ///< of the rows gone through
  std::vector<Placement> nodes;  ///< at the depth of `rows`

 private:
  void visit(int row, Attacks attacks) {
    if (row == rows_) return nodes.push_back(placement_);
    if (stop_.requested()) return;
    const auto depth = static_cast<std::size_t>(row);
    Row rest = board_.open_row(row) & ~attacks.all();
    levels.nodes[depth + 1] += static_cast<std::uint64_t>(std::popcount(rest));
    if (rest != 0) ++levels.inner[depth];
    for (; rest != 0; rest = without_lowest(rest)) {
      placement_.push_back(lowest_column(rest));
      visit(row + 1, attacks.after(bit(lowest_column(rest))));
      placement_.pop_back();
    }
  }

  const Board& board_;
  int rows_;
  const Stop& stop_;
  Placement placement_;
};

/// The fastest engine for what is left of the board after some rows.
const LevelCounter& best_counter(const Board& board) {
  const auto counters = level_counters();
  std::size_t best = counters.size() - 1;
  while (!counters[best].usable(board)) --best;
  return counters[best];
}

/// After how many rows the nodes are shared out. Below few rows there are too few nodes to fill the
/// lanes; above, the last cases should end together on many threads.
int rows_before_cases(int side) {
  if (side < 10) return side;
  return side < 16 || side > 32 ? 2 : 3;
}

/// A mirrored board has the same tree mirrored, so of two nodes that are mirror images only the
/// first is counted: a node by its columns, as none of two rows or more mirrors itself.
bool is_before_its_mirror(const Placement& node, int side) {
  const int first = node.front(), mirrored = side - 1 - first;
  return first != mirrored ? first < mirrored : node[1] < side - 1 - node[1];
}

std::vector<Levels> count_below(const Board& board, int rows, const std::vector<Placement>& nodes,
                                bool mirrors, int threads, const Stop& stop, Progress* progress) {
  const double stands_for = mirrors ? 2 : 1;
  const LevelCounter& counter = best_counter(board);
  std::vector<Levels> below(nodes.size());
  for_each_index(nodes.size(), threads_for(threads), [&](std::size_t i) {
    Board part = board;
    for (const Square queen : squares_of(nodes[i])) part.fix(queen);
    counter.add(part, rows, stop, below[i]);
    if (progress != nullptr)
      progress->advance(stands_for *
                        std::accumulate(std::begin(below[i].nodes), std::end(below[i].nodes), 0.0));
  });
  return below;
}

}  // namespace

std::optional<TreeProfile> profile_lines(const Board& board, int threads, const Stop& stop,
                                         Progress* progress) {
  const int rows = rows_before_cases(board.side());
  LinesWalk walk(board, rows, stop);
  walk.walk();
  LineLevels levels = std::move(walk.levels);
  if (rows < board.side()) {
    std::vector<Placement> nodes = std::move(walk.nodes);
    const bool mirrors = board.symmetries().contains(Symmetry::mirror);
    if (mirrors)
      std::erase_if(
          nodes, [&](const Placement& node) { return !is_before_its_mirror(node, board.side()); });
    for (const Levels& below : count_below(board, rows, nodes, mirrors, threads, stop, progress))
      levels.add(below, rows, mirrors ? 2 : 1);
  }
  if (stop.requested()) return std::nullopt;
  return profile_from(levels);
}

}  // namespace queens

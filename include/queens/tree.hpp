// How much work pruning saves, counted.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "queens/board.hpp"
#include "queens/export.hpp"
#include "queens/placement.hpp"
#include "queens/progress.hpp"
#include "queens/rule.hpp"
#include "queens/stop.hpp"
#include "queens/total.hpp"

namespace queens {

/// What a search looks at before it opens a branch, each more than the one before. All go from row
/// to row, in a given order, but the last two.
enum class Pruning : std::uint8_t {
  none,       ///< nothing: any square of each row; a placement is checked once it is complete
  columns,    ///< open squares of columns without a queen; diagonals once it is complete
  lines,      ///< open squares that no queen attacks
  lookahead,  ///< and a branch dies when a later row or column has no open square
  propagate,  ///< and a queen with no choice, in a row or a column, is placed at once
  smallest,   ///< as `lines`, but the row with the fewest open squares is next, ties by index
  symmetry,   ///< as `lines`, on the cases into which the board's symmetries part it
};

inline constexpr std::array kPrunings = {
    Pruning::none,      Pruning::columns,  Pruning::lines,    Pruning::lookahead,
    Pruning::propagate, Pruning::smallest, Pruning::symmetry,
};

QUEENS_API std::string_view name_of(Pruning pruning);
QUEENS_API std::optional<Pruning> pruning_named(std::string_view name);

/// The rows of a board, each once, in the order in which they get their queens.
using RowOrder = std::vector<int>;

/// "top" (0, 1, 2 ...), "middle" (the middle row, then outwards), "ends" (0, n-1, 1, n-2 ...),
/// "even-odd" (0, 2 ... 1, 3 ...), or "random:SEED" with a whole number below 10^18.
QUEENS_API std::optional<RowOrder> row_order(std::string_view name, int side);

/// A search: what it prunes, and its order, which is from the top when empty.
struct Strategy {
  Pruning pruning = Pruning::lines;
  RowOrder order = {};
};

/// The size of a search tree. A *node* is the root or a queen placed by choice (not one that
/// `propagate` places), its *depth* the number of such queens on the way to it. `symmetry` has a
/// tree, with a root, for each of its cases.
struct TreeProfile {
  std::vector<Total> nodes_by_depth;  ///< side + 1 numbers
  Total leaves;                       ///< nodes without a child
  Total dead_ends;                    ///< leaves that are no solution
  Total solutions;                    ///< of the board; `symmetry` finds fewer, with weights
  /// How often one square was asked whether a queen may stand there. Squares of a row are asked
  /// from the left as the search comes to them; for a look-ahead, until one is open; to propagate,
  /// until two are; for the smallest row, all of every row left. `none` and `columns` ask, of a
  /// complete placement, one queen after the other, until one may not stand.
  Total checks;
  enum class Means { walked, calculated } means = Means::walked;

  /// All nodes; of `lines` on the empty board OEIS A319284 (n=8: 2057).
  QUEENS_API [[nodiscard]] Total nodes() const;

  /// The largest depth that has a node.
  QUEENS_API [[nodiscard]] int depth() const;
};

enum class TreeFailure {
  stopped,
  too_large,  ///< some number is beyond 128 bits, or `columns` on a side above 20
};

/// The tree of a strategy, by one thread that visits each node, so that times compare. Trees of
/// `none` and `columns` of more than two million nodes are calculated from that of `lines`.
/// `progress` is told of the nodes that are walked, but expects none: `estimate_tree` knows about
/// how many there are.
QUEENS_API tl::expected<TreeProfile, TreeFailure> profile_tree(const Board& board,
                                                               const Strategy& strategy = {},
                                                               const Stop& stop = Stop::never(),
                                                               Progress* progress = nullptr);

/// The tree of `lines` from the top, without visiting each node on its own: n = 16 in a fraction of
/// a second. `threads` 0: as many as the machine runs at once. Empty if stopped.
QUEENS_API std::optional<TreeProfile> profile_lines(const Board& board, int threads = 0,
                                                    const Stop& stop = Stop::never(),
                                                    Progress* progress = nullptr);

/// The same under any rule, where its gate closes squares as lines do. Each node is visited.
QUEENS_API std::optional<TreeProfile> profile_lines(const RuledBoard& board, int threads = 0,
                                                    const Stop& stop = Stop::never(),
                                                    Progress* progress = nullptr);

/// What the first solution costs. Strategies with an order of their own may find another one.
struct FirstCost {
  bool exists;
  std::uint64_t placements;  ///< queens placed by choice until then: nodes but the root
  std::uint64_t checks;      ///< as TreeProfile::checks
  Placement solution;        ///< empty if there is none
};

/// Walks the tree until the first solution (n=8, `lines`: 113 placements and 876 checks, as in
/// Wirth 1971, "Program development by stepwise refinement"). Empty if stopped.
QUEENS_API std::optional<FirstCost> cost_of_first(const Board& board, const Strategy& strategy = {},
                                                  const Stop& stop = Stop::never());

/// side^side in decimal digits: the placements that a search without any pruning would try.
QUEENS_API std::string naive_placements(int side);

/// Nodes over side^side, in percent.
QUEENS_API double percent_of_naive(Total nodes, int side);

}  // namespace queens

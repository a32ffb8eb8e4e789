// Pictures of search trees, as text.
#pragma once

#include <string>
#include <vector>

#include "queens/board.hpp"
#include "queens/export.hpp"
#include "queens/total.hpp"
#include "queens/tree.hpp"

namespace queens {

/// One line of a profile: how many nodes a strategy has at each depth.
struct ProfileCurve {
  std::string name;
  std::vector<Total> nodes_by_depth;
};

/// Nodes by depth, one curve a strategy, on a logarithmic scale with a grid line a decade (fewer
/// if there are many). Depths without a node are gaps, and a point with gaps around it is a marker.
/// Curves differ in colour, dashes and markers, so that they can be told apart in black and white.
/// The names stand at the right, in the order in which the curves end, each with a sample of its
/// curve. A curve that ends at the last depth is joined to its name; one that ends before has it at
/// its end too, where there is room.
/// Shape:  a whole SVG file, ending with a newline. Any number of curves, of any lengths; the
///         viewBox grows with the names and the curves.
/// Text:   `title` and names are UTF-8, of any characters: XML's own are escaped, and those that it
///         has no way to write become spaces.
/// Repeat: same arguments, same bytes.
QUEENS_API std::string profile_svg(const std::vector<ProfileCurve>& curves,
                                   const std::string& title);

/// The largest side, and the largest number of nodes, of which a whole tree is drawn.
inline constexpr int kMaxDrawnTree = 6;
inline constexpr int kMaxDrawnNodes = 2000;

/// Whether the whole tree has at most `kMaxDrawnNodes` nodes, on a side of at most `kMaxDrawnTree`.
/// On empty boards those are all strategies, but `none` above side 4.
QUEENS_API bool is_drawable_tree(const Board& board, const Strategy& strategy = {});

/// The whole search tree, the root at the top, smaller columns to the left; `symmetry` has a tree
/// for each of its cases, side by side, in rows and columns of the case's own board. Solutions are
/// large green discs, the branches to them thick; dead ends are red rings. Squares of a row that
/// were asked and get no branch end in a bar, in red. A search that looks ahead never asks the
/// squares of a dead end, so those have none. Every node has a tooltip; up to side 4 it shows its
/// column too.
/// Shape:  a whole SVG file, ending with a newline. Each node is a `<circle>` of class "node",
///         "dead-end" or "solution", each pruned branch a `<path>` of class "pruned".
/// Requires is_drawable_tree.
/// Repeat: same arguments, same bytes.
QUEENS_API std::string tree_svg(const Board& board, const Strategy& strategy = {});

/// The same for Graphviz: a digraph of the nodes n0, n1 ... in the order of the walk, with the
/// columns at the edges; dead ends are red boxes, solutions green double circles, and pruned
/// branches dashed red edges to points p0, p1 ...
/// Requires is_drawable_tree.
QUEENS_API std::string tree_dot(const Board& board, const Strategy& strategy = {});

}  // namespace queens

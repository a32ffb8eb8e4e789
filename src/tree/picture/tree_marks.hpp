// The marks of which a tree's picture and its legend are made.
#pragma once

#include <string>
#include <string_view>

#include "tree/picture/tree_nodes.hpp"

namespace queens {

/// For the eye only: what they tell apart differs in shape, size and thickness as well.
inline constexpr std::string_view kRed = "#cc3311";
inline constexpr std::string_view kGreen = "#007a5a";
inline constexpr std::string_view kInk = "#222222";

/// Sizes in the units of the picture.
struct TreeScale {
  double leaf;         ///< from one leaf to the next
  double fan_step;     ///< from one square of a fan to the next
  double fan_height;   ///< from a node to where its branches part: pruned ones end there
  double bar;          ///< at the end of a pruned branch
  double node;         ///< the radius of a node that branches
  double dead_end;     ///< of a ring
  double solution;     ///< of a disc
  double thin, thick;  ///< branches, and those to a solution

  [[nodiscard]] double radius(Fate fate) const {
    return fate == Fate::solution ? solution : fate == Fate::dead_end ? dead_end : node;
  }
};

/// Room for columns in the nodes of small trees; as little as legible in others. Strokes get
/// thicker with the width, as a wide picture is shown smaller.
TreeScale scale_of(const DrawnTree& tree);

/// A node, with a tooltip and a short text on it if they are not empty.
void append_node(std::string& out, const TreeScale& scale, Fate fate, double x, double y,
                 std::string_view tooltip, std::string_view text);

/// The first part of a branch as path data: bent, so that it ends straight down, `offset` to the
/// right.
std::string rib_to(const TreeScale& scale, double offset);

/// A pruned branch from (x, y), `offset` to the right.
void append_pruned(std::string& out, const TreeScale& scale, double x, double y, double offset);

/// Marks of one kind have their stroke in common.
void begin_pruned(std::string& out, const TreeScale& scale);
void begin_branches(std::string& out, const TreeScale& scale, Leads leads);
void end_group(std::string& out);

}  // namespace queens

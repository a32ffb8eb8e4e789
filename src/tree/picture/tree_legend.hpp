#pragma once

#include <string>

#include "tree/picture/tree_nodes.hpp"

namespace queens {

/// What the marks of a tree's picture mean and how many there are: two lines from (x, y) down,
/// about 48 letters wide.
void append_legend(std::string& out, const DrawnTree& tree, double font_size, double x, double y);

}  // namespace queens

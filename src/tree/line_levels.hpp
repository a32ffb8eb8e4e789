// What is counted of a tree of `lines`, and the profile that it makes.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "kernel/levels.hpp"
#include "queens/tree.hpp"

namespace queens {

/// Nodes at each depth, and those that have a child.
struct LineLevels {
  explicit LineLevels(int side) : nodes(std::size_t(side) + 1), inner(nodes) {}

  /// The root of `below` is at this depth; it is counted already, but not whether it has a child.
  void add(const Levels& below, int depth, std::uint64_t times) {
    inner[static_cast<std::size_t>(depth)] += times * below.inner[0];
    for (std::size_t level = static_cast<std::size_t>(depth) + 1; level < nodes.size(); ++level) {
      nodes[level] += times * below.nodes[level - static_cast<std::size_t>(depth)];
      inner[level] += times * below.inner[level - static_cast<std::size_t>(depth)];
    }
  }

  std::vector<std::uint64_t> nodes, inner;
};

TreeProfile profile_from(const LineLevels& levels);

}  // namespace queens

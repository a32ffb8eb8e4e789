// Counting engines for the nodes of a search row by row.
#pragma once

#include <span>
#include <string_view>

#include "kernel/lanes/board.hpp"
#include "queens/board.hpp"
#include "queens/stop.hpp"

namespace queens {

using lanes::Levels;

/// An engine that counts the nodes below one.
struct LevelCounter {
  std::string_view name;

  /// Whether it runs on this processor and on this board.
  bool (*usable)(const Board&) noexcept;

  /// Adds the nodes below that with the first `rows` rows placed: its children to `nodes[1]`, and 1
  /// to `inner[0]` if it has any.
  /// Requires a fixed queen in each of these rows, and two rows more at least.
  /// Adds less if the stop was requested.
  void (*add)(const Board& board, int rows, const Stop& stop, Levels& below) noexcept;
};

/// Every engine, plainest first. `referee` takes any board.
std::span<const LevelCounter> level_counters() noexcept;

}  // namespace queens

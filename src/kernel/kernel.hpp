// The table of counting kernels.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "queens/board.hpp"
#include "queens/stop.hpp"

namespace queens {

/// An engine that counts the solutions of one board, as fast as it can, and knows nothing else.
struct Kernel {
  std::string_view name;

  /// Whether it runs on this processor and on this board.
  bool (*usable)(const Board&) noexcept;

  /// The number of solutions; a part of it if `stop` was requested.
  std::uint64_t (*count)(const Board&, const Stop& stop) noexcept;
};

/// Every kernel, plainest first. The table is never empty: `referee` counts any board.
std::span<const Kernel> kernels() noexcept;

/// The kernel of that name, or null.
const Kernel* find_kernel(std::string_view name) noexcept;

}  // namespace queens

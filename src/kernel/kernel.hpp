// The table of counting kernels.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "kernel/counted.hpp"
#include "kernel/means.hpp"
#include "queens/board.hpp"

namespace queens {

/// How the work is best divided.
enum class Division {
  by_plan,     ///< into cases with a queen more each, one for a thread at a time
  by_halves,   ///< by the half of the board in which columns have their queens
  by_colours,  ///< by the colour of the squares on which rows have their queens
};

/// Whether a kernel divides a board among its threads itself: they share what each case would have
/// to make for itself.
constexpr bool shares_among_threads(Division division) { return division != Division::by_plan; }

/// An engine that counts the solutions of one board, as fast as it can, and knows nothing else.
struct Kernel {
  std::string_view name;

  Division division;

  /// Whether it runs on this processor and on this board.
  bool (*usable)(const Board&) noexcept;

  Counted (*run)(const Board&, const Means&) noexcept;

  /// The number of solutions, with its residue; of a part of them if the stop was requested.
  Counted counted(const Board& board, const Means& means = {}) const noexcept {
    return run(board, means);
  }

  /// The number of solutions alone.
  std::uint64_t count(const Board& board, const Means& means = {}) const noexcept {
    return run(board, means).solutions;
  }
};

/// Every kernel, plainest first. The table is never empty: `referee` counts any board.
std::span<const Kernel> kernels() noexcept;

/// "lanes" of "lanes-avx2": kernels of one family differ in the instructions that they use.
std::string_view family_of(std::string_view kernel) noexcept;

/// The kernel of that name, or null.
const Kernel* find_kernel(std::string_view name) noexcept;

}  // namespace queens

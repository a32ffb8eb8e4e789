// The table of counting kernels.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "queens/board.hpp"
#include "queens/stop.hpp"

namespace queens {

/// What divides the work of a kernel into cases of its liking.
enum class Division {
  queens,  ///< one queen further each, in rows and columns
  halves,  ///< which half of the board has the queen of a column
};

/// Working memory for one count, when nobody says how much it may take.
inline constexpr std::size_t kDefaultMemory = std::size_t{256} << 20;

/// An engine that counts the solutions of one board, as fast as it can, and knows nothing else.
struct Kernel {
  std::string_view name;

  Division division;

  /// Whether it runs on this processor and on this board.
  bool (*usable)(const Board&) noexcept;

  std::uint64_t (*run)(const Board&, const Stop&, std::size_t memory_bytes) noexcept;

  /// The number of solutions; a part of it if `stop` was requested.
  /// `memory_bytes` bounds the working memory, roughly; less of it only costs time.
  std::uint64_t count(const Board& board, const Stop& stop,
                      std::size_t memory_bytes = kDefaultMemory) const noexcept {
    return run(board, stop, memory_bytes);
  }
};

/// Every kernel, plainest first. The table is never empty: `referee` counts any board.
std::span<const Kernel> kernels() noexcept;

/// The kernel of that name, or null.
const Kernel* find_kernel(std::string_view name) noexcept;

}  // namespace queens

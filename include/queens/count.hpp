// How many solutions a board has.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "queens/board.hpp"
#include "queens/export.hpp"
#include "queens/progress.hpp"
#include "queens/rule.hpp"
#include "queens/stop.hpp"
#include "queens/total.hpp"
#include "queens/wide_board.hpp"

namespace queens {

struct CountOptions {
  /// Which engines may be chosen: one of kernel_names(), a family ("lanes", "colours"), or
  /// "up-to-avx2" or "up-to-portable" for those that need no newer processor; all when empty.
  std::string_view kernel = {};
  int threads = 0;  ///< 0: as many as the machine runs at once
  /// Working memory of all threads together, roughly; less of it only costs time.
  std::size_t memory_bytes = std::size_t{1} << 30;
  const Stop* stop = &Stop::never();  ///< ends the count early
  Progress* progress = nullptr;       ///< told how far the count is, if it is a long one
};

/// A count, and how it was made.
struct Count {
  Total solutions;
  std::string_view kernel;  ///< the engine that ran
  /// Of one thread, roughly: what the kernel was chosen by; none where there is no choice.
  std::optional<double> expected_seconds;
  std::size_t cases;  ///< independent parts that the board was split into
  int threads;
};

enum class CountFailure {
  unknown_kernel,
  unusable_kernel,  ///< the kernel named cannot count this board on this processor
  stopped,
  overflow,  ///< the total does not fit into 128 bits
  faulty,    ///< a kernel's two sums differ: the memory or the processor made an error
};

/// Counts the solutions of `board`: 1 for side 0.
/// Repeat: the same total with any kernel and any number of threads.
/// Source: on empty boards OEIS A000170.
QUEENS_API tl::expected<Count, CountFailure> count(const Board& board,
                                                   const CountOptions& options = {});

/// The largest side that is counted.
inline constexpr int kMaxCountedSide = 256;

/// The same for a board of any side up to kMaxCountedSide. Above Board::kMaxSide there is one
/// kernel, `sparse`, for boards with few open squares or many fixed queens.
QUEENS_API tl::expected<Count, CountFailure> count(const WideBoard& board,
                                                   const CountOptions& options = {});

/// The same under any rule. Under others than `queens` there are two kernels: `referee`, row by
/// row, and `sparse`, smallest choice first. Source: on the empty torus OEIS A007705, of
/// superqueens A051223.
QUEENS_API tl::expected<Count, CountFailure> count(const RuledBoard& board,
                                                   const CountOptions& options = {});

/// Solutions up to symmetries that the board keeps.
struct ClassCount {
  Count all;
  Total classes;
  int symmetries;  ///< of the square's 8, how many the board keeps and carry to what is alike
};

/// Counts the classes: the orbits of solutions under `Board::symmetries()`, or its turns.
/// Source: on empty boards, by symmetries, OEIS A002562.
QUEENS_API tl::expected<ClassCount, CountFailure> count_classes(const Board& board,
                                                                const CountOptions& options = {},
                                                                Alike alike = Alike::by_symmetries);

/// How many solutions have a queen on each square.
struct SquareCounts {
  /// The whole board's solutions; the cases and seconds of all searches together, the kernel of the
  /// first.
  Count all;
  std::vector<std::vector<Total>> solutions;  ///< [row][column]; each row and column sums to `all`
};

/// Counts the solutions through every square: 0 for a closed one.
/// Needs a search for about one square of each orbit under `Board::symmetries()`.
/// Errors: as `count`.
QUEENS_API tl::expected<SquareCounts, CountFailure> count_by_square(
    const Board& board, const CountOptions& options = {});

/// The kernels by name, plainest first.
QUEENS_API std::vector<std::string> kernel_names();

/// Whether CountOptions::kernel may have this value.
QUEENS_API bool is_kernel_choice(std::string_view kernel);

}  // namespace queens

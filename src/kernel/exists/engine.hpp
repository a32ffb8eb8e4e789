// What a search for some solution needs to know of a board, as an instruction set wants it.
//
// Plain data: the files that are compiled for newer processors include this header, so it brings
// no inline function that another file might emit too (see kernel/lanes/board.hpp).
#pragma once

#include <cstdint>

namespace queens {

enum class Existence { found, none, undecided };

namespace exists {

inline constexpr int kMaxRows = 64;

/// The rows that still need a queen.
struct Undecided {
  int count = 0;
  std::uint64_t columns = 0;         ///< that need a queen: `count` of them
  std::uint64_t row[kMaxRows] = {};  ///< where each of them is on the board
  std::uint64_t open[kMaxRows] = {};
};

/// Asked now and then whether to give up after so many nodes.
struct GiveUp {
  bool (*ask)(const void* patience, std::uint64_t nodes);
  const void* patience;
};

/// Memory of a search, on a multiple of 64.
inline constexpr unsigned long kScratchBytes = 9UL << 20;

/// Leaves in `open` the column alone where the queen of each row is, if the answer is `found`.
using Search = Existence(Undecided& rows, GiveUp give_up, void* scratch);

Search search_portable;
#if defined(__x86_64__)
Search search_avx512;
#endif

}  // namespace exists
}  // namespace queens

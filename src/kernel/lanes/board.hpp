// A board as the search in lanes wants it.
//
// Plain data: the files that are compiled for newer processors include this header, so it brings
// no inline function that another file might emit too. The linker keeps one copy of such a
// function, and an old processor must not be given the new one's.
#pragma once

#include <cstdint>

namespace queens::lanes {

inline constexpr int kMaxSide = 32;

/// How many rows ahead of a new queen are looked at.
inline constexpr int kLookahead = 3;

/// The rows that still need a queen, in the order in which they get one. Bit c is column c, and
/// the lowest column that needs a queen is column 0. A row that only one queen fits is not among
/// them: that queen has been placed.
struct Rows {
  int count = 0;
  int width = 0;              ///< columns from the first to the last that needs a queen
  std::uint32_t columns = 0;  ///< those that need a queen: `count` of them
  std::uint32_t open[kMaxSide] = {};
  std::uint32_t distance[kMaxSide] = {};  ///< how far down the board the next of these rows is
};

/// What a search asks now and then, without knowing who answers.
struct StopQuery {
  bool (*ask)(const void* stop) noexcept;
  const void* stop;
};

/// One instruction set. `count_narrow` takes boards of at most 16 columns and rows, `count_wide`
/// any. Both need at least three rows, and scratch memory aligned to 64 bytes.
struct InstructionSet {
  using Count = std::uint64_t(const Rows& rows, StopQuery stop, void* scratch) noexcept;
  unsigned long scratch_bytes;
  Count* count_narrow;
  Count* count_wide;
};

extern const InstructionSet kAvx512;
extern const InstructionSet kAvx2;
extern const InstructionSet kPortable;

}  // namespace queens::lanes

// A board as the search in lanes wants it.
//
// Plain data: the files that are compiled for newer processors include this header, so it brings
// no inline function that another file might emit too. The linker keeps one copy of such a
// function, and an old processor must not be given the new one's.
#pragma once

#include <cstdint>

#include "kernel/counted.hpp"

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

/// Nodes of a search tree by the number of rows placed: all, and those that have a child.
struct Levels {
  static constexpr int kLevels = 65;  // of any board, as not only lanes count them
  std::uint64_t nodes[kLevels] = {};
  std::uint64_t inner[kLevels] = {};
};

/// A solution of some rows is a number: the column of each row, so many bits for each, the last row
/// lowest. Requires that they fit into 64.
inline int column_bits(const Rows& rows) { return rows.width <= 16 ? 4 : 5; }

/// Who takes solutions, in any order.
struct Found {
  void (*take)(void* to, const std::uint64_t* solutions, int count);
  void* to;
};

/// Rows whose queens are all on squares of one colour, so in every second column: bit i of a row is
/// its i-th column of that colour.
struct ColourRows {
  int count = 0;
  std::uint32_t open[kMaxSide] = {};
  std::uint32_t parity[kMaxSide] = {};  ///< of the columns
  /// By how much a diagonal's bit moves from a row to the next of these.
  std::uint32_t to_left[kMaxSide] = {};  ///< to higher bits
  std::uint32_t to_right[kMaxSide] = {};
};

/// Who takes placements, by the sets of their even and of their odd columns. `Word` is the one of
/// the instruction set's narrow vectors.
struct Placed {
  void (*take)(void* to, const void* even, const void* odd, int count);
  void* to;
};

/// Partial placements to go on with. What they attack is given at some line; the first row to go on
/// with is `distance` below it. The upper half of a word of columns may have any bits. The arrays
/// have room for kBeginningMargin words more.
struct Beginning {
  const std::uint32_t* columns = nullptr;
  const std::uint32_t* left = nullptr;  ///< moves to higher bits from row to row, around the word
  const std::uint32_t* right = nullptr;
  int count = 0;
  std::uint32_t distance = 0;
};
inline constexpr int kBeginningMargin = 16;

/// Who takes what they are continued to: the columns, with the upper halves that they began with.
struct Continued {
  void (*take)(void* to, const std::uint32_t* columns, int count);
  void* to;
};

/// One instruction set. `count_narrow` takes boards of at most 16 columns and rows, `count_wide`
/// any; both need at least three rows, and so do `list_narrow` and `list_wide`. The others, which
/// need two, add to the nodes below a root, in rows whose every column needs a queen. Scratch
/// memory is aligned to 64 bytes.
struct InstructionSet {
  using Count = Counted(const Rows& rows, StopQuery stop, void* scratch) noexcept;
  unsigned long scratch_bytes;
  Count* count_narrow;
  Count* count_wide;
  using CountLevels = void(const Rows& rows, StopQuery stop, void* scratch,
                           Levels& levels) noexcept;
  CountLevels* count_levels_narrow;
  CountLevels* count_levels_wide;
  using List = void(const Rows& rows, StopQuery stop, void* scratch, Found found);
  List* list_narrow;
  List* list_wide;
  using Place = void(const ColourRows& rows, StopQuery stop, void* scratch, Placed placed);
  Place* place;              ///< needs at least one row
  unsigned long word_bytes;  ///< of a set of columns that is placed
  using Continue = void(const Rows& rows, const Beginning& beginning, StopQuery stop, void* scratch,
                        Continued continued);
  Continue* continue_with;  ///< needs at least one row, and at most 16 columns
};

extern const InstructionSet kAvx512;
extern const InstructionSet kAvx2;
extern const InstructionSet kSimd128;
extern const InstructionSet kPortable;

}  // namespace queens::lanes

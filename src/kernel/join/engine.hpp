// The two steps of a join that are worth an instruction set, as a table of functions.
//
// A half board is two *bands* of rows, the outer one at the border and the inner one at the middle
// line. A placement of a band is known by the columns it uses, by its diagonals where both bands
// *meet*, and by its diagonals at the *middle* line. Two placements fit if they use different
// columns and share no diagonal where they meet; together they are a placement of the half, and
// all that the other half needs of it is one mask of diagonals at the middle line.
//
// This header is seen by files with their own compiler options. It must bring no function along
// that the linker could take from such a file for the rest of the program.
#pragma once

#include <cstddef>
#include <cstdint>

#include "kernel/counted.hpp"

namespace queens::join {

/// A set of diagonals that cross one line between two rows: at most 62, so bits 62 and 63 are free.
using Mask = std::uint64_t;

/// Two runs of placements, one of each band, that together use one set of columns.
/// A run that begins at i and has n placements is 2 n masks from 2 i on: n where the bands meet,
/// then n at the middle line, so that a run is one place in memory.
struct Couple {
  std::uint32_t outer, outer_end;  ///< of the band that is taken one by one: its runs are shorter
  std::uint32_t inner, inner_end;  ///< of the band that is taken a vector at a time
};

/// Set in the masks of the outer band where the bands meet, and in lanes without a mask of the
/// inner run: no such lane fits. It stands for no diagonal.
inline constexpr Mask kNowhere = Mask{1} << 63;

/// Everything that makes the list of one set of columns.
struct Recipe {
  const Mask* outer;
  const Mask* inner;
  const Couple* couples;
  std::size_t couple_count;
};

/// How far a list has been made: it is made in several parts if it is long.
struct Cursor {
  std::size_t couple = 0;
  std::uint32_t inner = 0;  ///< how many of the couple's inner run are done
};

/// Memory and manners for comparing two lists.
struct Workshop {
  Mask* spare;                   ///< as long as the longer list at least, and kMargin more
  std::size_t spare_size;        ///< without the margin; what exceeds the longer list saves time
  void* tables;                  ///< kTableBytes, on a multiple of 64
  bool (*stopped)(const void*);  ///< asked every few milliseconds
  const void* stop;
};

/// Vectors are stored whole, so a list needs room for this many masks more than it holds.
inline constexpr std::size_t kMargin = 16;

/// Most masks of an inner run that are taken at once.
inline constexpr std::size_t kStepMasks = 32;

/// The sliced block: at most kMaxChunks tables of 2^kMaxChunkBits rows of kBlock bits.
inline constexpr std::size_t kBlock = 512;
inline constexpr int kMinChunkBits = 6;
inline constexpr int kMaxChunkBits = 7;
inline constexpr int kMaxChunks = 9;
inline constexpr std::size_t kTableRows = std::size_t{1} << kMaxChunkBits;
inline constexpr std::size_t kTableBytes = kMaxChunks * kTableRows * kBlock / 8;

struct Engine {
  /// Appends to `out` the middle masks of placements that fit, from `cursor` on, and moves it.
  /// Ends when all is done (cursor.couple == couple_count) or when the next step might not fit in
  /// `capacity`, which must be at least kStepMasks times the longest outer run, and kMargin.
  std::size_t (*list)(const Recipe& recipe, Cursor& cursor, Mask* out, std::size_t capacity);

  /// Copies the masks whose bits among `asked` are `wanted`, and says how many they are.
  std::size_t (*select)(Mask* to, const Mask* list, std::size_t size, Mask asked, Mask wanted);

  /// The diagonal, of `live`, that most pairs share, by a sample; none if none is shared there.
  /// Requires a mask in each list and a live diagonal.
  Mask (*conflicting_diagonal)(const Mask* a, std::size_t a_size, const Mask* b, std::size_t b_size,
                               Mask live);

  /// How many pairs, one mask of each list, share no bit. Reorders both lists.
  Counted (*count_disjoint)(Mask* a, std::size_t a_size, Mask* b, std::size_t b_size,
                            const Workshop& workshop);
};

extern const Engine kPortableEngine;
#if defined(__x86_64__)
extern const Engine kAvx2Engine;
extern const Engine kAvx512Engine;
#endif

}  // namespace queens::join

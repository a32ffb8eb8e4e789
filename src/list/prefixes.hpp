// A board split in the order of its solutions: the legal placements of its first rows.
#pragma once

#include <vector>

#include "board/attacks.hpp"
#include "queens/board.hpp"
#include "queens/placement.hpp"

namespace queens {

/// A queen in each of the first rows, and what they attack in the next.
struct Prefix {
  std::vector<std::uint8_t> columns;
  Attacks attacks;
};

/// Of how many rows prefixes should be for cases of about a millisecond, at most `max_rows`.
int prefix_rows(const Board& board, int max_rows);

/// Makes prefixes of `rows` rows one after the other, in lexicographic order: however many there
/// are, none has to be kept. (plan/split makes cases of even size, but in another order.)
class Prefixes {
 public:
  /// `from` says where to begin: at the first one that begins so, or comes after it.
  /// Requires a legal placement of at most `rows` rows.
  Prefixes(const Board& board, int rows, const Placement& from = {});

  /// Sets `prefix` to the next one; false at the end.
  bool next(Prefix& prefix);

 private:
  void enter(int row);
  void place_next();

  const Board* board_;
  int rows_;
  int row_ = 0;  ///< of the queen to move next; -1 at the end
  Prefix placed_;
  std::vector<Attacks> attacks_;
  std::vector<Row> untried_;
};

}  // namespace queens

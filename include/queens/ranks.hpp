// Where a solution stands in the list, without listing those before it.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <tl/expected.hpp>
#include <unordered_map>

#include "queens/board.hpp"
#include "queens/export.hpp"
#include "queens/placement.hpp"

namespace queens {

/// Counts the solutions of a board: `count` from queens/count.hpp, or any other way.
/// Nothing if it was stopped, or if there are 2^64 or more.
using CountBoard = std::function<std::optional<std::uint64_t>(const Board&)>;

enum class RankFailure {
  out_of_range,  ///< the board has no more solutions than that
  uncounted,     ///< a count was stopped, or too large
};

/// Ranks number the solutions of a board from 0, in lexicographic order of `placement[row]`.
/// To find one, the solutions that begin with each column of a row are counted, row after row,
/// until so little is left that to search it is quicker. Counts are remembered from call to call.
class Ranks {
 public:
  /// `board` must outlive this object.
  QUEENS_API Ranks(const Board& board, CountBoard count);
  Ranks(const Ranks&) = delete;
  Ranks& operator=(const Ranks&) = delete;
  QUEENS_API ~Ranks();

  /// How many solutions there are.
  QUEENS_API tl::expected<std::uint64_t, RankFailure> total();

  /// The solution of that rank.
  QUEENS_API tl::expected<Placement, RankFailure> at(std::uint64_t rank);

  /// The rank of a solution. Requires that it is one.
  QUEENS_API tl::expected<std::uint64_t, RankFailure> of(const Placement& solution);

  /// A stretch near a rank: that solution is the one numbered `first`, from 0, of those that come
  /// from `beginning` on in the list.
  struct Start {
    Placement beginning;  ///< columns of the first rows
    std::uint64_t first;
  };
  QUEENS_API tl::expected<Start, RankFailure> start(std::uint64_t rank);

 private:
  struct State;
  std::unique_ptr<State> state_;
};

/// Whether one rank can be drawn twice.
enum class Draw { independent, distinct };

/// Random ranks, each equally likely; so are the solutions at them.
/// Memory: O(1), or proportional to the ranks drawn if they are distinct.
/// Repeat: the same seed gives the same ranks on every machine.
class RandomRanks {
 public:
  /// Of a board with so many solutions.
  QUEENS_API RandomRanks(std::uint64_t total, std::uint64_t seed, Draw draw);

  /// One more; nothing if there is none (left).
  QUEENS_API std::optional<std::uint64_t> next();

 private:
  std::uint64_t total_;
  std::uint64_t seed_;
  Draw draw_;
  std::uint64_t drawn_ = 0;
  std::unordered_map<std::uint64_t, std::uint64_t> moved_;  ///< of the ranks in shuffled order
};

}  // namespace queens

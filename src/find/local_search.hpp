// A solution of a large board by mending an arrangement that is nearly one.
#pragma once

#include <cstdint>

#include "queens/find.hpp"
#include "queens/stop.hpp"
#include "queens/wide_board.hpp"

namespace queens {

/// How many swaps are looked at, in one attempt and in all.
struct SearchEffort {
  std::int64_t attempt;
  std::int64_t total;
};

/// What a board needs that is far from hard: a few milliseconds.
inline constexpr SearchEffort kGlance = {1 << 18, 1 << 18};

/// What nearly every board needs that is not hard: some seconds for a million rows.
constexpr SearchEffort usual_effort(int side) {
  return {(std::int64_t{1} << 20) + 50 * std::int64_t{side},
          (std::int64_t{1} << 25) + 100 * std::int64_t{side}};
}

/// Finds a solution, or gives up as `undecided`: it can prove nothing.
/// Requires a board whose fixed queens do not attack each other.
/// Repeat: same board and seed, same answer.
/// Time:   nearly proportional to the side while about half of the squares are open; bounded.
Finding local_search(const WideBoard& board, std::uint64_t seed, const SearchEffort& effort,
                     const Stop& stop);

}  // namespace queens

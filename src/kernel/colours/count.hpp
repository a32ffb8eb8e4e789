// Counting by colours with any instruction set.
#pragma once

#include <cstddef>

#include "kernel/counted.hpp"
#include "kernel/lanes/board.hpp"
#include "kernel/means.hpp"
#include "queens/board.hpp"

namespace queens::colours {

/// About a second cache.
inline constexpr std::size_t kCacheBytes = std::size_t{1} << 20;

/// Where the cells of a set of rows need more than `cache_bytes`, placements are sorted by their
/// even columns, so that what is in use at a time is small.
Counted count(const lanes::InstructionSet& set, const Board& board, const Means& means,
              std::size_t cache_bytes = kCacheBytes);

}  // namespace queens::colours

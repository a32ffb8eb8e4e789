// Trees of `none` and `columns`, which grow too fast to be walked, from formulas and the tree of
// `lines`.
#pragma once

#include <optional>
#include <vector>

#include "queens/tree.hpp"

namespace queens {

/// The nodes at each depth; empty if their sum is beyond 128 bits, or for `columns` above side 20.
std::optional<std::vector<Total>> unpruned_levels(const Board& board, const Strategy& strategy);

/// The whole profile, without a walk but through the tree of `lines`: the placements that a search
/// checks when they are complete are the completions of the legal ones, each of which stops being
/// legal at one queen.
tl::expected<TreeProfile, TreeFailure> calculate_unpruned(const Board& board,
                                                          const Strategy& strategy,
                                                          const Stop& stop, Progress* progress);

}  // namespace queens

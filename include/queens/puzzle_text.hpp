// Puzzles as text: a grid of letters.
#pragma once

#include <string>
#include <string_view>

#include "queens/error.hpp"
#include "queens/export.hpp"
#include "queens/rule.hpp"

namespace queens {

/// A puzzle from the text of a file: n lines of n letters, each letter a region. After them may
/// stand a grid of '.', '*' and 'Q', as large, with what is reserved and fixed.
/// Shape:  side 1 .. Regions::kMaxSide; at most n regions.
/// Errors: the first place where the text is wrong.
QUEENS_API Expected<RuledBoard> read_puzzle(std::string_view text);

/// Appends a puzzle as `read_puzzle` reads it. Requires a board with regions, no fixed queen of
/// which stands on a reserved square.
QUEENS_API void append_puzzle(std::string& out, const RuledBoard& board);

}  // namespace queens

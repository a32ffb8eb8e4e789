// How a list writes its solutions.
#pragma once

#include "flags.hpp"
#include "queens/list.hpp"

namespace queens::app {

/// The pieces of `text.format`, where `binary` means one byte a row.
Pieces pieces_of(const Board& board, const SolutionText& text);

/// The same, for a list of classes with their sizes: a tab and the size after a placement,
/// {"columns":[...],"orbit":8} in json. Requires one of these formats.
Pieces pieces_with_orbits(const Board& board, const SolutionText& text);

/// The solution of side 0, which has no rows and hence no pieces.
std::string empty_solution(const SolutionText& text);

}  // namespace queens::app

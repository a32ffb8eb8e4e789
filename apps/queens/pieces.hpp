// How a list writes its solutions.
#pragma once

#include "flags.hpp"
#include "queens/list.hpp"

namespace queens::app {

/// The pieces of `text.format`, where `binary` means one byte a row.
Pieces pieces_of(const Board& board, const SolutionText& text);

/// The solution of side 0, which has no rows and hence no pieces.
std::string empty_solution(const SolutionText& text);

}  // namespace queens::app

// How a list writes its solutions.
#pragma once

#include "flags.hpp"
#include "queens/list.hpp"

namespace queens::app {

/// The pieces of `text.format`, where `binary` means one byte a row. Requires side >= 1.
Pieces pieces_of(const Board& board, const SolutionText& text);

}  // namespace queens::app

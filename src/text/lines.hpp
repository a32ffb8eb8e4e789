// Sparse boards as lines: the side, then what stands where. For boards too large to draw.
#pragma once

#include "queens/wide_board.hpp"
#include "text/cursor.hpp"

namespace queens {

/// Whether the first word, after empty lines and comments, is `side`.
bool looks_like_lines(Cursor cursor);

/// Reads to the end of the text:
///
///     side N                 first, and once
///     reserved R C           rows and columns count from 0
///     queen R C              a fixed queen
///     random P% SEED         each square reserved by chance; P has up to four decimals
///
/// in any order and number, with empty lines and comments from '#' to the end of a line.
/// The same line twice says nothing new; two different `random` are an error.
Expected<WideBoard> read_lines(Cursor& cursor, int max_side);

}  // namespace queens

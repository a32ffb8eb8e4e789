// Rows of squares that are a sign each.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "text/cursor.hpp"

namespace queens {

/// A row of `side` squares, up to the end of its line; or the first row, which tells the side.
/// `signs`: what `at_sign` is true for, in words.
Expected<std::string> read_row_of_signs(Cursor& cursor, std::optional<std::size_t> side,
                                        std::size_t max_side, bool (*at_sign)(const Cursor&),
                                        const char* signs);

}  // namespace queens

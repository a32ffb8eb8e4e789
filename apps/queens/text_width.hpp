// How wide a text is on a terminal.
#pragma once

#include <cstddef>
#include <string_view>

namespace queens::app {

/// In columns, of UTF-8 text: signs that are drawn onto the letter before them, as some vowels of
/// Bengali, take none.
std::size_t text_width(std::string_view text);

}  // namespace queens::app

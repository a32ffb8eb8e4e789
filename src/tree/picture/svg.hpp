// What all SVG pictures share.
#pragma once

#include <string>
#include <string_view>

namespace queens {

/// `text` as character data: XML's own characters as entities, and a space for each control
/// character, as XML has no way to write most of them.
std::string escape_xml(std::string_view text);

/// The picture's element, what it says to those who do not see it, and a white ground.
void begin_svg(std::string& out, double width, double height, std::string_view title,
               std::string_view description);

/// About how wide a text of that font size is, in DejaVu Sans, wider than most: labels placed by it
/// do not overlap.
double text_width(std::string_view text, double font_size);

/// The largest font size up to `wanted` in which a text fits a width.
double fitting_font_size(std::string_view text, double wanted, double width);

}  // namespace queens

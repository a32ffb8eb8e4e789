// How the curves of one picture differ, in colour and without.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace queens {

enum class CurveMarker : unsigned char { circle, square, triangle, diamond, cross, plus, ring };

struct CurveStyle {
  std::string_view colour;
  std::string_view dashes;  ///< as stroke-dasharray
  CurveMarker marker;
};

/// Of the first seven curves no two share anything; of the first 343, everything.
CurveStyle curve_style(std::size_t index);

/// A line of that style, from path data.
void append_curve(std::string& out, const CurveStyle& style, std::string_view path);

/// A marker with its middle at (x, y), with a tooltip if that is not empty.
void append_marker(std::string& out, const CurveStyle& style, double x, double y,
                   std::string_view tooltip);

}  // namespace queens

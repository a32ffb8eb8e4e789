#include "tree/picture/curve_style.hpp"

#include <fmt/format.h>

#include <array>
#include <iterator>

#include "tree/picture/svg.hpp"

namespace queens {
namespace {

constexpr std::size_t kStyles = 7;

/// Those of Okabe and Ito, which the colour-blind can tell apart; green, purple, orange and sky
/// blue are darkened to a contrast with white of 3.5 at least. Their yellow cannot be.
constexpr std::array<std::string_view, kStyles> kColours = {
    "#000000", "#0072b2", "#d55e00", "#008560", "#b0558a", "#a87400", "#2b87bd"};

constexpr std::array<std::string_view, kStyles> kDashes = {"none", "9 4",  "2 3",        "12 3 2 3",
                                                           "5 3",  "16 5", "8 3 2 3 2 3"};

constexpr std::array<CurveMarker, kStyles> kMarkers = {
    CurveMarker::circle, CurveMarker::square, CurveMarker::triangle, CurveMarker::diamond,
    CurveMarker::cross,  CurveMarker::plus,   CurveMarker::ring};

/// Around (0, 0).
std::string_view outline_of(CurveMarker marker) {
  switch (marker) {
    case CurveMarker::ring:  // open, as it may surround others
      return "M-5.4 0a5.4 5.4 0 1 0 10.8 0a5.4 5.4 0 1 0 -10.8 0z";
    case CurveMarker::circle:
      return "M-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z";
    case CurveMarker::square:
      return "M-3.6 -3.6h7.2v7.2h-7.2z";
    case CurveMarker::triangle:
      return "M0 -4.8L4.4 3.2H-4.4z";
    case CurveMarker::diamond:
      return "M0 -5.2L5.2 0L0 5.2L-5.2 0z";
    case CurveMarker::cross:
      return "M-4 -4L4 4M-4 4L4 -4";
    case CurveMarker::plus:
      return "M-5.2 0H5.2M0 -5.2V5.2";
  }
  return {};
}

}  // namespace

CurveStyle curve_style(std::size_t index) {
  const std::size_t round = index / kStyles;
  return {kColours[index % kStyles], kDashes[(index + round) % kStyles],
          kMarkers[(index + round + round / kStyles) % kStyles]};
}

void append_curve(std::string& out, const CurveStyle& style, std::string_view path) {
  fmt::format_to(std::back_inserter(out),
                 R"(<path d="{}" fill="none" stroke="{}" stroke-width="2" stroke-dasharray="{}"/>)"
                 "\n",
                 path, style.colour, style.dashes);
}

void append_marker(std::string& out, const CurveStyle& style, double x, double y,
                   std::string_view tooltip) {
  const std::string_view fill = style.marker == CurveMarker::ring ? "none" : style.colour;
  const auto to = std::back_inserter(out);
  fmt::format_to(
      to,
      R"svg(<path class="point" transform="translate({:.1f} {:.1f})" d="{}" fill="{}" )svg"
      R"(stroke="{}" stroke-width="1.8")",
      x, y, outline_of(style.marker), fill, style.colour);
  if (tooltip.empty())
    out += "/>\n";
  else
    fmt::format_to(to, "><title>{}</title></path>\n", escape_xml(tooltip));
}

}  // namespace queens

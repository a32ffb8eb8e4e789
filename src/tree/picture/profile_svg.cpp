// Nodes by depth, a curve a strategy, on a logarithmic scale.
#include <fmt/format.h>

#include <iterator>

#include "queens/tree_picture.hpp"
#include "tree/picture/curve_style.hpp"
#include "tree/picture/profile_names.hpp"
#include "tree/picture/profile_scale.hpp"
#include "tree/picture/svg.hpp"

namespace queens {
namespace {

using Scale = ProfileScale;

/// The smallest step of 1, 2, 4, 8 ... that makes at most so many ticks up to `last`.
int tick_step(int last, int most) {
  int step = 1;
  while (last / step > most) step *= 2;
  return step;
}

std::string described(const std::vector<ProfileCurve>& curves) {
  std::string out = "Nodes by depth, from depth 0.";
  for (const ProfileCurve& curve : curves) {
    fmt::format_to(std::back_inserter(out), " {}:", curve.name);
    for (const Total nodes : curve.nodes_by_depth)
      fmt::format_to(std::back_inserter(out), " {}", nodes.to_string());
    out += '.';
  }
  return out;
}

/// A grid line a decade, labelled with a power of ten.
void append_decades(std::string& out, const Scale& scale) {
  constexpr int kMostLabels = 16;
  const auto to = std::back_inserter(out);
  fmt::format_to(to,
                 R"(<g font-size="{:.0f}" text-anchor="end">)"
                 "\n",
                 Scale::kFont);
  const int step = tick_step(scale.decades(), kMostLabels);
  for (int decade = 0; decade <= scale.decades(); decade += step)
    fmt::format_to(to,
                   R"(<path d="M{0:.1f} {1:.1f}H{2:.1f}" stroke="{3}"/><text x="{4:.1f}" )"
                   R"(y="{5:.1f}">10<tspan dy="-5" font-size="10">{6}</tspan></text>)"
                   "\n",
                   Scale::kLeft, scale.y_at(decade), Scale::kRight,
                   decade == 0 ? "#000000" : "#d8d8d8", Scale::kLeft - 12, scale.y_at(decade) + 6,
                   decade);
  out += "</g>\n";
  fmt::format_to(to,
                 R"svg(<text transform="translate(24 {:.1f}) rotate(-90)" font-size="{:.0f}" )svg"
                 R"svg(text-anchor="middle">nodes</text>)svg"
                 "\n",
                 (Scale::kTop + scale.bottom()) / 2, Scale::kFont);
}

void append_depths(std::string& out, const Scale& scale) {
  constexpr int kMostTicks = 20;
  const auto to = std::back_inserter(out);
  fmt::format_to(to,
                 R"(<g font-size="{:.0f}" text-anchor="middle">)"
                 "\n",
                 Scale::kFont);
  const int step = tick_step(scale.last_depth(), kMostTicks);
  for (int depth = 0; depth <= scale.last_depth(); depth += step)
    fmt::format_to(to,
                   R"(<path d="M{0:.1f} {1:.1f}v5" stroke="#000000"/>)"
                   R"(<text x="{0:.1f}" y="{2:.1f}">{3}</text>)"
                   "\n",
                   scale.x_at(depth), scale.bottom(), scale.bottom() + 20, depth);
  fmt::format_to(to,
                 R"(<text x="{:.1f}" y="{:.1f}">queens placed by choice</text>)"
                 "\n</g>\n",
                 (Scale::kLeft + Scale::kRight) / 2, scale.bottom() + 48);
}

/// A line from depth to depth, broken where a depth has no node, and a marker at each.
void append_profile(std::string& out, const ProfileCurve& curve, const CurveStyle& style,
                    const Scale& scale) {
  const std::vector<CurvePoint> points = scale.points_of(curve);
  std::string line;
  for (std::size_t i = 0; i < points.size(); ++i) {
    const bool goes_on = i > 0 && points[i - 1].depth + 1 == points[i].depth;
    fmt::format_to(std::back_inserter(line), "{}{:.1f} {:.1f}", goes_on ? "L" : "M", points[i].x,
                   points[i].y);
  }
  if (!line.empty()) append_curve(out, style, line);
  for (const CurvePoint& point : points)
    append_marker(out, style, point.x, point.y,
                  fmt::format("{}, depth {}: {} nodes", curve.name, point.depth,
                              curve.nodes_by_depth[point.depth].to_string()));
}

}  // namespace

std::string profile_svg(const std::vector<ProfileCurve>& curves, const std::string& title) {
  constexpr double kBelow = 66, kTitleFont = 18;
  const Scale scale(curves);
  const double width = Scale::kRight + width_of_names(curves);
  std::string out;
  begin_svg(out, width, scale.bottom() + kBelow, title, described(curves));
  fmt::format_to(std::back_inserter(out),
                 R"(<text x="{:.1f}" y="34" font-size="{:.1f}">{}</text>)"
                 "\n",
                 Scale::kLeft,
                 fitting_font_size(title, kTitleFont, width - Scale::kLeft - Scale::kFont),
                 escape_xml(title));
  append_decades(out, scale);
  append_depths(out, scale);
  for (std::size_t i = 0; i < curves.size(); ++i)
    append_profile(out, curves[i], curve_style(i), scale);
  append_names(out, curves, scale);
  out += "</svg>\n";
  return out;
}

}  // namespace queens

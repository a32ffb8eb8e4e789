#include "tree/picture/profile_names.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

#include "tree/picture/curve_style.hpp"
#include "tree/picture/svg.hpp"

namespace queens {
namespace {

constexpr double kToSample = 44;  ///< from the last depth
constexpr double kSample = 44;    ///< its width
constexpr double kFont = ProfileScale::kFont;

/// A name at the right.
struct CurveKey {
  std::size_t index;
  double end, peak;  ///< of its curve
  bool is_joined;
  double y;
};

CurveKey key_of(std::size_t index, const std::vector<CurvePoint>& points,
                const ProfileScale& scale) {
  CurveKey key{index, scale.bottom(), scale.bottom(), false, 0};
  if (points.empty()) return key;
  key.end = points.back().y;
  key.is_joined = points.back().depth == static_cast<std::size_t>(scale.last_depth());
  for (const CurvePoint& point : points) key.peak = std::min(key.peak, point.y);
  return key;
}

/// In the order of their ends, pushed down as far as those above need, then up from the bottom.
void place_keys(std::vector<CurveKey>& keys, double bottom) {
  std::stable_sort(keys.begin(), keys.end(), [](const CurveKey& a, const CurveKey& b) {
    return a.end != b.end ? a.end < b.end : a.peak < b.peak;
  });
  double least = ProfileScale::kTop;
  for (CurveKey& key : keys) {
    key.y = std::max(key.end, least);
    least = key.y + ProfileScale::kKeyGap;
  }
  double most = bottom;
  for (std::size_t i = keys.size(); i-- > 0; most = keys[i].y - ProfileScale::kKeyGap)
    keys[i].y = std::min(keys[i].y, most);
}

void append_name(std::string& out, double x, double y, const std::string& name,
                 std::string_view colour) {
  constexpr double kRise = 0.36;  // from the base line to the middle of a letter, in font sizes
  fmt::format_to(std::back_inserter(out),
                 R"(<text x="{:.1f}" y="{:.1f}" font-size="{:.0f}" fill="{}">{}</text>)"
                 "\n",
                 x, y + kRise * kFont, kFont, colour, escape_xml(name));
}

void append_key(std::string& out, const CurveKey& key, const std::string& name) {
  const CurveStyle style = curve_style(key.index);
  const double x = ProfileScale::kRight + kToSample;
  if (key.is_joined)
    fmt::format_to(std::back_inserter(out),
                   R"(<path d="M{:.1f} {:.1f}L{:.1f} {:.1f}" stroke="{}" stroke-width="0.8"/>)"
                   "\n",
                   ProfileScale::kRight + 8, key.end, x - 4, key.y, style.colour);
  append_curve(out, style, fmt::format("M{:.1f} {:.1f}h{:.1f}", x, key.y, kSample));
  append_marker(out, style, x + kSample / 2, key.y, "");
  append_name(out, x + kSample + kFont / 2, key.y, name, "#000000");
}

/// Where a name would be.
struct NameBox {
  double left, middle, width;
  static constexpr double kHalf = 0.6 * kFont;

  [[nodiscard]] bool holds(double x, double y) const {
    return left <= x && x <= left + width && middle - kHalf <= y && y <= middle + kHalf;
  }
  [[nodiscard]] bool overlaps(const NameBox& other) const {
    return left <= other.left + other.width && other.left <= left + width &&
           middle - kHalf <= other.middle + kHalf && other.middle - kHalf <= middle + kHalf;
  }
};

/// Whether a curve runs through the box; steps of a hundredth from depth to depth are smaller than
/// a letter. A gap counts as a line, which errs to the safe side.
bool runs_through(const NameBox& box, const std::vector<CurvePoint>& points) {
  constexpr int kSteps = 100;
  for (std::size_t i = 0; i < points.size(); ++i) {
    const CurvePoint& from = points[i == 0 ? 0 : i - 1];
    for (int step = 0; step <= kSteps; ++step) {
      const double part = static_cast<double>(step) / kSteps;
      if (box.holds(from.x + part * (points[i].x - from.x), from.y + part * (points[i].y - from.y)))
        return true;
    }
  }
  return false;
}

}  // namespace

double width_of_names(const std::vector<ProfileCurve>& curves) {
  double longest = 0;
  for (const ProfileCurve& curve : curves)
    longest = std::max(longest, text_width(curve.name, kFont));
  return kToSample + kSample + 1.5 * kFont + longest;
}

void append_names(std::string& out, const std::vector<ProfileCurve>& curves,
                  const ProfileScale& scale) {
  std::vector<std::vector<CurvePoint>> points;
  std::vector<CurveKey> keys;
  for (const ProfileCurve& curve : curves) {
    points.push_back(scale.points_of(curve));
    keys.push_back(key_of(keys.size(), points.back(), scale));
  }
  place_keys(keys, scale.bottom());
  std::vector<NameBox> taken;
  for (const CurveKey& key : keys) {
    const std::string& name = curves[key.index].name;
    append_key(out, key, name);
    if (key.is_joined || points[key.index].empty()) continue;
    constexpr double kPastMarker = 10;
    const double width = text_width(name, kFont);
    const auto [depth, x, y] = points[key.index].back();
    for (const NameBox& box : {NameBox{x + kPastMarker, y, width},
                               NameBox{x - width / 2, y + kPastMarker + kFont / 2, width},
                               NameBox{x - width / 2, y - kPastMarker - kFont / 2, width}}) {
      const bool clear = box.left > ProfileScale::kLeft &&
                         box.left + width < ProfileScale::kRight &&
                         box.middle + NameBox::kHalf < scale.bottom() &&
                         std::none_of(taken.begin(), taken.end(),
                                      [&](const NameBox& other) { return box.overlaps(other); }) &&
                         std::none_of(points.begin(), points.end(),
                                      [&](const auto& curve) { return runs_through(box, curve); });
      if (!clear) continue;
      append_name(out, box.left, box.middle, name, curve_style(key.index).colour);
      taken.push_back(box);
      break;
    }
  }
}

}  // namespace queens

#include "tree/picture/profile_scale.hpp"

#include <algorithm>
#include <cmath>

namespace queens {

ProfileScale::ProfileScale(const std::vector<ProfileCurve>& curves) {
  constexpr double kLeastHeight = 460;
  std::size_t levels = 2;
  Total most = 1;
  for (const ProfileCurve& curve : curves) {
    levels = std::max(levels, curve.nodes_by_depth.size());
    for (const Total nodes : curve.nodes_by_depth) most = std::max(most, nodes);
  }
  last_depth_ = static_cast<int>(levels) - 1;
  constexpr double kRounding = 1e-9;  // the logarithm of 1000 is 3, or nearly so
  decades_ = std::max(1, static_cast<int>(std::ceil(std::log10(most.to_double()) - kRounding)));
  bottom_ = kTop + std::max(kLeastHeight, kKeyGap * static_cast<double>(curves.size()));
}

std::vector<CurvePoint> ProfileScale::points_of(const ProfileCurve& curve) const {
  std::vector<CurvePoint> points;
  for (std::size_t depth = 0; depth < curve.nodes_by_depth.size(); ++depth) {
    const Total nodes = curve.nodes_by_depth[depth];
    if (nodes == Total{}) continue;
    points.push_back(
        {depth, x_at(static_cast<double>(depth)), y_at(std::log10(nodes.to_double()))});
  }
  return points;
}

}  // namespace queens

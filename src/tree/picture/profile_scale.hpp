// Where a profile's depths and numbers of nodes are in its picture.
#pragma once

#include <vector>

#include "queens/tree_picture.hpp"

namespace queens {

/// A point of a curve.
struct CurvePoint {
  std::size_t depth = 0;
  double x = 0, y = 0;
};

class ProfileScale {
 public:
  static constexpr double kFont = 14, kLeft = 84, kRight = 704, kTop = 60;
  static constexpr double kKeyGap = 22;  ///< from one curve's name to the next

  explicit ProfileScale(const std::vector<ProfileCurve>& curves);

  [[nodiscard]] int last_depth() const { return last_depth_; }
  [[nodiscard]] int decades() const { return decades_; }
  [[nodiscard]] double bottom() const { return bottom_; }

  [[nodiscard]] double x_at(double depth) const {
    return kLeft + (kRight - kLeft) * depth / last_depth_;
  }
  /// From the logarithm to base 10.
  [[nodiscard]] double y_at(double decade) const {
    return bottom_ - (bottom_ - kTop) * decade / decades_;
  }

  /// The depths that have a node.
  [[nodiscard]] std::vector<CurvePoint> points_of(const ProfileCurve& curve) const;

 private:
  int last_depth_ = 1, decades_ = 1;
  double bottom_ = 0;
};

}  // namespace queens

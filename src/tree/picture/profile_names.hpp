#pragma once

#include <string>
#include <vector>

#include "tree/picture/profile_scale.hpp"

namespace queens {

/// The width that the names at the right need.
double width_of_names(const std::vector<ProfileCurve>& curves);

/// The names of the curves: all at the right, each with a sample of its curve and as near to the
/// end of it as the others leave room for. A curve that ends at the last depth is joined to its
/// name; one that ends before has it there too, if that is clear of all curves and names.
void append_names(std::string& out, const std::vector<ProfileCurve>& curves,
                  const ProfileScale& scale);

}  // namespace queens

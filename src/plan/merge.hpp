// Pictures of one board need be counted only once.
#pragma once

#include <string>

#include "plan/plan.hpp"

namespace queens {

/// The name of the picture of `board` that comes first in order: boards with the same are turned
/// or mirrored pictures of one another.
std::string name_of_class(const Board& board);

/// Joins the cases that are turned or mirrored pictures of one another into the first of them,
/// whose weight becomes their sum. The rule of symmetry makes such twins: with the queens of two
/// neighbouring sides tied, either of them can be the first.
Plan merged(Plan plan);

}  // namespace queens

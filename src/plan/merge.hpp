// Pictures of one board need be counted only once.
#pragma once

#include "plan/plan.hpp"

namespace queens {

/// Joins the cases that are turned or mirrored pictures of one another into the first of them,
/// whose weight becomes their sum. The rule of symmetry makes such twins: with the queens of two
/// neighbouring sides tied, either of them can be the first.
Plan merged(Plan plan);

}  // namespace queens

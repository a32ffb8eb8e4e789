// What is wrong with a placement, in words.
#pragma once

#include <string>

#include "queens/placement.hpp"
#include "queens/rule.hpp"
#include "queens/text.hpp"

namespace queens::app {

/// As in "queens at row 0, column 1 and row 2, column 3 attack each other on a diagonal".
/// `regions`: of a puzzle, whose letters are said; not null where queens share one or leave one
/// out.
std::string worded(const Violation& violation, IndexBase base, const Regions* regions = nullptr);

}  // namespace queens::app

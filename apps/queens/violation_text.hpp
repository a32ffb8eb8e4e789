// What is wrong with a placement, in words.
#pragma once

#include <string>

#include "queens/placement.hpp"
#include "queens/text.hpp"

namespace queens::app {

/// As in "queens at row 0, column 1 and row 2, column 3 attack each other on a diagonal".
std::string worded(const Violation& violation, IndexBase base);

}  // namespace queens::app

// Why there is no count, in words.
#pragma once

#include <string>

#include "exit_code.hpp"
#include "queens/count.hpp"

namespace queens::app {

/// `kernel`: the one that was asked for.
Failure worded_failure(CountFailure failure, const std::string& kernel);

}  // namespace queens::app

// Which kernel counts a board.
#pragma once

#include <string_view>

#include "kernel/kernel.hpp"
#include "plan/plan.hpp"
#include "queens/board.hpp"

namespace queens {

struct Choice {
  const Kernel* kernel = nullptr;  ///< null if none fits
  double seconds = 0;              ///< expected, of one thread
};

/// The kernel that the cost model expects to be fastest on `board`, whose plan by symmetry is
/// `plan`, among those that are usable and that `allowed` names as CountOptions::kernel does.
Choice choose_kernel(const Board& board, const Plan& plan, std::string_view allowed);

/// Whether CountOptions::kernel with the value `allowed` leaves the choice of `kernel`.
bool is_allowed(const Kernel& kernel, std::string_view allowed);

}  // namespace queens

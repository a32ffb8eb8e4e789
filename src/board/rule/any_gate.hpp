// The gate of whichever rule a board has. A new rule adds its gate here.
#pragma once

#include <variant>

#include "board/rule/gate.hpp"
#include "board/rule/regions.hpp"
#include "board/rule/superqueen.hpp"
#include "board/rule/torus.hpp"

namespace queens {

/// Whoever searches visits it once, so that the search itself is compiled for each gate.
using AnyGate = std::variant<QueensGate, TorusGate, SuperqueenGate, RegionsGate>;

/// The gate of the board's rule.
AnyGate gate_of(const RuledBoard& board);

}  // namespace queens

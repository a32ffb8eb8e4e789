// What symmetries do to the columns of all rows, as steps.
#pragma once

#include <array>

#include "queens/symmetry.hpp"

namespace queens {

// In the order in which they are made: rows and columns exchanged, then rows in reverse, then
// columns counted from the other side.
inline constexpr unsigned kTransposed = 4;
inline constexpr unsigned kFlipped = 2;
inline constexpr unsigned kMirrored = 1;

/// The symmetry that some steps make, by their sum.
inline constexpr std::array kMadeBySteps = {
    Symmetry::identity,           Symmetry::mirror,        Symmetry::flip,
    Symmetry::half_turn,          Symmetry::transpose,     Symmetry::quarter_turn,
    Symmetry::three_quarter_turn, Symmetry::antitranspose,
};

}  // namespace queens

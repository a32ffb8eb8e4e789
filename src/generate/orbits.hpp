// The squares of a board in sets that symmetries carry to themselves.
#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "queens/symmetry.hpp"

namespace queens {

/// All squares that some symmetries carry to each other, in order.
using Orbit = std::vector<Square>;

/// How many squares an orbit can have.
inline constexpr std::array kOrbitSizes = {1, 2, 4, 8};

/// The orbits of a board, those of each size apart, in order of their first squares.
using Orbits = std::array<std::vector<Orbit>, kOrbitSizes.size()>;

/// How many orbits of each size are meant.
using OrbitCounts = std::array<int, kOrbitSizes.size()>;

/// The orbits of a board. `symmetries` need not be a group: the one they generate is meant.
Orbits orbits_of(int side, SymmetrySet symmetries);

/// Those of which no square is in line with another: all of their squares can have queens.
Orbits peaceful(const Orbits& orbits);

/// The orbits that so many queens stand on: as many of the largest as fit, and single squares for
/// the rest. Requires one of `possible_queens`, and the peaceful orbits.
OrbitCounts counts_for_queens(const Orbits& orbits, int queens);

}  // namespace queens

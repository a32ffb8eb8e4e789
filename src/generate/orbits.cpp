#include "generate/orbits.hpp"

#include <algorithm>
#include <bitset>

#include "board/in_line.hpp"
#include "queens/generate.hpp"

namespace queens {
namespace {

Orbit orbit_of(Square square, int side, SymmetrySet symmetries) {
  Orbit orbit = {square};
  for (std::size_t i = 0; i < orbit.size(); ++i)
    for (const Symmetry symmetry : kSymmetries) {
      if (!symmetries.contains(symmetry)) continue;
      const Square to = image(symmetry, orbit[i], side);
      if (std::find(orbit.begin(), orbit.end(), to) == orbit.end()) orbit.push_back(to);
    }
  std::sort(orbit.begin(), orbit.end());
  return orbit;
}

bool is_peaceful(const Orbit& orbit) {
  for (std::size_t i = 0; i < orbit.size(); ++i)
    for (std::size_t j = 0; j < i; ++j)
      if (in_line(orbit[i], orbit[j])) return false;
  return true;
}

bool has_enough(const Orbits& orbits, const OrbitCounts& counts) {
  for (std::size_t i = 0; i < orbits.size(); ++i)
    if (std::ssize(orbits[i]) < counts[i]) return false;
  return true;
}

}  // namespace

Orbits orbits_of(int side, SymmetrySet symmetries) {
  Orbits orbits;
  for (int row = 0; row < side; ++row)
    for (int column = 0; column < side; ++column) {
      Orbit orbit = orbit_of({row, column}, side, symmetries);
      if (orbit.front() != Square{row, column}) continue;
      const auto size = std::find(kOrbitSizes.begin(), kOrbitSizes.end(), std::ssize(orbit));
      orbits[static_cast<std::size_t>(size - kOrbitSizes.begin())].push_back(std::move(orbit));
    }
  return orbits;
}

Orbits peaceful(const Orbits& orbits) {
  Orbits result;
  for (std::size_t i = 0; i < orbits.size(); ++i)
    std::copy_if(orbits[i].begin(), orbits[i].end(), std::back_inserter(result[i]), is_peaceful);
  return result;
}

OrbitCounts counts_for_queens(const Orbits& orbits, int queens) {
  OrbitCounts counts{};
  for (std::size_t i = orbits.size(); i-- > 0;) {
    if (orbits[i].empty()) continue;
    counts[i] = queens / kOrbitSizes[i];
    queens %= kOrbitSizes[i];
  }
  return counts;
}

std::vector<int> possible_queens(int side, SymmetrySet symmetries) {
  const Orbits all = orbits_of(side, symmetries);
  const Orbits orbits = peaceful(all);
  // Where symmetries do anything, the squares that they leave in place are on one line, an axis or
  // the middle: they have room for one queen.
  const bool symmetric = std::ssize(all[0]) < side * side;
  std::vector<int> possible = {0};
  for (int queens = 1; queens <= side; ++queens) {
    const OrbitCounts counts = counts_for_queens(orbits, queens);
    const bool single = counts[0] <= (symmetric ? 1 : side);
    int placed = 0;
    for (std::size_t i = 0; i < counts.size(); ++i) placed += counts[i] * kOrbitSizes[i];
    if (single && placed == queens && has_enough(orbits, counts)) possible.push_back(queens);
  }
  return possible;
}

std::vector<int> possible_reserved(int side, SymmetrySet symmetries, int queens) {
  const Orbits orbits = orbits_of(side, symmetries);
  const OrbitCounts taken = counts_for_queens(peaceful(orbits), queens);
  std::bitset<std::size_t{Board::kMaxSide} * Board::kMaxSide + 1> sums;
  sums.set(0);
  for (std::size_t i = 0; i < orbits.size(); ++i)
    for (auto left = std::ssize(orbits[i]) - taken[i]; left > 0; --left)
      sums |= sums << static_cast<std::size_t>(kOrbitSizes[i]);
  std::vector<int> possible;
  for (int squares = 0; squares <= side * side; ++squares)
    if (sums[static_cast<std::size_t>(squares)]) possible.push_back(squares);
  return possible;
}

}  // namespace queens

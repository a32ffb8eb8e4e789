#include "generate/draw.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "base/bits.hpp"

namespace queens {
namespace {

/// A number up to 2^4096, where doubles end at 2^1024: fraction * 2^exponent. It is only multiplied
/// and divided: compilers may fuse a product with a sum, and then machines would differ.
struct Large {
  double fraction = 1;
  int exponent = 0;
};

Large operator*(Large a, Large b) {
  int exponent = 0;
  const double fraction = std::frexp(a.fraction * b.fraction, &exponent);
  return {fraction, a.exponent + b.exponent + exponent};
}

/// The numbers of ways to choose 0, 1, ... `from` of so many things.
std::vector<Large> binomials(std::ptrdiff_t from) {
  std::vector<Large> ways(1);
  for (std::ptrdiff_t chosen = 0; chosen < from; ++chosen) {
    const double factor = static_cast<double>(from - chosen) / static_cast<double>(chosen + 1);
    ways.push_back(ways.back() * Large{factor});
  }
  return ways;
}

bool is_open(const Board& board, Square square) {
  return (board.open_row(square.row) & bit(square.column)) != 0;
}

/// Removes one of `orbits`, each equally likely. Requires that there is one.
const Orbit* take_one(std::vector<const Orbit*>& orbits, Random& random) {
  std::swap(orbits[random.evenly_below(orbits.size())], orbits.back());
  const Orbit* taken = orbits.back();
  orbits.pop_back();
  return taken;
}

std::vector<const Orbit*> pointers_to(const std::vector<Orbit>& orbits) {
  std::vector<const Orbit*> pointers;
  pointers.reserve(orbits.size());
  for (const Orbit& orbit : orbits) pointers.push_back(&orbit);
  return pointers;
}

}  // namespace

ReservedDraw::ReservedDraw(const Orbits& orbits, int squares) : orbits_(orbits) {
  std::array<std::vector<Large>, kOrbitSizes.size()> ways;
  for (std::size_t i = 0; i < ways.size(); ++i) ways[i] = binomials(std::ssize(orbits[i]));
  std::vector<Large> weights;
  int largest = std::numeric_limits<int>::min();  // exponent
  const auto most = [&](std::size_t i, int left) {
    return std::min(static_cast<int>(orbits[i].size()), left / kOrbitSizes[i]);
  };
  for (int eights = most(3, squares); eights >= 0; --eights)
    for (int left8 = squares - 8 * eights, fours = most(2, left8); fours >= 0; --fours)
      for (int left4 = left8 - 4 * fours, twos = most(1, left4); twos >= 0; --twos) {
        const int ones = left4 - 2 * twos;
        if (ones > most(0, ones)) break;  // with fewer twos there are more ones yet
        const OrbitCounts counts = {ones, twos, fours, eights};
        Large weight;
        for (std::size_t i = 0; i < counts.size(); ++i)
          weight = weight * ways[i][static_cast<std::size_t>(counts[i])];
        mixtures_.push_back({counts, 0});
        weights.push_back(weight);
        largest = std::max(largest, weight.exponent);
      }
  constexpr int kBits = 52;  // up to 1000 shares fit together
  for (std::size_t i = 0; i < weights.size(); ++i) {
    const double share = std::ldexp(weights[i].fraction, weights[i].exponent - largest + kBits);
    mixtures_[i].share = static_cast<std::uint64_t>(share);
    shares_ += mixtures_[i].share;
  }
}

bool ReservedDraw::is_certain() const {
  if (mixtures_.size() > 1) return false;
  for (std::size_t i = 0; i < orbits_.size(); ++i)
    if (const int count = mixtures_[0].counts[i]; count > 0 && count < std::ssize(orbits_[i]))
      return false;
  return true;
}

void ReservedDraw::reserve(Board& board, Random& random) const {
  std::uint64_t place = random.evenly_below(shares_);
  auto mixture = mixtures_.begin();
  for (; place >= mixture->share; ++mixture) place -= mixture->share;
  for (std::size_t i = 0; i < orbits_.size(); ++i) {
    std::vector<const Orbit*> left = pointers_to(orbits_[i]);
    for (int taken = 0; taken < mixture->counts[i]; ++taken)
      for (const Square square : *take_one(left, random)) board.reserve(square);
  }
}

bool fix_queens(Board& board, const Orbits& orbits, const OrbitCounts& counts, Random& random) {
  for (std::size_t i = 0; i < orbits.size(); ++i) {
    std::vector<const Orbit*> open = pointers_to(orbits[i]);
    for (int taken = 0; taken < counts[i]; ++taken) {
      // An orbit is open or closed as a whole.
      std::erase_if(open, [&](const Orbit* orbit) { return !is_open(board, orbit->front()); });
      if (open.empty()) return false;
      for (const Square square : *take_one(open, random)) board.fix(square);
    }
  }
  return true;
}

}  // namespace queens

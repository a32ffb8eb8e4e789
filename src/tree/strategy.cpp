// The names of strategies and of orders of rows.
#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <numeric>

#include "base/random.hpp"
#include "queens/tree.hpp"

namespace queens {
namespace {

constexpr std::array<std::string_view, kPrunings.size()> kNames = {
    "none", "columns", "lines", "lookahead", "propagate", "smallest", "symmetry"};

/// Sorts the rows by `rank`, equal ones from the top.
template <class Rank>
RowOrder sorted_by(int side, const Rank& rank) {
  RowOrder order(static_cast<std::size_t>(side));
  std::iota(order.begin(), order.end(), 0);
  std::stable_sort(order.begin(), order.end(), [&](int a, int b) { return rank(a) < rank(b); });
  return order;
}

/// Every order equally likely (Fisher and Yates), as far as the generator is even.
RowOrder shuffled(int side, std::uint64_t seed) {
  RowOrder order = sorted_by(side, [](int row) { return row; });
  Random random(seed);
  for (std::size_t left = order.size(); left > 1; --left)
    std::swap(order[left - 1], order[random.evenly_below(left)]);
  return order;
}

std::optional<RowOrder> random_order(std::string_view seed, int side) {
  constexpr std::size_t kMostDigits = 18;
  std::uint64_t number = 0;
  const auto [end, error] = std::from_chars(seed.data(), seed.data() + seed.size(), number);
  if (error != std::errc() || end != seed.data() + seed.size() || seed.size() > kMostDigits)
    return std::nullopt;
  return shuffled(side, number);
}

}  // namespace

std::string_view name_of(Pruning pruning) { return kNames[static_cast<std::size_t>(pruning)]; }

std::optional<Pruning> pruning_named(std::string_view name) {
  const auto* const found = std::find(kNames.begin(), kNames.end(), name);
  if (found == kNames.end()) return std::nullopt;
  return kPrunings[static_cast<std::size_t>(found - kNames.begin())];
}

std::optional<RowOrder> row_order(std::string_view name, int side) {
  const int middle = (side - 1) / 2;
  if (name == "top") return sorted_by(side, [](int row) { return row; });
  if (name == "middle") return sorted_by(side, [=](int row) { return std::abs(row - middle); });
  if (name == "ends")
    return sorted_by(side, [=](int row) { return std::min(row, side - 1 - row); });
  if (name == "even-odd") return sorted_by(side, [](int row) { return row % 2; });
  constexpr std::string_view kRandom = "random:";
  if (name.substr(0, kRandom.size()) == kRandom)
    return random_order(name.substr(kRandom.size()), side);
  return std::nullopt;
}

}  // namespace queens

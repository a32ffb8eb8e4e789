#include <algorithm>
#include <cassert>
#include <numeric>

#include "plan/plan.hpp"

namespace queens {

std::optional<Total> weighted_total(const Plan& plan, std::span<const Total> counts) {
  assert(plan.size() == counts.size());
  // One common denominator for all: at most lcm(1..8) = 840, and 3 for the plans made here.
  std::uint64_t denominator = 1;
  for (const Case& one : plan) denominator = std::lcm(denominator, one.weight.denominator);

  std::optional<Total> sum = Total{};
  for (std::size_t i = 0; sum && i < plan.size(); ++i) {
    const auto [over, under] = plan[i].weight;
    const std::optional<Total> part = counts[i].times(over * (denominator / under));
    sum = part ? sum->plus(*part) : std::nullopt;
  }
  return sum ? sum->divided_exactly(denominator) : std::nullopt;
}

}  // namespace queens

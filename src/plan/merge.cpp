#include "plan/merge.hpp"

#include <algorithm>
#include <numeric>
#include <unordered_map>
#include <utility>

namespace queens {
namespace {

Weight sum(Weight a, Weight b) {
  const std::uint64_t numerator = a.numerator * b.denominator + b.numerator * a.denominator;
  const std::uint64_t denominator = a.denominator * b.denominator;
  const std::uint64_t common = std::gcd(numerator, denominator);
  return {numerator / common, denominator / common};
}

}  // namespace

std::string name_of_class(const Board& board) {
  std::string first = case_name(board);
  for (const Symmetry symmetry : kSymmetries)
    first = std::min(first, case_name(board.transformed(symmetry)));
  return first;
}

Plan merged(Plan plan) {
  Plan result;
  result.reserve(plan.size());
  std::unordered_map<std::string, std::size_t> places;
  for (Case& one : plan) {
    const auto [place, is_new] = places.try_emplace(name_of_class(one.board), result.size());
    if (is_new)
      result.push_back(std::move(one));
    else
      result[place->second].weight = sum(result[place->second].weight, one.weight);
  }
  return result;
}

}  // namespace queens

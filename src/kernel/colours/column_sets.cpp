#include "kernel/colours/column_sets.hpp"

#include <bit>

namespace queens::colours {
namespace {

/// The sets of `size` of so many columns, numbered from 0 on, in steps of `step`; by the set, and
/// by its complement. Returns how many there are.
std::uint32_t number(int columns, int size, std::uint32_t step, std::vector<std::uint32_t>& of_set,
                     std::vector<std::uint32_t>& of_complement) {
  of_set.resize(std::size_t{1} << columns);
  of_complement.resize(std::size_t{1} << columns);
  std::uint32_t count = 0;
  for (Half set = 0; set <= every(columns); ++set) {
    if (std::popcount(set) != size) continue;
    of_set[set] = of_complement[every(columns) & ~set] = step * count++;
  }
  return count;
}

}  // namespace

ColumnSets::ColumnSets(int evens, int odds, int white_evens, int white_odds) {
  auto& [white, black] = places_;
  const std::uint32_t of_odd = number(odds, white_odds, 1, white.of_odd, black.of_odd);
  row_size_ = of_odd;
  count_ = row_size_ * number(evens, white_evens, of_odd, white.of_even, black.of_even);
}

}  // namespace queens::colours

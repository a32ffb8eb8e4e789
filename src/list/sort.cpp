#include "list/sort.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace queens {
namespace {

constexpr int kDigit = 8;

/// Fewer are sorted at once: it takes as long to go through all digits.
constexpr std::size_t kFewest = 64;

/// One pass of a radix sort: by eight bits, and otherwise in the order in which they come.
void pass(const std::vector<std::uint64_t>& from, std::vector<std::uint64_t>& to, int shift) {
  std::array<std::size_t, 1 << kDigit> places = {};
  const auto digit = [=](std::uint64_t number) {
    return static_cast<std::uint8_t>(number >> shift);
  };
  for (const std::uint64_t number : from) ++places[digit(number)];
  std::size_t place = 0;
  for (std::size_t& first : places) place += std::exchange(first, place);
  for (const std::uint64_t number : from) to[places[digit(number)]++] = number;
}

}  // namespace

void sort_numbers(std::vector<std::uint64_t>& numbers, int bits,
                  std::vector<std::uint64_t>& scratch) {
  const int shift = bits - 2 * kDigit;
  if (shift <= 0 || numbers.size() < kFewest) return std::sort(numbers.begin(), numbers.end());
  scratch.resize(numbers.size());
  pass(numbers, scratch, shift);
  pass(scratch, numbers, shift + kDigit);
  // Few have the same 16 upper bits.
  for (auto first = numbers.begin(); first != numbers.end();) {
    const auto last = std::find_if(first + 1, numbers.end(), [=](std::uint64_t number) {
      return number >> shift != *first >> shift;
    });
    if (last - first > 1) std::sort(first, last);
    first = last;
  }
}

}  // namespace queens

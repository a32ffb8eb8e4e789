#include "list/sort.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace queens {
namespace {

constexpr int kDigit = 11;

/// Fewer are sorted at once: it takes as long to go through all digits.
constexpr std::size_t kFewest = 256;

/// One pass of a radix sort: by one digit, and otherwise in the order in which they come.
void pass(const std::vector<std::uint64_t>& from, std::vector<std::uint64_t>& to, int shift) {
  std::array<std::uint32_t, 1 << kDigit> places = {};
  const auto digit = [=](std::uint64_t number) {
    return static_cast<std::size_t>(number >> shift & ((1U << kDigit) - 1));
  };
  for (const std::uint64_t number : from) ++places[digit(number)];
  std::uint32_t place = 0;
  for (std::uint32_t& first : places) place += std::exchange(first, place);
  for (const std::uint64_t number : from) to[places[digit(number)]++] = number;
}

/// Sorts numbers of which none has to go far back; false, and not sorted, if one has to.
bool sort_nearly_sorted(std::vector<std::uint64_t>& numbers) {
  constexpr std::size_t kFar = 32;
  for (std::size_t i = 1; i < numbers.size(); ++i) {
    const std::uint64_t number = numbers[i];
    std::size_t to = i;
    for (; to > 0 && numbers[to - 1] > number && i - to < kFar; --to) numbers[to] = numbers[to - 1];
    numbers[to] = number;
    if (i - to == kFar) return false;
  }
  return true;
}

}  // namespace

void sort_numbers(std::vector<std::uint64_t>& numbers, int bits,
                  std::vector<std::uint64_t>& scratch) {
  const int shift = bits - 2 * kDigit;
  if (shift <= 0 || numbers.size() < kFewest) return std::sort(numbers.begin(), numbers.end());
  scratch.resize(numbers.size());
  pass(numbers, scratch, shift);
  pass(scratch, numbers, shift + kDigit);
  // Few have the same 20 upper bits.
  if (!sort_nearly_sorted(numbers)) std::sort(numbers.begin(), numbers.end());
}

}  // namespace queens

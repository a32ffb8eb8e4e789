#include "queens/total.hpp"

#include <algorithm>

namespace queens {

std::optional<Total> Total::plus(Total other) const noexcept {
  Wide sum = 0;
  if (__builtin_add_overflow(value_, other.value_, &sum)) return std::nullopt;
  return Total(sum, Raw{});
}

std::optional<Total> Total::minus(Total other) const noexcept {
  if (other.value_ > value_) return std::nullopt;
  return Total(value_ - other.value_, Raw{});
}

std::optional<Total> Total::times(std::uint64_t factor) const noexcept {
  Wide product = 0;
  if (__builtin_mul_overflow(value_, Wide{factor}, &product)) return std::nullopt;
  return Total(product, Raw{});
}

std::optional<Total> Total::divided_exactly(std::uint64_t divisor) const noexcept {
  if (divisor == 0 || value_ % divisor != 0) return std::nullopt;
  return Total(value_ / divisor, Raw{});
}

std::string Total::to_string() const {
  std::string digits;
  Wide rest = value_;
  do {
    digits += static_cast<char>('0' + static_cast<int>(rest % 10));
    rest /= 10;
  } while (rest != 0);
  std::reverse(digits.begin(), digits.end());
  return digits;
}

}  // namespace queens

// Totals: 128-bit numbers that say so when they overflow.
#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string>

#include "queens/export.hpp"

namespace queens {

/// A number of solutions, classes or nodes: 0 .. 2^128 - 1.
/// Arithmetic is checked: an overflow is `nullopt`, never a wrong number.
class Total {
 public:
  constexpr Total() = default;
  constexpr Total(std::uint64_t value) : value_(value) {}  // NOLINT: every count is a total

  /// The largest total, for tests of the limit.
  static constexpr Total max() { return Total(~Wide{0}, Raw{}); }

  QUEENS_API [[nodiscard]] std::optional<Total> plus(Total other) const noexcept;
  /// `nullopt` as well if `other` is the larger one.
  QUEENS_API [[nodiscard]] std::optional<Total> minus(Total other) const noexcept;
  QUEENS_API [[nodiscard]] std::optional<Total> times(std::uint64_t factor) const noexcept;

  /// The quotient, if `divisor` is not zero and divides this total exactly.
  QUEENS_API [[nodiscard]] std::optional<Total> divided_exactly(
      std::uint64_t divisor) const noexcept;

  /// The same number in one word, if it fits.
  [[nodiscard]] std::optional<std::uint64_t> as_word() const noexcept {
    if (value_ > ~std::uint64_t{0}) return std::nullopt;
    return static_cast<std::uint64_t>(value_);
  }

  /// Decimal digits, without separators.
  QUEENS_API [[nodiscard]] std::string to_string() const;

  /// The nearest double, for ratios.
  [[nodiscard]] double to_double() const noexcept { return static_cast<double>(value_); }

  friend constexpr auto operator<=>(const Total&, const Total&) = default;

 private:
  __extension__ using Wide = unsigned __int128;
  struct Raw {};
  constexpr Total(Wide value, Raw) : value_(value) {}

  Wide value_ = 0;
};

}  // namespace queens

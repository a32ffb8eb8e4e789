#include "percentage.hpp"

#include <algorithm>
#include <string_view>

namespace queens::app {
namespace {

bool are_digits(std::string_view text, std::size_t most) {
  return !text.empty() && text.size() <= most &&
         text.find_first_not_of("0123456789") == std::string_view::npos;
}

}  // namespace

std::optional<std::uint64_t> millionths_of(std::string percentage) {
  constexpr std::size_t kMostDigits = 3, kDecimals = 4;
  if (!percentage.ends_with('%')) return std::nullopt;
  percentage.pop_back();
  const std::size_t point = std::min(percentage.find('.'), percentage.size());
  const std::string whole = percentage.substr(0, point);
  std::string decimals = point < percentage.size() ? percentage.substr(point + 1) : "0";
  if (!are_digits(whole, kMostDigits) || !are_digits(decimals, kDecimals)) return std::nullopt;
  decimals.resize(kDecimals, '0');
  const std::uint64_t millionths = std::stoull(whole + decimals);
  if (millionths > kMillionths) return std::nullopt;
  return millionths;
}

}  // namespace queens::app

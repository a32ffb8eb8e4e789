// Shares of a whole on the command line.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace queens::app {

inline constexpr std::uint64_t kMillionths = 1'000'000;  ///< of a whole

/// The millionths that a percentage is, as in "12.5%": 0% to 100% with up to four decimals; nothing
/// if the text is none.
std::optional<std::uint64_t> millionths_of(std::string percentage);

}  // namespace queens::app

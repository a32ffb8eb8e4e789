// A count as a number.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "queens/count.hpp"

namespace queens::support {

inline std::optional<std::uint64_t> counted(const Board& board) {
  const auto result = count(board);
  if (!result) return std::nullopt;
  return std::stoull(result->solutions.to_string());
}

}  // namespace queens::support

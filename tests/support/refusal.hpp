// Texts that are refused, and errors as the tests write them: "line:column: expected ..., found
// ...".
#pragma once

#include <string>

#include "queens/error.hpp"

namespace queens::support {

inline std::string refusal(const Error& error) {
  return std::to_string(error.line) + ":" + std::to_string(error.column) + ": expected " +
         error.expected + ", found " + error.found;
}

/// A text that is refused, and how.
struct Refused {
  std::string text;
  std::string place_and_reason;
};

}  // namespace queens::support

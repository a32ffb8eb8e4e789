// Texts that people read, in the language of messages. `po/update` finds them by these names.
#pragma once

#include <fmt/format.h>

#include <string>
#include <utility>

#include "queens/translate.hpp"

namespace queens::app {

inline const char* tr(const char* english) noexcept { return translation(english); }

/// The text is translated where it is shown.
constexpr const char* tr_later(const char* english) noexcept { return english; }

template <class... Args>
std::string tr_format(fmt::format_string<Args...> english, Args&&... args) {
  const fmt::string_view text = english;
  return fmt::vformat(tr(text.data()), fmt::make_format_args(args...));
}

/// "1 row", "2 rows": `several` if the number, which stands at {}, is not 1.
template <class Number>
std::string tr_count(const char* one, const char* several, Number number) {
  return fmt::vformat(translation(one, several, static_cast<unsigned long>(number)),
                      fmt::make_format_args(number));
}

}  // namespace queens::app

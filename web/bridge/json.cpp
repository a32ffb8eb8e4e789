#include "json.hpp"

#include <fmt/format.h>

#include <cmath>
#include <cstdint>
#include <iterator>
#include <string>

namespace queens::web {

Json& Json::raw(std::string_view value) {
  if (needs_comma_) out_ += ',';
  out_ += value;
  needs_comma_ = true;
  return *this;
}

Json& Json::open(char bracket) {
  raw(std::string_view(&bracket, 1));
  needs_comma_ = false;
  return *this;
}

Json& Json::close(char bracket) {
  out_ += bracket;
  needs_comma_ = true;
  return *this;
}

Json& Json::key(std::string_view name) {
  text(name);
  out_ += ':';
  needs_comma_ = false;
  return *this;
}

/// Bytes that are no UTF-8 stay what they are: the page's decoder replaces them.
Json& Json::text(std::string_view value) {
  raw("\"");
  for (const char c : value) {
    if (c == '"' || c == '\\')
      (out_ += '\\') += c;
    else if (static_cast<unsigned char>(c) < 0x20)
      fmt::format_to(std::back_inserter(out_), "\\u{:04x}", static_cast<int>(c));
    else
      out_ += c;
  }
  out_ += '"';
  return *this;
}

Json& Json::number(int value) { return raw(fmt::format_int(value).c_str()); }

Json& Json::number(double value) {
  constexpr int kDigits = 9;
  if (!(value > 0)) return raw("0");
  const int exponent = static_cast<int>(std::floor(std::log10(value))) - kDigits + 1;
  const auto digits = static_cast<std::int64_t>(std::round(value / std::pow(10.0, exponent)));
  return raw(std::to_string(digits) + "e" + std::to_string(exponent));
}

Json& Json::truth(bool value) { return raw(value ? "true" : "false"); }
Json& Json::null() { return raw("null"); }

Json& Json::square(Square value) {
  return open('{').key("row").number(value.row).key("column").number(value.column).close('}');
}

Json& Json::placement(const Placement& value) {
  open('[');
  for (const int column : value) number(column);
  return close(']');
}

}  // namespace queens::web

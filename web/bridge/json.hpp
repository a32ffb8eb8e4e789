// Writes JSON: a library that also reads it would be half of the module.
#pragma once

#include <string>
#include <string_view>
#include <utility>

#include "queens/placement.hpp"
#include "queens/total.hpp"

namespace queens::web {

/// Values one after the other; commas come by themselves. Whoever writes closes what he opens.
class Json {
 public:
  Json& open(char bracket);
  Json& close(char bracket);
  /// Before a member's value.
  Json& key(std::string_view name);

  Json& text(std::string_view value);
  Json& number(int value);
  /// Nine digits, which is more than any estimate knows; 0 for what is not above it. Requires a
  /// finite one: formatting fractions exactly would take more code than a kernel.
  Json& number(double value);
  Json& truth(bool value);
  Json& null();
  /// As text, since numbers of the page's language are doubles.
  Json& total(Total value) { return text(value.to_string()); }
  Json& square(Square value);
  Json& placement(const Placement& value);

  [[nodiscard]] std::string take() && { return std::move(out_); }

 private:
  Json& raw(std::string_view value);

  std::string out_;
  bool needs_comma_ = false;
};

}  // namespace queens::web

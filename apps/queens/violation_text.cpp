#include "violation_text.hpp"

#include <fmt/format.h>

namespace queens::app {

std::string worded(const Violation& violation, IndexBase base) {
  using Kind = Violation::Kind;
  const int first = static_cast<int>(base);
  const auto place = [&](Square square) {
    return fmt::format("row {}, column {}", square.row + first, square.column + first);
  };
  const auto pair = [&](const char* line) {
    return fmt::format("queens at {} and {} attack each other {}", place(violation.first),
                       place(violation.second), line);
  };
  switch (violation.kind) {
    case Kind::same_row:
      return pair("in a row");
    case Kind::same_column:
      return pair("in a column");
    case Kind::same_diagonal:
      return pair("on a diagonal");
    case Kind::on_reserved:
      return fmt::format("queen at {} stands on a reserved square", place(violation.first));
    case Kind::missing_fixed:
      return fmt::format("fixed queen at {} is missing", place(violation.first));
    case Kind::empty_row:
      return fmt::format("row {} has no queen", violation.first.row + first);
    case Kind::empty_column:
      return fmt::format("column {} has no queen", violation.first.column + first);
  }
  return {};
}

}  // namespace queens::app

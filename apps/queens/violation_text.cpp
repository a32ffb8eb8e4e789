#include "violation_text.hpp"

#include <fmt/format.h>

#include "base/words.hpp"

namespace queens::app {

std::string worded(const Violation& violation, IndexBase base, const Regions* regions) {
  using Kind = Violation::Kind;
  const int first = static_cast<int>(base);
  const auto place = [&](Square square) {
    return tr_format("row {}, column {}", square.row + first, square.column + first);
  };
  const auto letter = [&] { return regions->letter(regions->of(violation.first)); };
  switch (violation.kind) {
    case Kind::same_row:
      return tr_format("queens at {} and {} attack each other in a row", place(violation.first),
                       place(violation.second));
    case Kind::same_column:
      return tr_format("queens at {} and {} attack each other in a column", place(violation.first),
                       place(violation.second));
    case Kind::same_diagonal:
      return tr_format("queens at {} and {} attack each other on a diagonal",
                       place(violation.first), place(violation.second));
    case Kind::on_reserved:
      return tr_format("queen at {} stands on a reserved square", place(violation.first));
    case Kind::missing_fixed:
      return tr_format("fixed queen at {} is missing", place(violation.first));
    case Kind::empty_row:
      return tr_format("row {} has no queen", violation.first.row + first);
    case Kind::empty_column:
      return tr_format("column {} has no queen", violation.first.column + first);
    case Kind::wrapping_diagonal:
      return tr_format("queens at {} and {} attack each other on a diagonal that wraps around",
                       place(violation.first), place(violation.second));
    case Kind::knights_move:
      return tr_format("queens at {} and {} attack each other by a knight's move",
                       place(violation.first), place(violation.second));
    case Kind::same_region:
      return tr_format("queens at {} and {} attack each other in region {}", place(violation.first),
                       place(violation.second), letter());
    case Kind::touching:
      return tr_format("queens at {} and {} touch each other", place(violation.first),
                       place(violation.second));
    case Kind::empty_region:
      return tr_format("region {} has no queen", letter());
  }
  return {};
}

}  // namespace queens::app

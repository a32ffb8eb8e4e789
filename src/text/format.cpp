// The names of the formats, and the writers behind them.
#include <array>

#include "queens/text.hpp"
#include "text/columns.hpp"
#include "text/grid.hpp"
#include "text/matrix.hpp"

namespace queens {
namespace {

struct Name {
  std::string_view name;
  Format format;
};

/// A format's own name comes first.
constexpr std::array kNames = {
    Name{"grid", Format::grid},     Name{"board", Format::grid},
    Name{"matrix", Format::matrix}, Name{"placement", Format::placement},
    Name{"json", Format::json},     Name{"leetcode", Format::leetcode},
    Name{"binary", Format::binary},
};

}  // namespace

std::string_view name_of(Format format) {
  for (const Name& name : kNames)
    if (name.format == format) return name.name;
  return {};
}

std::optional<Format> format_named(std::string_view name) {
  for (const Name& known : kNames)
    if (known.name == name) return known.format;
  return std::nullopt;
}

void append_solution(std::string& out, const Board& board, const Placement& solution, Format format,
                     IndexBase base) {
  switch (format) {
    case Format::grid:
      return append_grid(out, board, solution);
    case Format::matrix:
      return append_matrix(out, solution);
    case Format::json:
      return append_column_array(out, solution, base);
    case Format::placement:
    case Format::leetcode:  // ruled out by the contract, as is the next
    case Format::binary:
      return append_column_line(out, solution, base);
  }
}

bool is_multiline(Format format) { return format == Format::grid || format == Format::matrix; }

}  // namespace queens

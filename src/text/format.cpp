// The names of the formats of solutions, and what is written of one at once.
#include <array>

#include "queens/text.hpp"

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
  const WideBoard wide(board);
  SolutionWriter(wide, format, base).append(out, solution);
}

bool is_multiline(Format format) { return format == Format::grid || format == Format::matrix; }

}  // namespace queens

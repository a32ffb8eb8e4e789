#include "formula/encode.hpp"

#include <cstddef>

#include "formula/at_most_one.hpp"
#include "formula/lines.hpp"

namespace queens {

Formula encode(int side, std::span<const Square> open) {
  Formula formula;
  for (std::size_t i = 0; i < open.size(); ++i) formula.new_variable();
  const auto add_lines = [&](const Lines& lines) {
    for (const auto& line : lines) add_at_most_one(formula, line);
  };
  const OpenLines all = lines_of(side, open);
  for (const Lines* lines : {&all.rows, &all.columns})
    for (const auto& line : *lines) formula.add(line);
  add_lines(all.rows);
  add_lines(all.columns);
  add_lines(all.rising);
  add_lines(all.falling);
  return formula;
}

}  // namespace queens

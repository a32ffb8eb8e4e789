// DIMACS CNF: a variable a square that is open, and more for long lines. `c p show` has model
// counters count by the squares' variables alone.
#include <fmt/format.h>

#include <iterator>

#include "board/open_squares.hpp"
#include "formula/dimacs.hpp"
#include "formula/encode.hpp"
#include "text/board_formats.hpp"
#include "text/drawing.hpp"

namespace queens {
namespace {

Written append_cnf(std::string& out, const WideBoard& board) {
  if (const auto small = check_modelled(board); !small) return small;
  const auto open = open_squares(board);
  out += dimacs(board.side(), open, encode(board.side(), open));
  out += "c p show";
  for (std::size_t variable = 1; variable <= open.size(); ++variable)
    fmt::format_to(std::back_inserter(out), " {}", variable);
  out += " 0\n";
  return {};
}

}  // namespace

const BoardFormat kCnfFormat = {"cnf", "", nullptr, nullptr, nullptr, append_cnf};

}  // namespace queens

// XCSP3: q[r] is the column of the queen in row r, from 0.
#include <fmt/format.h>

#include <iterator>

#include "base/words.hpp"
#include "text/board_formats.hpp"
#include "text/drawing.hpp"

namespace queens {
namespace {

/// The diagonals of one direction: q[r] with the row added or subtracted.
void append_diagonals(std::string& out, std::string_view operation, int side) {
  out += "    <allDifferent>";
  for (int row = 0; row < side; ++row)
    fmt::format_to(std::back_inserter(out), " {0}(q[{1}],{1})", operation, row);
  out += " </allDifferent>\n";
}

/// The reserved squares of each row, as values that its queen may not have.
void append_conflicts(std::string& out, const WideBoard& board) {
  int row = -1;  // of the last square
  const auto end_row = [&] {
    if (row >= 0) out += " </conflicts> </extension>\n";
  };
  for_each_reserved(board, [&](Square square) {
    if (square.row != row) {
      end_row();
      row = square.row;
      fmt::format_to(std::back_inserter(out), "    <extension> <list> q[{}] </list> <conflicts>",
                     row);
    }
    fmt::format_to(std::back_inserter(out), " {}", square.column);
  });
  end_row();
}

Written append_xcsp3(std::string& out, const WideBoard& board) {
  if (board.side() == 0)
    return tl::make_unexpected(Refusal{tr("a board of side 0 has no variables")});
  if (const auto small = check_modelled(board); !small) return small;
  const auto to = std::back_inserter(out);
  fmt::format_to(to,
                 "<instance format=\"XCSP3\" type=\"CSP\">\n  <variables>\n"
                 "    <array id=\"q\" size=\"[{}]\"> 0..{} </array>\n  </variables>\n"
                 "  <constraints>\n    <allDifferent> q[] </allDifferent>\n",
                 board.side(), board.side() - 1);
  append_diagonals(out, "add", board.side());
  append_diagonals(out, "sub", board.side());
  append_conflicts(out, board);
  for (const Square queen : board.fixed_queens())
    fmt::format_to(to, "    <intension> eq(q[{}],{}) </intension>\n", queen.row, queen.column);
  out += "  </constraints>\n</instance>\n";
  return {};
}

}  // namespace

const BoardFormat kXcsp3Format = {"xcsp3", "", nullptr, nullptr, nullptr, append_xcsp3};

}  // namespace queens

// A board for people: '·' open, '▒' reserved, '♛' a queen.
#include "text/board_formats.hpp"
#include "text/drawing.hpp"

namespace queens {
namespace {

Written append_unicode(std::string& out, const WideBoard& board) {
  if (const auto drawable = check_drawable(board, Reserved::yes); !drawable) return drawable;
  for (int row = 0; row < board.side(); ++row) {
    const char* space = "";
    for (const char square : drawn_row(board, row)) {
      out.append(space).append(square == 'Q' ? "♛" : square == '*' ? "▒" : "·");
      space = " ";
    }
    out += '\n';
  }
  return {};
}

}  // namespace

const BoardFormat kUnicodeFormat = {"unicode", "", nullptr, nullptr, nullptr, append_unicode};

}  // namespace queens

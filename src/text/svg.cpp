// SVG: a chessboard with reserved squares hatched, a viewBox of ten units a square.
#include <fmt/format.h>

#include <iterator>

#include "text/board_formats.hpp"
#include "text/drawing.hpp"

namespace queens {
namespace {

constexpr int kSquare = 10;

Written append_svg(std::string& out, const WideBoard& board) {
  if (const auto drawable = check_drawable(board, Reserved::yes); !drawable) return drawable;
  const int width = kSquare * board.side();
  const auto to = std::back_inserter(out);
  // The squares are two patterns, so that only what stands on them takes an element each.
  fmt::format_to(to,
                 R"svg(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {0} {0}">
<defs>
<pattern id="squares" width="20" height="20" patternUnits="userSpaceOnUse">
<rect width="20" height="20" fill="#f0d9b5"/>
<path d="M10 0h10v10h-10zM0 10h10v10h-10z" fill="#b58863"/>
</pattern>
<pattern id="hatch" width="2.5" height="2.5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
<rect width="2.5" height="2.5" fill="#888"/>
<rect width="1" height="2.5" fill="#444"/>
</pattern>
</defs>
<rect width="{0}" height="{0}" fill="url(#squares)"/>
)svg",
                 width);
  for (int row = 0; row < board.side(); ++row) {
    const std::string squares = drawn_row(board, row);
    for (std::size_t column = 0; column < squares.size(); ++column) {
      const auto x = static_cast<std::size_t>(kSquare) * column;
      const int y = kSquare * row;
      if (squares[column] == '*')
        fmt::format_to(to,
                       R"svg(<rect x="{}" y="{}" width="10" height="10" fill="url(#hatch)"/>)svg"
                       "\n",
                       x, y);
      if (squares[column] == 'Q')
        fmt::format_to(to,
                       R"(<text x="{}" y="{}" font-size="9" text-anchor="middle">♛</text>)"
                       "\n",
                       x + kSquare / 2, y + kSquare - 2);
    }
  }
  out += "</svg>\n";
  return {};
}

}  // namespace

const BoardFormat kSvgFormat = {"svg", "", nullptr, nullptr, nullptr, append_svg};

}  // namespace queens

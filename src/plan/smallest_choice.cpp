#include "plan/smallest_choice.hpp"

#include <algorithm>
#include <cstddef>

#include "base/bits.hpp"

namespace queens {

std::vector<Square> smallest_choice(const Board& board) {
  std::vector<Square> best;
  const auto consider = [&](const std::vector<Square>& line) {
    if (line.size() > 1 && (best.empty() || line.size() < best.size())) best = line;
  };
  std::vector<std::vector<Square>> columns(static_cast<std::size_t>(board.side()));
  for (int row = 0; row < board.side(); ++row) {
    std::vector<Square> line;
    for (Row rest = board.open_row(row); rest != 0; rest = without_lowest(rest)) {
      const Square square = {row, lowest_column(rest)};
      line.push_back(square);
      columns[static_cast<std::size_t>(square.column)].push_back(square);
    }
    consider(line);
  }
  std::for_each(columns.begin(), columns.end(), consider);
  return best;
}

}  // namespace queens

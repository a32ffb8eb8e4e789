#include "board/open_squares.hpp"

#include <algorithm>
#include <cstddef>

namespace queens {
namespace {

/// How many fixed queens stand on each row, column and diagonal.
class FixedOnLines {
 public:
  explicit FixedOnLines(const WideBoard& board)
      : side_(static_cast<std::size_t>(board.side())),
        rows_(side_),
        columns_(side_),
        rising_(2 * side_),
        falling_(2 * side_) {
    for (const Square& queen : board.fixed_queens()) {
      const auto [row, column] = at(queen);
      ++rows_[row];
      ++columns_[column];
      ++rising_[row + column];
      ++falling_[side_ + row - column];
    }
  }

  /// How often fixed queens attack a square; one that stands there counts four times.
  [[nodiscard]] int attacks(Square square) const {
    const auto [row, column] = at(square);
    return rows_[row] + columns_[column] + rising_[row + column] + falling_[side_ + row - column];
  }

 private:
  struct Place {
    std::size_t row, column;
  };
  static Place at(Square square) {
    return {static_cast<std::size_t>(square.row), static_cast<std::size_t>(square.column)};
  }

  std::size_t side_;
  std::vector<int> rows_, columns_, rising_, falling_;
};

}  // namespace

std::vector<Square> open_squares(const WideBoard& board) {
  const FixedOnLines lines(board);
  const auto fixed = board.fixed_queens();
  std::vector<Square> open;
  for (int row = 0; row < board.side(); ++row)
    for (int column = 0; column < board.side(); ++column) {
      const Square square{row, column};
      const int attacks = lines.attacks(square);
      const bool allowed =
          attacks == 0 || (attacks == 4 && std::binary_search(fixed.begin(), fixed.end(), square));
      if (allowed && !board.is_reserved(square)) open.push_back(square);
    }
  return open;
}

SymmetrySet symmetries_of(int side, std::span<const Square> open) {
  SymmetrySet kept;
  for (const Symmetry symmetry : kSymmetries)
    if (std::all_of(open.begin(), open.end(), [&](Square square) {
          return std::binary_search(open.begin(), open.end(), image(symmetry, square, side));
        }))
      kept.add(symmetry);
  return kept;
}

}  // namespace queens

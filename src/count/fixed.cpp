#include "count/fixed.hpp"

#include <array>
#include <cassert>

#include "base/bits.hpp"

namespace queens {
namespace {

/// The open squares whose images under `symmetry` and its powers are open as well.
std::array<Row, Board::kMaxSide> kept_open(const Board& board, Symmetry symmetry) noexcept {
  const int side = board.side();
  std::array<Row, Board::kMaxSide> kept{};
  for (int row = 0; row < side; ++row)
    for (Row rest = board.open_row(row); rest != 0; rest = without_lowest(rest)) {
      const Square square = {row, lowest_column(rest)};
      bool open = true;
      for (Square at = image(symmetry, square, side); at != square; at = image(symmetry, at, side))
        open = open && (board.open_row(at.row) & bit(at.column)) != 0;
      if (open) kept[static_cast<std::size_t>(row)] |= bit(square.column);
    }
  return kept;
}

/// What the queens attack in every row at once: `Wide` has a bit for each of 2 side - 1 diagonals.
/// Row r sees the diagonals in its columns as `falling >> (side-1-r)` and `rising >> r`.
template <class Wide>
struct Lines {
  Row columns = 0;
  Wide falling = 0;  ///< column - row + side - 1
  Wide rising = 0;   ///< column + row

  [[nodiscard]] Row in_row(int row, int side) const {
    return columns | static_cast<Row>(falling >> (side - 1 - row)) |
           static_cast<Row>(rising >> row);
  }
  [[nodiscard]] Lines with(Square queen, int side) const {
    return {columns | bit(queen.column), falling | Wide{1} << (queen.column - queen.row + side - 1),
            rising | Wide{1} << (queen.column + queen.row)};
  }
};

/// Places whole orbits: a queen together with all its images. The lines they attack are as
/// symmetric as they are, so one row of each orbit of rows need be looked at.
template <class Wide>
class FixedSearch {
 public:
  FixedSearch(const Board& board, Symmetry symmetry, const Stop& stop) noexcept
      : side_(board.side()), open_(kept_open(board, symmetry)), stop_(stop) {}

  [[nodiscard]] std::uint64_t count(Symmetry symmetry) const noexcept {
    Lines<Wide> lines;
    const Square middle = {side_ / 2, side_ / 2};
    if (side_ % 2 == 1) {  // the middle row's queen stays in its row: it stands in the middle
      if ((open_row(middle.row) & bit(middle.column)) == 0) return 0;
      lines = lines.with(middle, side_);
    }
    if (symmetry == Symmetry::half_turn) return half_turns(side_ / 2 - 1, lines);
    // Orbits of four queens fill the board, or all of it but the middle.
    return side_ % 4 < 2 ? quarter_turns(0, lines) : 0;
  }

 private:
  [[nodiscard]] Row open_row(int row) const noexcept {
    return open_[static_cast<std::size_t>(row)];
  }

  /// The columns of `row` for a queen that attacks neither the others nor its own images:
  /// on a main diagonal of the board it would.
  [[nodiscard]] Row choices(int row, const Lines<Wide>& lines) const noexcept {
    return open_row(row) & ~lines.in_row(row, side_) & ~(bit(row) | bit(side_ - 1 - row));
  }

  [[nodiscard]] Lines<Wide> with_half_turn(Lines<Wide> lines, Square queen) const noexcept {
    return lines.with(queen, side_).with(image(Symmetry::half_turn, queen, side_), side_);
  }

  /// From the middle outwards: the middle rows see most diagonals of both halves, so a choice made
  /// there prunes more. From the border inwards takes 3.4 times as long at side 24.
  [[nodiscard]] std::uint64_t half_turns(int row, const Lines<Wide>& lines) const noexcept {
    if (row < 0) return 1;
    if (stop_.requested()) return 0;
    std::uint64_t count = 0;
    for (Row rest = choices(row, lines); rest != 0; rest = without_lowest(rest))
      count += half_turns(row - 1, with_half_turn(lines, {row, lowest_column(rest)}));
    return count;
  }

  /// An orbit uses the same numbers for its rows as for its columns: {r, c} and their mirror
  /// numbers. So the attacked columns also say which rows have their queens.
  [[nodiscard]] std::uint64_t quarter_turns(int row, const Lines<Wide>& lines) const noexcept {
    while (row < side_ / 2 && (lines.columns & bit(row)) != 0) ++row;
    if (row == side_ / 2) return 1;
    if (stop_.requested()) return 0;
    std::uint64_t count = 0;
    for (Row rest = choices(row, lines); rest != 0; rest = without_lowest(rest)) {
      const Square queen = {row, lowest_column(rest)};
      const Square turned = image(Symmetry::quarter_turn, queen, side_);
      count += quarter_turns(row + 1, with_half_turn(with_half_turn(lines, queen), turned));
    }
    return count;
  }

  int side_;
  std::array<Row, Board::kMaxSide> open_;
  const Stop& stop_;
};

bool is_turn(Symmetry symmetry) {
  return symmetry == Symmetry::quarter_turn || symmetry == Symmetry::half_turn ||
         symmetry == Symmetry::three_quarter_turn;
}

}  // namespace

std::uint64_t count_fixed_by(const Board& board, Symmetry symmetry, const Stop& stop) noexcept {
  assert(symmetry != Symmetry::identity);
  if (board.side() == 0) return 1;
  if (board.side() == 1) return board.open_row(0);
  if (!is_turn(symmetry)) return 0;
  if (board.side() <= 32) return FixedSearch<std::uint64_t>(board, symmetry, stop).count(symmetry);
  __extension__ using Wide = unsigned __int128;
  return FixedSearch<Wide>(board, symmetry, stop).count(symmetry);
}

}  // namespace queens

// The eight symmetries of the square, and the groups of them that a board keeps.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace queens {

/// A square of a board; rows and columns count from 0 at the top left, row first.
struct Square {
  int row = 0;
  int column = 0;
  friend constexpr auto operator<=>(const Square&, const Square&) = default;
};

/// The place of a square in a list of all squares of a board of `side`, row by row.
constexpr std::size_t square_index(Square square, int side) {
  return static_cast<std::size_t>(square.row) * static_cast<std::size_t>(side) +
         static_cast<std::size_t>(square.column);
}

/// Turns are clockwise. `mirror` swaps left and right, `flip` top and bottom;
/// `transpose` reflects in the main diagonal (top left to bottom right), `antitranspose` in the
/// other.
enum class Symmetry : std::uint8_t {
  identity,
  quarter_turn,
  half_turn,
  three_quarter_turn,
  mirror,
  flip,
  transpose,
  antitranspose,
};

inline constexpr std::array kSymmetries = {
    Symmetry::identity, Symmetry::quarter_turn, Symmetry::half_turn, Symmetry::three_quarter_turn,
    Symmetry::mirror,   Symmetry::flip,         Symmetry::transpose, Symmetry::antitranspose,
};

/// Where `symmetry` carries `square` on a board of `side`.
constexpr Square image(Symmetry symmetry, Square square, int side) {
  const auto [row, column] = square;
  const int last = side - 1;
  switch (symmetry) {
    case Symmetry::identity:
      return {row, column};
    case Symmetry::quarter_turn:
      return {column, last - row};
    case Symmetry::half_turn:
      return {last - row, last - column};
    case Symmetry::three_quarter_turn:
      return {last - column, row};
    case Symmetry::mirror:
      return {row, last - column};
    case Symmetry::flip:
      return {last - row, column};
    case Symmetry::transpose:
      return {column, row};
    case Symmetry::antitranspose:
      return {last - column, last - row};
  }
  return square;
}

/// A set of symmetries; as a value of `Board::symmetries()` it is a group.
class SymmetrySet {
 public:
  constexpr void add(Symmetry symmetry) { members_ |= mask(symmetry); }
  [[nodiscard]] constexpr bool contains(Symmetry symmetry) const {
    return (members_ & mask(symmetry)) != 0;
  }
  /// How many symmetries it holds.
  [[nodiscard]] constexpr int order() const { return std::popcount(members_); }
  friend constexpr bool operator==(SymmetrySet, SymmetrySet) = default;

 private:
  static constexpr std::uint8_t mask(Symmetry symmetry) {
    return static_cast<std::uint8_t>(1U << static_cast<unsigned>(symmetry));
  }
  std::uint8_t members_ = 0;
};

/// Which solutions are alike: those that a symmetry carries to each other, or a turn alone, so that
/// reflections are told apart.
enum class Alike { by_symmetries, by_turns };

/// The symmetries of `kept` by which solutions are alike.
constexpr SymmetrySet symmetries_of(Alike alike, SymmetrySet kept) {
  if (alike == Alike::by_symmetries) return kept;
  SymmetrySet turns;
  for (const Symmetry turn : {Symmetry::identity, Symmetry::quarter_turn, Symmetry::half_turn,
                              Symmetry::three_quarter_turn})
    if (kept.contains(turn)) turns.add(turn);
  return turns;
}

}  // namespace queens

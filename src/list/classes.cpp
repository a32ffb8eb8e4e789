#include "list/classes.hpp"

#include <algorithm>
#include <array>

namespace queens {

Classes::Classes(const Board& board, Alike alike) : side_(board.side()) {
  const SymmetrySet kept = symmetries_of(alike, board.symmetries());
  for (const Symmetry symmetry : kSymmetries)
    if (symmetry != Symmetry::identity && kept.contains(symmetry)) symmetries_.push_back(symmetry);
}

int Classes::orbit_of_smallest(std::span<const std::uint8_t> solution) const {
  std::array<std::uint8_t, Board::kMaxSide> picture;
  const std::span<const std::uint8_t> pictured(picture.data(), solution.size());
  int unchanged = 1;
  for (const Symmetry symmetry : symmetries_) {
    int row = 0;
    for (const std::uint8_t column : solution) {
      const Square square = image(symmetry, {row++, column}, side_);
      picture[static_cast<std::size_t>(square.row)] = static_cast<std::uint8_t>(square.column);
    }
    const auto [ours, theirs] = std::mismatch(solution.begin(), solution.end(), pictured.begin());
    if (ours == solution.end())
      ++unchanged;
    else if (*theirs < *ours)
      return 0;
  }
  return (static_cast<int>(symmetries_.size()) + 1) / unchanged;
}

}  // namespace queens

#include "list/classes.hpp"

#include <array>

#include "list/picture_steps.hpp"

namespace queens {

Classes::Classes(const Board& board, Alike alike) : side_(board.side()) {
  const SymmetrySet kept = symmetries_of(alike, board.symmetries());
  for (unsigned steps = 1; steps < kMadeBySteps.size(); ++steps)
    if (kept.contains(kMadeBySteps[steps])) steps_.push_back(steps);
}

int Classes::orbit_of_smallest(std::span<const std::uint8_t> solution) const {
  std::array<std::uint8_t, Board::kMaxSide> transposed;
  for (int row = 0; const std::uint8_t column : solution)
    transposed[column] = static_cast<std::uint8_t>(row++);
  const int last = side_ - 1;
  int unchanged = 1;
  for (const unsigned steps : steps_) {
    const std::uint8_t* const from =
        (steps & kTransposed) != 0 ? transposed.data() : solution.data();
    // Of most pictures, the first row tells.
    for (int row = 0; row < side_; ++row) {
      const int shown = from[(steps & kFlipped) != 0 ? last - row : row];
      const int column = (steps & kMirrored) != 0 ? last - shown : shown;
      const int ours = solution[static_cast<std::size_t>(row)];
      if (column < ours) return 0;
      if (column > ours) break;
      if (row == last) ++unchanged;
    }
  }
  return (static_cast<int>(steps_.size()) + 1) / unchanged;
}

}  // namespace queens

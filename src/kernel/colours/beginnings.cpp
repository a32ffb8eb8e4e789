#include "kernel/colours/beginnings.hpp"

#include <bit>

namespace queens::colours {
namespace {

/// A bit that may still come in from the lower end waits at the upper one. Both numbers are exact
/// halves, so that they round to nothing else below zero.
std::uint32_t around_word(int place) {
  return place < lanes::kMaxSide / 2 ? 1U << (place & 31) : 0U;
}

std::uint32_t inside_word(int place) { return 0 <= place ? 1U << place : 0U; }

}  // namespace

void Beginnings::list(const Squares& squares, Colour colour, Half rows, const ColumnSets& columns) {
  found_.clear();
  walk(squares, colour, rows, 0, {});
  const std::vector<std::uint32_t>& place_of = columns.places(colour).of_even;
  for (Placement& one : found_)
    one.set = place_of[one.set] / static_cast<std::uint32_t>(columns.row_size());

  // Counted first, then put in their places.
  std::vector<std::uint32_t> places(columns.count() / columns.row_size() + 1);
  for (const Placement& one : found_) ++places[one.set + 1];
  for (std::size_t set = 1; set < places.size(); ++set) places[set] += places[set - 1];
  for (auto* const words : {&columns_, &left_, &right_})
    words->resize(found_.size() + lanes::kBeginningMargin);
  for (const Placement& one : found_) {
    const std::uint32_t place = places[one.set]++;
    columns_[place] = one.set << 16;
    left_[place] = one.left;
    right_[place] = one.right;
  }
}

lanes::Beginning Beginnings::from(int distance) const {
  return {columns_.data(), left_.data(), right_.data(), static_cast<int>(found_.size()),
          static_cast<std::uint32_t>(distance)};
}

/// `last_row` is the one above, among all rows of the parity.
void Beginnings::walk(const Squares& squares, Colour colour, Half rows, int last_row,
                      const Above& above) {
  if (rows == 0) {
    found_.push_back(above.placement);
    found_.back().set = above.columns;
    return;
  }
  const int parity = parity_of_rows(colour, 0);
  const int half_row = std::countr_zero(rows);
  const int down = half_row - last_row;
  const int row = 2 * half_row + parity;
  const int to_line = 1 - parity - row;  // rows from here down to the line
  const Half left = above.left << down, right = above.right >> down;
  for (Half open = squares.open(colour, row) & ~(above.columns | left | right); open != 0;
       open &= open - 1) {
    const Half queen = open & (~open + 1);
    // Where its diagonals meet the line, among the odd columns there.
    const int column = 2 * std::countr_zero(queen);
    Placement placed = above.placement;
    placed.left |= around_word((column + to_line - 1) / 2);
    placed.right |= inside_word((column - to_line - 1) / 2);
    walk(squares, colour, rows & (rows - 1), half_row,
         {above.columns | queen, left | queen, right | queen, placed});
  }
}

}  // namespace queens::colours

#include "kernel/lanes_arrange.hpp"

#include <algorithm>
#include <array>
#include <bit>

namespace queens::lanes {
namespace {

using Word = std::uint32_t;

Word bit_of(int column) { return Word{1} << column; }

/// Open squares, and which rows' queens are placed.
struct Squares {
  int side = 0;
  Word placed = 0;
  std::array<Word, kMaxSide> open{};

  Word& row(int r) { return open[static_cast<std::size_t>(r)]; }
  [[nodiscard]] Word row(int r) const { return open[static_cast<std::size_t>(r)]; }
  [[nodiscard]] bool is_placed(int r) const { return (placed & bit_of(r)) != 0; }

  /// Closes what the only queen that fits `from` attacks.
  void place(int from) {
    const Word queen = row(from);
    for (int r = 0; r < side; ++r) {
      const int distance = r < from ? from - r : r - from;
      if (distance != 0) row(r) &= ~(queen | queen << distance | queen >> distance);
    }
    placed |= bit_of(from);
  }

  /// Places the queens of the rows that only one fits. False if some row is left without a square.
  bool settle() {
    for (bool again = true; again;) {
      again = false;
      for (int r = 0; r < side; ++r) {
        if (row(r) == 0) return false;
        if (is_placed(r) || !std::has_single_bit(row(r))) continue;
        place(r);
        again = true;
      }
    }
    return true;
  }

  [[nodiscard]] Squares transposed() const {
    Squares other;
    other.side = side;
    for (int r = 0; r < side; ++r) {
      for (Word rest = row(r); rest != 0; rest &= rest - 1)
        other.row(std::countr_zero(rest)) |= bit_of(r);
      if (is_placed(r)) other.placed |= row(r);
    }
    return other;
  }

  [[nodiscard]] Squares flipped() const {
    Squares other = *this;
    std::reverse(other.open.begin(), other.open.begin() + side);
    other.placed = 0;
    for (int r = 0; r < side; ++r)
      if (is_placed(r)) other.placed |= bit_of(side - 1 - r);
    return other;
  }
};

/// Settles rows and columns until nothing changes.
bool settle_both_ways(Squares& squares) {
  for (;;) {
    if (!squares.settle()) return false;
    Squares columns = squares.transposed();
    if (!columns.settle()) return false;
    if (columns.placed == squares.transposed().placed) return true;
    squares = columns.transposed();
  }
}

Rows rows_of(const Squares& squares) {
  Rows rows;
  Word any = 0, taken = 0;
  int last = 0;
  for (int r = 0; r < squares.side; ++r) {
    if (squares.is_placed(r)) {
      taken |= squares.row(r);
      continue;
    }
    any |= squares.row(r);
    if (rows.count > 0) rows.distance[rows.count - 1] = static_cast<Word>(r - last);
    rows.open[rows.count++] = squares.row(r);
    last = r;
  }
  if (rows.count == 0) return rows;
  const int first = std::countr_zero(any);
  for (int r = 0; r < rows.count; ++r) rows.open[r] >>= first;
  rows.columns = (~taken & (~Word{0} >> (kMaxSide - squares.side))) >> first;
  rows.width = static_cast<int>(std::bit_width(any >> first));
  return rows;
}

/// How many partial placements to expect: each square that is open is free of attack with the
/// chance that a queen of each earlier row has, on a board without borders.
double expected_nodes(const Rows& rows) {
  double nodes = 1, total = 0;
  const double free_of_one = 1 - 2.4 / rows.width;
  double free = 1;
  for (int r = 0; r < rows.count; ++r) {
    nodes *= std::popcount(rows.open[r]) * free;
    free *= free_of_one;
    total += nodes;
  }
  return total;
}

}  // namespace

bool arrange(const Board& board, Rows& rows) noexcept {
  Squares squares;
  squares.side = board.side();
  for (int r = 0; r < squares.side; ++r) squares.row(r) = static_cast<Word>(board.open_row(r));
  if (!settle_both_ways(squares)) return false;
  double least = 0;
  rows = rows_of(squares);
  if (rows.count == 0) return true;
  for (const bool transpose : {false, true})
    for (const bool flip : {false, true}) {
      Squares turned = transpose ? squares.transposed() : squares;
      if (flip) turned = turned.flipped();
      const Rows candidate = rows_of(turned);
      // Words of 16 bits go through twice as many lanes.
      const double cost = expected_nodes(candidate) * (candidate.width > 16 ? 2 : 1);
      if (least != 0 && cost >= least) continue;
      least = cost;
      rows = candidate;
    }
  return true;
}

}  // namespace queens::lanes

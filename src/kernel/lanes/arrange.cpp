#include "kernel/lanes/arrange.hpp"

#include <algorithm>
#include <bit>

namespace queens::lanes {
namespace {

/// How many partial placements to expect if each row before closes an open square with the same
/// chance. Too many by far, but in proportion: the directions of one board are compared.
double expected_nodes(const Rows& rows) {
  const double free_of_one = 1 - 2.4 / rows.width;
  double nodes = 1, total = 0, free = 1;
  for (int r = 0; r < rows.count; ++r) {
    nodes *= std::popcount(rows.open[r]) * free;
    total += nodes;
    free *= free_of_one;
  }
  return total;
}

}  // namespace

Squares::Squares(const Board& board) : side_(board.side()) {
  for (int row = 0; row < side_; ++row) row_at(row) = static_cast<Word>(board.open_row(row));
}

void Squares::place(int row, int column) {
  const Word queen = Word{1} << column;
  for (int r = 0; r < side_; ++r) {
    const int distance = r < row ? row - r : r - row;
    row_at(r) &= distance == 0 ? queen : ~(queen | queen << distance | queen >> distance);
  }
  placed_ |= Word{1} << row;
}

bool Squares::settle_rows() {
  for (bool again = true; again;) {
    again = false;
    for (int row = 0; row < side_; ++row) {
      if (row_at(row) == 0) return false;
      if (is_placed(row) || !std::has_single_bit(row_at(row))) continue;
      place(row, std::countr_zero(row_at(row)));
      again = true;
    }
  }
  return true;
}

bool Squares::settle() {
  for (;;) {
    if (!settle_rows()) return false;
    Squares columns = transposed();
    const Word before = columns.placed_;
    if (!columns.settle_rows()) return false;
    if (columns.placed_ == before) return true;
    *this = columns.transposed();
  }
}

Squares Squares::transposed() const {
  Squares other;
  other.side_ = side_;
  for (int row = 0; row < side_; ++row) {
    for (Word rest = row_at(row); rest != 0; rest &= rest - 1)
      other.row_at(std::countr_zero(rest)) |= Word{1} << row;
    if (is_placed(row)) other.placed_ |= row_at(row);
  }
  return other;
}

Squares Squares::flipped() const {
  Squares other = *this;
  std::reverse(other.open_.begin(), other.open_.begin() + side_);
  other.placed_ = 0;
  for (int row = 0; row < side_; ++row)
    if (is_placed(row)) other.placed_ |= Word{1} << (side_ - 1 - row);
  return other;
}

Rows Squares::rows() const {
  Rows rows;
  Word any = 0, taken = 0;
  int last = 0;
  for (int row = 0; row < side_; ++row) {
    if (is_placed(row)) {
      taken |= row_at(row);
      continue;
    }
    any |= row_at(row);
    if (rows.count > 0) rows.distance[rows.count - 1] = static_cast<Word>(row - last);
    rows.open[rows.count++] = row_at(row);
    last = row;
  }
  if (rows.count == 0) return rows;
  const int first = std::countr_zero(any);
  for (int r = 0; r < rows.count; ++r) rows.open[r] >>= first;
  rows.columns = (~taken & ~Word{0} >> (kMaxSide - side_)) >> first;
  rows.width = static_cast<int>(std::bit_width(any >> first));
  return rows;
}

int Squares::open_in(int column) const {
  int open = 0;
  for (int row = 0; row < side_; ++row) open += is_open(row, column) ? 1 : 0;
  return open;
}

int Squares::border_column() const {
  Word any = 0;
  for (int row = 0; row < side_; ++row)
    if (!is_placed(row)) any |= row_at(row);
  const int first = std::countr_zero(any);
  const int last = static_cast<int>(std::bit_width(any)) - 1;
  return open_in(first) <= open_in(last) ? first : last;
}

Arrangement arrange(const Squares& squares) {
  Arrangement best;
  double least = 0;
  for (const bool transpose : {false, true})
    for (const bool flip : {false, true}) {
      Squares turned = transpose ? squares.transposed() : squares;
      if (flip) turned = turned.flipped();
      const Rows rows = turned.rows();
      if (rows.count == 0) return {rows, 0};
      // Words of 16 bits go through twice as many lanes.
      const double nodes = expected_nodes(rows);
      const double cost = nodes * (rows.width > 16 ? 2 : 1);
      if (least != 0 && cost >= least) continue;
      least = cost;
      best = {rows, nodes};
    }
  return best;
}

}  // namespace queens::lanes

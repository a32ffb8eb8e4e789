#include "list/prefixes.hpp"

#include "plan/probe.hpp"

namespace queens {

int prefix_rows(const Board& board, int max_rows) {
  constexpr double kNodesPerCase = 100'000;
  const double nodes = estimated_nodes(board).to_double();
  int rows = 0;
  while (rows < max_rows && nodes > kNodesPerCase * estimated_placements(board, rows).to_double())
    ++rows;
  return rows;
}

Prefixes::Prefixes(const Board& board, int rows, const Placement& from)
    : board_(&board),
      rows_(rows),
      attacks_(static_cast<std::size_t>(rows) + 1),
      untried_(static_cast<std::size_t>(rows) + 1) {
  placed_.columns.resize(static_cast<std::size_t>(rows));
  enter(0);
  for (const int column : from) {
    Row& untried = untried_[static_cast<std::size_t>(row_)];
    untried &= ~(bit(column) - 1);
    if (row_ + 1 < static_cast<int>(from.size())) place_next();
  }
}

void Prefixes::enter(int row) {
  row_ = row;
  untried_[static_cast<std::size_t>(row)] =
      board_->open_row(row) & ~attacks_[static_cast<std::size_t>(row)].all();
}

/// Moves the queen of the last row to its next column. Requires that there is one.
void Prefixes::place_next() {
  const auto row = static_cast<std::size_t>(row_);
  const int column = lowest_column(untried_[row]);
  untried_[row] = without_lowest(untried_[row]);
  placed_.columns[row] = static_cast<std::uint8_t>(column);
  attacks_[row + 1] = attacks_[row].after(bit(column));
  if (row_ + 1 < rows_) enter(row_ + 1);
}

bool Prefixes::next(Prefix& prefix) {
  if (rows_ == 0) {  // the empty prefix, once
    prefix = placed_;
    return row_-- == 0;
  }
  while (row_ >= 0) {
    const auto row = static_cast<std::size_t>(row_);
    if (untried_[row] == 0) {
      --row_;
      continue;
    }
    place_next();
    if (static_cast<int>(row) + 1 < rows_) continue;
    placed_.attacks = attacks_[row + 1];
    prefix = placed_;
    return true;
  }
  return false;
}

}  // namespace queens

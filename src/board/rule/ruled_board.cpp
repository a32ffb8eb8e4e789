#include <cassert>
#include <utility>

#include "base/bits.hpp"
#include "board/rule/table.hpp"
#include "queens/rule.hpp"

namespace queens {

Regions::Regions(std::vector<std::string> rows) : rows_(std::move(rows)) {
  assert(side() <= kMaxSide);
  numbers_.reserve(rows_.size() * rows_.size());
  for (const std::string& row : rows_) {
    assert(row.size() == rows_.size());
    for (const char letter : row) {
      std::size_t number = letters_.find(letter);
      if (number == std::string::npos) {
        number = letters_.size();
        letters_ += letter;
      }
      numbers_.push_back(static_cast<std::int8_t>(number));
    }
  }
  assert(count() <= side());
}

Square Regions::first_square(int region) const {
  int square = 0;
  while (numbers_[static_cast<std::size_t>(square)] != region) ++square;
  return {square / side(), square % side()};
}

RuledBoard::RuledBoard(const Board& board, Rule rule) : board_(board), rule_(rule) {
  assert(rule != Rule::regions);
  open_squares();
}

RuledBoard::RuledBoard(const Board& board, Regions regions)
    : board_(board), rule_(Rule::regions), regions_(std::move(regions)) {
  assert(regions_->side() == board.side());
  open_squares();
}

RuledBoard RuledBoard::with(const Board& board) const {
  return regions_ ? RuledBoard(board, *regions_) : RuledBoard(board, rule_);
}

std::optional<Violation::Kind> RuledBoard::attack(Square a, Square b) const {
  return entry_of(rule_).attack(*this, a, b);
}

RuledBoard RuledBoard::transposed() const {
  const Board board = board_.transformed(Symmetry::transpose);
  if (!regions_) return RuledBoard(board, rule_);
  std::vector<std::string> rows(regions_->rows().size());
  for (const std::string& row : regions_->rows())
    for (std::size_t column = 0; column < row.size(); ++column) rows[column] += row[column];
  return {board, Regions(std::move(rows))};
}

/// A fixed queen on a reserved square leaves its row without an open square, as on a `Board`.
void RuledBoard::open_squares() {
  const std::vector<Square> fixed_queens = board_.fixed_queens();
  if (fixed_queens.empty() || rule_ == Rule::queens) {
    for (int row = 0; row < side(); ++row)
      open_[static_cast<std::size_t>(row)] = board_.open_row(row);
    return;
  }
  for (int row = 0; row < side(); ++row)
    for (int column = 0; column < side(); ++column)
      if (!board_.is_reserved({row, column})) open_[static_cast<std::size_t>(row)] |= bit(column);
  for (const Square fixed : fixed_queens)
    for (int row = 0; row < side(); ++row)
      for (int column = 0; column < side(); ++column)
        if (const Square square{row, column}; square != fixed && attack(fixed, square))
          open_[static_cast<std::size_t>(row)] &= ~bit(column);
}

}  // namespace queens

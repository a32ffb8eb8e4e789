#include "find/arrangement.hpp"

#include <algorithm>

namespace queens {

Arrangement::Arrangement(const WideBoard& board)
    : board_(&board),
      columns_(at(board.side()), -1),
      used_(at(board.side())),
      misplaced_(at(board.side())),
      diagonals_(board.side()) {
  if (!board.fixed_queens().empty()) fixed_.resize(at(board.side()));
  for (const Square queen : board.fixed_queens()) {
    fixed_[at(queen.row)] = true;
    put(queen);
  }
}

void Arrangement::clear() {
  std::fill(columns_.begin(), columns_.end(), -1);
  used_.assign(used_.size(), false);
  misplaced_.assign(misplaced_.size(), false);
  diagonals_.clear();
  for (const Square queen : board_->fixed_queens()) put(queen);
}

void Arrangement::put(Square square) {
  used_[at(square.column)] = true;
  place(square);
}

void Arrangement::place(Square square) {
  columns_[at(square.row)] = square.column;
  misplaced_[at(square.row)] = board_->is_reserved(square);
  diagonals_.add(square);
}

int Arrangement::change_by_swap(int lifted, int other, int enough) const noexcept {
  // The new squares share no diagonal with the old ones, which lie in the same rows and columns.
  const Square a{lifted, columns_[at(other)]};
  const Square b{other, columns_[at(lifted)]};
  const int change = diagonals_.taken(a) + diagonals_.taken(b) +
                     int{diagonals_.meet_on_free(a, b)} - diagonals_.taken(queen(lifted)) -
                     int{misplaced_[at(lifted)]} - trouble(other);
  if (change >= enough) return change;
  return change + int{board_->is_reserved(a)} + int{board_->is_reserved(b)};
}

void Arrangement::swap(int a, int b) {
  const Square old_a = queen(a);
  const Square old_b = queen(b);
  lift(a);
  lift(b);
  place({a, old_b.column});
  place({b, old_a.column});
}

}  // namespace queens

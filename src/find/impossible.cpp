#include "find/impossible.hpp"

#include <algorithm>
#include <cstdint>
#include <vector>

#include "find/diagonals.hpp"

namespace queens {
namespace {

/// The lines that fixed queens hold.
class Held {
 public:
  explicit Held(const WideBoard& board) : rows_(size_of(board)), columns_(size_of(board)) {
    if (!board.fixed_queens().empty()) diagonals_ = Diagonals(board.side());
  }

  /// Holds the lines of one more queen; false if one holds some of them.
  bool add(Square queen) {
    if (has_row(queen.row) || has_column(queen.column) || attacks_diagonally(queen)) return false;
    any_ = true;
    rows_[static_cast<std::size_t>(queen.row)] = true;
    columns_[static_cast<std::size_t>(queen.column)] = true;
    diagonals_.add(queen);
    return true;
  }

  [[nodiscard]] bool has_row(int row) const { return rows_[static_cast<std::size_t>(row)]; }
  [[nodiscard]] bool has_column(int column) const {
    return columns_[static_cast<std::size_t>(column)];
  }
  [[nodiscard]] bool attacks(Square square) const {
    return any_ && (has_row(square.row) || has_column(square.column) || attacks_diagonally(square));
  }

 private:
  static std::size_t size_of(const WideBoard& board) {
    return static_cast<std::size_t>(board.side());
  }
  [[nodiscard]] bool attacks_diagonally(Square square) const {
    return any_ && !diagonals_.are_free(square);
  }

  bool any_ = false;
  std::vector<bool> rows_, columns_;
  Diagonals diagonals_{1};
};

/// Looks for open squares, up to so many looks.
class Looks {
 public:
  Looks(const WideBoard& board, const Held& held)
      : board_(board), held_(held), left_(kFixed + kPerRow * board.side()) {}

  /// Whether the row has no open square.
  bool row_is_closed(int row) {
    return is_closed(row, [&](int column) { return Square{row, column}; });
  }
  bool column_is_closed(int column) {
    return is_closed(column, [&](int row) { return Square{row, column}; });
  }

 private:
  // All squares of sides up to 4096, and a second or two on larger ones.
  static constexpr std::int64_t kFixed = std::int64_t{1} << 25;
  static constexpr std::int64_t kPerRow = 32;

  /// Looks along a line, from the main diagonal on: from its beginning, a board whose first rows
  /// are reserved would take the longest.
  template <class SquareAt>
  bool is_closed(int line, SquareAt square_at) {
    for (int step = 0; step < board_.side(); ++step) {
      if (--left_ < 0) return false;
      const int place = line + step < board_.side() ? line + step : line + step - board_.side();
      const Square square = square_at(place);
      if (!held_.attacks(square) && !board_.is_reserved(square)) return false;
    }
    return true;
  }

  const WideBoard& board_;
  const Held& held_;
  std::int64_t left_;
};

}  // namespace

bool is_plainly_impossible(const WideBoard& board) {
  Held held(board);
  for (const Square queen : board.fixed_queens())
    if (board.is_reserved(queen) || !held.add(queen)) return true;
  Looks looks(board, held);
  for (int row = 0; row < board.side(); ++row)
    if (!held.has_row(row) && looks.row_is_closed(row)) return true;
  for (int column = 0; column < board.side(); ++column)
    if (!held.has_column(column) && looks.column_is_closed(column)) return true;
  return false;
}

}  // namespace queens

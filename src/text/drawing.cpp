#include "text/drawing.hpp"

#include <algorithm>
#include <utility>

#include "base/words.hpp"

namespace queens {
namespace {

tl::unexpected<Refusal> refuse(std::string reason) {
  return tl::make_unexpected(Refusal{std::move(reason)});
}

}  // namespace

Written check_drawable(const WideBoard& board, Reserved reserved) {
  if (board.side() > kMaxDrawnSide)
    return refuse(tr_format("it has a character or more for each square, and side {} is above {}",
                            board.side(), kMaxDrawnSide));
  if (reserved == Reserved::no)
    if (const auto square = first_reserved(board))
      return refuse(tr_format("it has no sign for reserved squares, as is {}", worded(*square)));
  for (const Square queen : board.fixed_queens())
    if (board.is_reserved(queen))
      return refuse(
          tr_format("it has no sign for a queen on a reserved square, as at {}", worded(queen)));
  return {};
}

Written check_no_queens(const WideBoard& board) {
  if (board.fixed_queens().empty()) return {};
  return refuse(
      tr_format("it has no sign for fixed queens, as at {}", worded(board.fixed_queens().front())));
}

Written check_listable(const WideBoard& board) {
  if (board.random_reserved().millionths == 0 || board.side() <= kMaxDrawnSide) return {};
  return refuse(tr_format("squares reserved by chance are listed up to side {}", kMaxDrawnSide));
}

Written check_modelled(const WideBoard& board) {
  constexpr int kMaxSide = 2000;
  if (board.side() <= kMaxSide) return {};
  return refuse(tr_format("models end at side {}, and side {} is above", kMaxSide, board.side()));
}

std::string drawn_row(const WideBoard& board, int row) {
  std::string squares(static_cast<std::size_t>(board.side()), '.');
  if (board.random_reserved().millionths == 0) {
    for (const int column : board.listed_in_row(row))
      squares[static_cast<std::size_t>(column)] = '*';
  } else {
    for (int column = 0; column < board.side(); ++column)
      if (board.is_reserved({row, column})) squares[static_cast<std::size_t>(column)] = '*';
  }
  const auto queens = board.fixed_queens();
  for (auto queen = std::lower_bound(queens.begin(), queens.end(), Square{row, 0});
       queen != queens.end() && queen->row == row; ++queen)
    squares[static_cast<std::size_t>(queen->column)] = 'Q';
  return squares;
}

std::optional<Square> first_reserved(const WideBoard& board) {
  const bool by_chance = board.random_reserved().millionths > 0 && board.side() <= kMaxDrawnSide;
  for (int row = 0; row < board.side(); ++row) {
    if (const auto listed = board.listed_in_row(row); !by_chance && !listed.empty())
      return Square{row, listed.front()};
    for (int column = 0; by_chance && column < board.side(); ++column)
      if (board.is_reserved({row, column})) return Square{row, column};
  }
  return std::nullopt;
}

std::string worded(Square square) {
  return tr_format("row {}, column {}", square.row, square.column);
}

}  // namespace queens

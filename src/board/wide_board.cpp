#include "queens/wide_board.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

#include "base/random.hpp"

namespace queens {
namespace {

bool is_reserved_by_chance(RandomReserved random, Square square) {
  if (random.millionths == 0) return false;
  const auto number =
      static_cast<std::uint64_t>(square.row) << 32 | static_cast<std::uint64_t>(square.column);
  return scatter(scatter(random.seed) ^ number) % 1'000'000 < random.millionths;
}

void sort_without_repeats(std::vector<Square>& squares) {
  if (!std::is_sorted(squares.begin(), squares.end())) std::sort(squares.begin(), squares.end());
  squares.erase(std::unique(squares.begin(), squares.end()), squares.end());
}

std::vector<Square> reserved_squares(const Board& board) {
  std::vector<Square> squares;
  for (int row = 0; row < board.side(); ++row)
    for (int column = 0; column < board.side(); ++column)
      if (board.is_reserved({row, column})) squares.push_back({row, column});
  return squares;
}

/// Rows for each listed square beyond which the rows without one are not worth 4 bytes each.
constexpr std::size_t kSparse = 16;

}  // namespace

WideBoard::WideBoard(const Board& board)
    : WideBoard(board.side(), reserved_squares(board), board.fixed_queens()) {}

WideBoard::WideBoard(int side, std::vector<Square> reserved, std::vector<Square> fixed,
                     RandomReserved random)
    : side_(side), fixed_(std::move(fixed)), random_(random) {
  sort_without_repeats(fixed_);
  sort_without_repeats(reserved);
  if (reserved.empty()) return;
  const bool sparse = static_cast<std::size_t>(side) / kSparse > reserved.size();
  columns_.reserve(reserved.size());
  for (const Square& square : reserved) {
    const auto begin = static_cast<std::uint32_t>(columns_.size());
    if (!sparse) {
      row_begin_.resize(static_cast<std::size_t>(square.row) + 1, begin);
    } else if (rows_.empty() || rows_.back() != square.row) {
      rows_.push_back(square.row);
      row_begin_.push_back(begin);
    }
    columns_.push_back(square.column);
  }
  const std::size_t rows = sparse ? rows_.size() : static_cast<std::size_t>(side);
  row_begin_.resize(rows + 1, static_cast<std::uint32_t>(columns_.size()));
}

bool WideBoard::is_reserved(Square square) const noexcept {
  const auto row = listed_in_row(square.row);
  if (std::binary_search(row.begin(), row.end(), square.column)) return true;
  return is_reserved_by_chance(random_, square) &&
         !std::binary_search(fixed_.begin(), fixed_.end(), square);
}

std::span<const std::int32_t> WideBoard::listed_in_row(int row) const noexcept {
  if (row_begin_.empty()) return {};
  auto index = static_cast<std::size_t>(row);
  if (!rows_.empty()) {
    const auto found = std::lower_bound(rows_.begin(), rows_.end(), row);
    if (found == rows_.end() || *found != row) return {};
    index = static_cast<std::size_t>(found - rows_.begin());
  }
  return std::span(columns_).subspan(row_begin_[index], row_begin_[index + 1] - row_begin_[index]);
}

Board narrowed(const WideBoard& board) {
  assert(board.side() <= Board::kMaxSide);
  Board result(board.side());
  for (int row = 0; row < board.side(); ++row)
    for (int column = 0; column < board.side(); ++column)
      if (board.is_reserved({row, column})) result.reserve({row, column});
  for (const Square queen : board.fixed_queens()) result.fix(queen);
  return result;
}

}  // namespace queens

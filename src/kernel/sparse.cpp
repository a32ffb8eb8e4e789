#include "kernel/sparse.hpp"

#include <bit>
#include <cassert>
#include <memory>

#include "kernel/sparse_search.hpp"

namespace queens {
namespace {

int open_squares(const WideRows& board) noexcept {
  int open = 0;
  for (int word = 0; word < board.side * board.words; ++word)
    open += std::popcount(board.rows[word]);
  return open;
}

/// One allocation for each board, none in the search. Not on the stack: the widest takes 16 MB,
/// and WebAssembly's stack may be 64 KB.
template <int kSide, int kWords>
std::uint64_t count_with(const WideRows& board, const Stop& stop) noexcept {
  const auto search = std::make_unique<SparseSearch<kSide, kWords>>(board.side, stop);
  for (int row = 0; row < board.side; ++row)
    for (int word = 0; word < board.words; ++word)
      for (std::uint64_t rest = board.rows[row * board.words + word]; rest != 0; rest &= rest - 1)
        search->open(row, 64 * word + std::countr_zero(rest));
  return search->count();
}

}  // namespace

bool usable_by_sparse(const Board&) noexcept { return true; }

std::uint64_t count_by_sparse(const Board& board, const Stop& stop) noexcept {
  std::array<std::uint64_t, Board::kMaxSide> rows{};
  for (int row = 0; row < board.side(); ++row)
    rows[static_cast<std::size_t>(row)] = board.open_row(row);
  return count_by_sparse(WideRows{board.side(), 1, rows.data()}, stop);
}

std::uint64_t count_by_sparse(const WideRows& board, const Stop& stop) noexcept {
  assert(0 <= board.side && board.side <= WideRows::kMaxWideSide);
  const int open = open_squares(board);
  if (board.side <= 32 && open <= 64 * 4) return count_with<32, 4>(board, stop);
  if (board.side <= 64) {
    if (open <= 64 * 8) return count_with<64, 8>(board, stop);
    return count_with<64, 64>(board, stop);
  }
  if (open <= 64 * 64) return count_with<256, 64>(board, stop);
  return count_with<256, 1024>(board, stop);
}

}  // namespace queens

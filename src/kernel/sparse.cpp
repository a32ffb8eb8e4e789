#include "kernel/sparse.hpp"

#include <cassert>
#include <memory>
#include <vector>

#include "base/bits.hpp"
#include "kernel/sparse_search.hpp"

namespace queens {
namespace {

/// One allocation for each board, none in the search. Not on the stack: the widest takes 16 MB,
/// and WebAssembly's stack may be 64 KB.
template <int kSide, int kWords>
Counted count_with(int side, std::span<const Square> open, const Stop& stop) noexcept {
  const auto search = std::make_unique<SparseSearch<kSide, kWords>>(side, stop);
  for (const Square square : open) search->open(square.row, square.column);
  return search->count();
}

}  // namespace

bool usable_by_sparse(const Board&) noexcept { return true; }

Counted count_by_sparse(const Board& board, const Stop& stop) noexcept {
  std::vector<Square> open;
  for (int row = 0; row < board.side(); ++row)
    for (Row rest = board.open_row(row); rest != 0; rest = without_lowest(rest))
      open.push_back({row, lowest_column(rest)});
  return count_by_sparse(board.side(), open, stop);
}

Counted count_by_sparse(int side, std::span<const Square> open, const Stop& stop) noexcept {
  assert(0 <= side && side <= kMaxSparseSide);
  if (side <= 32 && open.size() <= 64 * 4) return count_with<32, 4>(side, open, stop);
  if (side <= 64) {
    if (open.size() <= 64 * 8) return count_with<64, 8>(side, open, stop);
    return count_with<64, 64>(side, open, stop);
  }
  if (open.size() <= 64 * 64) return count_with<256, 64>(side, open, stop);
  return count_with<256, 1024>(side, open, stop);
}

}  // namespace queens

#include "kernel/join/bands.hpp"

#include <algorithm>
#include <bit>
#include <limits>

namespace queens::join {
namespace {

/// choose(n, k) for sets of columns and the rows of a band. Sets of k columns in the order of their
/// masks as numbers are ranked by the sum of choose(column, i + 1), i = 0 for the lowest.
constexpr auto kChoose = [] {
  std::array<std::array<std::uint32_t, kMaxJoinSide + 1>, 2 * kMaxBandRows + 2> choose{};
  for (std::size_t n = 0; n <= kMaxJoinSide; ++n) {
    choose[0][n] = 1;
    for (std::size_t k = 1; n > 0 && k < choose.size(); ++k)
      choose[k][n] = choose[k - 1][n - 1] + choose[k][n - 1];
  }
  return choose;
}();

/// The diagonals of a square that cross the line above row `line`, inside the board.
Mask crossing(int side, int row, int column, int line) {
  Mask crossed = 0;
  const int to_right = column + (line - row);  // where the diagonals meet row `line`
  const int to_left = column - (line - row);
  // One of them crosses if it is on the board in the rows on both sides of the line.
  if (1 <= to_right && to_right <= side - 1) crossed |= Mask{1} << (to_right - 1);
  if (0 <= to_left && to_left <= side - 2) crossed |= Mask{1} << (side - 1 + to_left);
  return crossed;
}

}  // namespace

std::uint32_t choose(int n, int k) {
  return kChoose[static_cast<std::size_t>(k)][static_cast<std::size_t>(n)];
}

Row Squares::columns(int first, int end) const {
  Row all = 0;
  for (int row = first; row < end; ++row) all |= open[static_cast<std::size_t>(row)];
  return all;
}

void Squares::close(Row columns, int first, int end) {
  for (int row = first; row < end; ++row) open[static_cast<std::size_t>(row)] &= ~columns;
}

Mask* Pool::take(std::size_t masks) {
  size_ += masks;
  return masks_.get() + size_ - masks;
}

/// Goes through all placements twice: to see how many each set of columns has, and to put them
/// there.
bool Band::list(const Squares& squares, const Rows& band, Row columns, Mask mark, Pool& pool,
                const Stop& stop) {
  rows_ = band;
  for (int row = band.first; row < band.end; ++row)
    for (int column = 0; column < squares.side; ++column) {
      const auto r = static_cast<std::size_t>(row);
      const auto c = static_cast<std::size_t>(column);
      meeting_[r][c] = crossing(squares.side, row, column, band.meeting);
      middle_[r][c] = crossing(squares.side, row, column, band.middle);
    }
  int column_count = 0;
  for (Row rest = columns; rest != 0; rest = without_lowest(rest))
    position_[static_cast<std::size_t>(lowest_column(rest))] =
        static_cast<std::uint8_t>(column_count++);

  // One set too few to rank: without enough columns, there is one and it has no placement.
  const std::size_t sets = std::max(choose(column_count, rows()), 1U);
  // The tables of runs count as if they came from the pool too.
  if (sets > pool.left()) return false;
  const std::size_t most =
      std::min<std::size_t>((pool.left() - sets) / 2, std::numeric_limits<std::uint32_t>::max());
  constexpr std::size_t kAsked = 1024;  // so many placements after another, the stop is asked
  std::vector<std::uint32_t> sizes(sets);
  std::size_t size = 0;
  const Above none = {.at_meeting = mark};
  if (!walk(squares, band.first, none, [&](const Above& placement) {
        ++sizes[rank(placement.columns)];
        ++size;
        return size <= most && (size % kAsked != 0 || !stop.requested());
      }))
    return false;

  begin_.assign(1, 0);
  begin_.reserve(sets + 1);
  for (std::uint32_t& run_size : sizes) {
    begin_.push_back(begin_.back() + run_size);
    run_size = 0;
  }
  Mask* const masks = pool.take(2 * size);
  masks_ = masks;
  std::size_t placed = 0;
  return walk(squares, band.first, none, [&](const Above& placement) {
    const std::size_t set = rank(placement.columns);
    const std::size_t run_size = begin_[set + 1] - begin_[set];
    Mask* const to = masks + 2 * std::size_t{begin_[set]} + sizes[set]++;
    to[0] = placement.at_meeting;
    to[run_size] = placement.at_middle;
    return ++placed % kAsked != 0 || !stop.requested();
  });
}

/// Hands every placement of the rows from `row` on to `leaf`, until it returns false: then so does
/// the walk.
template <class Leaf>
bool Band::walk(const Squares& squares, int row, const Above& above, const Leaf& leaf) const {
  if (row == rows_.end) return leaf(above);
  const auto r = static_cast<std::size_t>(row);
  for (Row rest = squares.open[r] & ~(above.columns | above.to_left | above.to_right); rest != 0;
       rest = without_lowest(rest)) {
    const auto c = static_cast<std::size_t>(lowest_column(rest));
    const Row queen = bit(static_cast<int>(c));
    if (!walk(squares, row + 1,
              {above.columns | queen, (above.to_left | queen) >> 1, (above.to_right | queen) << 1,
               above.at_meeting | meeting_[r][c], above.at_middle | middle_[r][c]},
              leaf))
      return false;
  }
  return true;
}

/// The rank of a set of columns among those of its size.
std::uint32_t Band::rank(Row columns) const {
  std::uint32_t rank = 0;
  int size = 0;
  for (Row rest = columns; rest != 0; rest = without_lowest(rest))
    rank += choose(position(lowest_column(rest)), ++size);
  return rank;
}

std::size_t Band::longest_run() const {
  std::uint32_t longest = 0;
  for (std::size_t i = 1; i < begin_.size(); ++i)
    longest = std::max(longest, begin_[i] - begin_[i - 1]);
  return longest;
}

}  // namespace queens::join

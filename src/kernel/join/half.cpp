#include "kernel/join/half.hpp"

#include <bit>

namespace queens::join {
namespace {

/// Subsets of up to kMaxBandRows columns, those with few columns first, each group in order.
constexpr auto kBySize = [] {
  struct {
    std::array<std::uint8_t, std::size_t{1} << kMaxBandRows> subsets[kMaxBandRows + 1];
  } by_size{};
  for (int columns = 0; columns <= kMaxBandRows; ++columns) {
    std::size_t next = 0;
    for (int size = 0; size <= columns; ++size)
      for (unsigned subset = 0; subset < 1U << columns; ++subset)
        if (std::popcount(subset) == size)
          by_size.subsets[columns][next++] = static_cast<std::uint8_t>(subset);
  }
  return by_size;
}();

}  // namespace

bool Half::list_bands(const Squares& squares, int first, int end, int middle, Pool& pool,
                      const Stop& stop) {
  // The inner band, next to the middle line, gets the odd row.
  const int outer_rows = (end - first) / 2;
  const int meeting = first < middle ? first + outer_rows : end - outer_rows;
  const Row columns = squares.columns(first, end);
  const bool is_top = first < middle;
  const Band::Rows outer = {is_top ? first : meeting, is_top ? meeting : end, meeting, middle};
  const Band::Rows inner = {is_top ? meeting : first, is_top ? end : meeting, meeting, middle};
  return outer_.list(squares, outer, columns, kNowhere, pool, stop) &&
         inner_.list(squares, inner, columns, 0, pool, stop);
}

RecipeBook::RecipeBook(const Half& half)
    : half_(half),
      couples_(choose(half.outer().rows() + half.inner().rows(), half.outer().rows())) {
  recipe_ = {half.outer().masks(), half.inner().masks(), couples_.data(), 0};
}

/// Every way to give some columns of the set to the outer band and the others to the inner. Both
/// shares of the lower half of the columns are ranked once and not once a way.
const Recipe& RecipeBook::recipe(Row set) {
  int columns = 0;
  for (Row rest = set; rest != 0; rest = without_lowest(rest))
    set_[static_cast<std::size_t>(columns++)] = half_.outer().position(lowest_column(rest));
  const int lower_columns = columns / 2;
  const int upper_columns = columns - lower_columns;
  share_lower(lower_columns);

  const std::uint32_t* const outer_begin = half_.outer().begin();
  const std::uint32_t* const inner_begin = half_.inner().begin();
  std::size_t count = 0;
  for (unsigned upper = 0; upper < 1U << upper_columns; ++upper) {
    const int wanted = half_.outer().rows() - std::popcount(upper);  // of the lower columns
    if (wanted < 0 || wanted > lower_columns) continue;
    const Share high = share_upper(lower_columns, columns, upper);
    std::size_t from = 0;
    for (int size = 0; size < wanted; ++size) from += choose(lower_columns, size);
    const std::size_t to = from + choose(lower_columns, wanted);
    for (std::size_t i = from; i < to; ++i) {
      const Share low = lower_[kBySize.subsets[lower_columns][i]];
      const std::uint32_t outer = high.outer + low.outer;
      const std::uint32_t inner = high.inner + low.inner;
      const Couple couple = {outer_begin[outer], outer_begin[outer + 1], inner_begin[inner],
                             inner_begin[inner + 1]};
      // Without a branch: on a board with reserved squares, many couples have an empty run.
      couples_[count < couples_.size() ? count : 0] = couple;
      count += couple.outer != couple.outer_end && couple.inner != couple.inner_end ? 1 : 0;
    }
  }
  recipe_.couple_count = count;
  return recipe_;
}

/// Fills `lower_`, one entry a subset of the lowest columns of the set: the subset is the share of
/// the outer band.
void RecipeBook::share_lower(int columns) {
  lower_[0] = {};
  for (int i = 0; i < columns; ++i) {
    const int position = set_[static_cast<std::size_t>(i)];
    for (unsigned subset = 0; subset < 1U << i; ++subset) {
      const int in_outer = std::popcount(subset);
      const Share share = lower_[subset];
      lower_[subset | 1U << i] = {share.outer + choose(position, in_outer + 1), share.inner};
      lower_[subset] = {share.outer, share.inner + choose(position, i - in_outer + 1)};
    }
  }
}

/// The same for the other columns, with the ranks they have above a fitting lower subset.
RecipeBook::Share RecipeBook::share_upper(int lower_columns, int columns,
                                          unsigned outer_share) const {
  Share share{};
  int in_outer = half_.outer().rows() - std::popcount(outer_share);
  int in_inner = lower_columns - in_outer;
  for (int i = lower_columns; i < columns; ++i) {
    const int position = set_[static_cast<std::size_t>(i)];
    if ((outer_share >> (i - lower_columns) & 1) != 0)
      share.outer += choose(position, ++in_outer);
    else
      share.inner += choose(position, ++in_inner);
  }
  return share;
}

}  // namespace queens::join

#include "kernel/join/bands.hpp"

#include <algorithm>
#include <bit>
#include <limits>

namespace queens::join {
namespace {

constexpr int kMaxBandRows = kMaxJoinSide / 4;

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

std::uint32_t choose(int n, int k) {
  return kChoose[static_cast<std::size_t>(k)][static_cast<std::size_t>(n)];
}

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

Row Squares::columns(int first, int end) const {
  Row all = 0;
  for (int row = first; row < end; ++row) all |= open[static_cast<std::size_t>(row)];
  return all;
}

void Squares::close(Row columns, int first, int end) {
  for (int row = first; row < end; ++row) open[static_cast<std::size_t>(row)] &= ~columns;
}

void Pool::append(const std::vector<Mask>& masks) {
  std::copy(masks.begin(), masks.end(), masks_.get() + size_);
  size_ += masks.size();
}

bool Band::list(const Squares& squares, const Rows& band, Row columns, Mask mark, Pool& pool,
                const Stop& stop) {
  squares_ = &squares;
  rows_ = band;
  masks_ = pool.begin() + pool.size();
  for (int row = band.first; row < band.end; ++row)
    for (int column = 0; column < squares.side; ++column) {
      const auto r = static_cast<std::size_t>(row);
      const auto c = static_cast<std::size_t>(column);
      meeting_[r][c] = crossing(squares.side, row, column, band.meeting);
      middle_[r][c] = crossing(squares.side, row, column, band.middle);
    }

  std::array<Row, kMaxJoinSide> column_at{};
  int column_count = 0;
  for (Row rest = columns; rest != 0; rest = without_lowest(rest))
    column_at[static_cast<std::size_t>(column_count++)] = bit(lowest_column(rest));
  // One set too few to rank: without enough columns, there is one and it has no placement.
  const std::uint32_t sets = std::max(choose(column_count, rows()), 1U);
  begin_.clear();
  // The table of runs counts as if it came from the pool too.
  if (sets / 2 > pool.left()) return false;
  begin_.reserve(sets + 1);
  std::uint32_t size = 0;
  Row set = full_row(rows());
  for (std::uint32_t rank = 0; rank < sets; ++rank) {
    if (rank % 64 == 0 && stop.requested()) return false;
    begin_.push_back(size);
    Row set_columns = 0;
    for (Row rest = set; rest != 0; rest = without_lowest(rest))
      set_columns |= column_at[static_cast<std::size_t>(lowest_column(rest))];
    run_meeting_.clear();
    run_middle_.clear();
    place(band.first, set_columns, 0, 0, mark, 0);
    const std::size_t run = run_meeting_.size();
    if (2 * run > pool.left() || size > std::numeric_limits<std::uint32_t>::max() - run)
      return false;
    pool.append(run_meeting_);
    pool.append(run_middle_);
    size += static_cast<std::uint32_t>(run);
    if (set != 0) set = next_set(set);
  }
  begin_.push_back(size);
  return true;
}

void Band::place(int row, Row columns, Row to_left, Row to_right, Mask at_meeting, Mask at_middle) {
  if (row == rows_.end) {
    run_meeting_.push_back(at_meeting);
    run_middle_.push_back(at_middle);
    return;
  }
  const auto r = static_cast<std::size_t>(row);
  for (Row rest = columns & squares_->open[r] & ~(to_left | to_right); rest != 0;
       rest = without_lowest(rest)) {
    const auto c = static_cast<std::size_t>(lowest_column(rest));
    const Row queen = bit(static_cast<int>(c));
    place(row + 1, columns & ~queen, (to_left | queen) >> 1, (to_right | queen) << 1,
          at_meeting | meeting_[r][c], at_middle | middle_[r][c]);
  }
}

std::size_t Band::longest_run() const {
  std::uint32_t longest = 0;
  for (std::size_t i = 1; i < begin_.size(); ++i)
    longest = std::max(longest, begin_[i] - begin_[i - 1]);
  return longest;
}

bool Half::list_bands(const Squares& squares, int first, int end, int middle, Pool& pool,
                      const Stop& stop) {
  // The inner band, next to the middle line, gets the odd row.
  const int outer_rows = (end - first) / 2;
  const int meeting = first < middle ? first + outer_rows : end - outer_rows;
  const Row columns = squares.columns(first, end);
  const bool is_top = first < middle;
  const Band::Rows outer = {is_top ? first : meeting, is_top ? meeting : end, meeting, middle};
  const Band::Rows inner = {is_top ? meeting : first, is_top ? end : meeting, meeting, middle};
  if (!outer_.list(squares, outer, columns, kNowhere, pool, stop) ||
      !inner_.list(squares, inner, columns, 0, pool, stop))
    return false;
  recipe_.first = outer_.masks();
  recipe_.second = inner_.masks();
  couples_.resize(choose(end - first, outer_rows));
  recipe_.couples = couples_.data();
  int position = 0;
  for (Row rest = columns; rest != 0; rest = without_lowest(rest))
    position_[static_cast<std::size_t>(lowest_column(rest))] =
        static_cast<std::uint8_t>(position++);
  return true;
}

/// Every way to give outer_.rows() columns of the set to the first band and the others to the
/// second. Both shares of the lower half of the columns are ranked once and not once a way.
const Recipe& Half::recipe(Row set) {
  int columns = 0;
  for (Row rest = set; rest != 0; rest = without_lowest(rest))
    set_[static_cast<std::size_t>(columns++)] =
        position_[static_cast<std::size_t>(lowest_column(rest))];
  const int lower_columns = columns / 2;
  const int upper_columns = columns - lower_columns;
  share_lower(lower_columns);

  const std::uint32_t* const first_begin = outer_.begin();
  const std::uint32_t* const second_begin = inner_.begin();
  std::size_t count = 0;
  for (unsigned upper = 0; upper < 1U << upper_columns; ++upper) {
    const int wanted = outer_.rows() - std::popcount(upper);  // of the lower columns
    if (wanted < 0 || wanted > lower_columns) continue;
    const Share high = share_upper(lower_columns, columns, upper);
    std::size_t from = 0;
    for (int size = 0; size < wanted; ++size) from += choose(lower_columns, size);
    const std::size_t to = from + choose(lower_columns, wanted);
    for (std::size_t i = from; i < to; ++i) {
      const Share low = lower_[kBySize.subsets[lower_columns][i]];
      const std::uint32_t first = high.first + low.first;
      const std::uint32_t second = high.second + low.second;
      const Couple couple = {first_begin[first], first_begin[first + 1], second_begin[second],
                             second_begin[second + 1]};
      // Without a branch: on a board with reserved squares, many couples have an empty run.
      couples_[count < couples_.size() ? count : 0] = couple;
      count += couple.first != couple.first_end && couple.second != couple.second_end ? 1 : 0;
    }
  }
  recipe_.couple_count = count;
  return recipe_;
}

/// Fills `lower_`, one entry a subset of the lowest columns of the set: the subset is the share of
/// the first band.
void Half::share_lower(int columns) {
  lower_[0] = {};
  for (int i = 0; i < columns; ++i) {
    const int position = set_[static_cast<std::size_t>(i)];
    for (unsigned subset = 0; subset < 1U << i; ++subset) {
      const int in_first = std::popcount(subset);
      const Share share = lower_[subset];
      lower_[subset | 1U << i] = {share.first + choose(position, in_first + 1), share.second};
      lower_[subset] = {share.first, share.second + choose(position, i - in_first + 1)};
    }
  }
}

/// The same for the other columns, with the ranks they have above a fitting lower subset.
Half::Share Half::share_upper(int lower_columns, int columns, unsigned first_share) const {
  Share share{};
  int in_first = outer_.rows() - std::popcount(first_share);
  int in_second = lower_columns - in_first;
  for (int i = lower_columns; i < columns; ++i) {
    const int position = set_[static_cast<std::size_t>(i)];
    if ((first_share >> (i - lower_columns) & 1) != 0)
      share.first += choose(position, ++in_first);
    else
      share.second += choose(position, ++in_second);
  }
  return share;
}

}  // namespace queens::join

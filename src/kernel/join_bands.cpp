#include "kernel/join_bands.hpp"

#include <algorithm>

namespace queens::join {
namespace {

constexpr int kMaxBandRows = kMaxJoinSide / 4;

/// choose(n, k) for sets of columns and the rows of a band. Sets of k columns in the order of their
/// masks as numbers are ranked by the sum of choose(column, i + 1), i = 0 for the lowest.
constexpr auto kChoose = [] {
  std::array<std::array<std::uint32_t, kMaxBandRows + 2>, kMaxJoinSide + 1> choose{};
  for (std::size_t n = 0; n < choose.size(); ++n) {
    choose[n][0] = 1;
    for (std::size_t k = 1; n > 0 && k < choose[n].size(); ++k)
      choose[n][k] = choose[n - 1][k - 1] + choose[n - 1][k];
  }
  return choose;
}();

std::uint32_t choose(int n, int k) {
  return kChoose[static_cast<std::size_t>(n)][static_cast<std::size_t>(k)];
}

/// The next larger number with as many bits (Warren, Hacker's Delight, 2-1). Requires one.
Row next_set(Row set) {
  const Row lowest = set & (~set + 1);
  const Row carried = set + lowest;
  return carried | (((set ^ carried) >> 2) >> lowest_column(lowest));
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

Mask crossing(int side, int row, int column, int line) {
  Mask crossed = 0;
  const int to_right = column + (line - row);  // where the diagonals meet row `line`
  const int to_left = column - (line - row);
  // One of them crosses if it is on the board in the rows on both sides of the line.
  if (1 <= to_right && to_right <= side - 1) crossed |= Mask{1} << (to_right - 1);
  if (0 <= to_left && to_left <= side - 2) crossed |= Mask{1} << (side - 1 + to_left);
  return crossed;
}

bool Band::list(const Squares& squares, int first, int end, int meeting, int middle, Row columns,
                std::size_t most) {
  squares_ = &squares;
  first_ = first;
  end_ = end;
  begin_.clear();
  meeting_masks_.clear();
  middle_masks_.clear();
  for (int row = first; row < end; ++row)
    for (int column = 0; column < squares.side; ++column) {
      const auto r = static_cast<std::size_t>(row);
      const auto c = static_cast<std::size_t>(column);
      meeting_[r][c] = crossing(squares.side, row, column, meeting);
      middle_[r][c] = crossing(squares.side, row, column, middle);
    }

  std::array<Row, kMaxJoinSide> column_at{};
  int column_count = 0;
  for (Row rest = columns; rest != 0; rest = without_lowest(rest))
    column_at[static_cast<std::size_t>(column_count++)] = bit(lowest_column(rest));
  if (column_count < rows()) {
    begin_.assign(2, 0);
    return true;
  }
  const std::uint32_t sets = choose(column_count, rows());
  if (sets > most) return false;
  begin_.reserve(sets + 1);
  Row set = full_row(rows());
  for (std::uint32_t rank = 0; rank < sets; ++rank, set = rank < sets ? next_set(set) : 0) {
    begin_.push_back(static_cast<std::uint32_t>(size()));
    Row set_columns = 0;
    for (Row rest = set; rest != 0; rest = without_lowest(rest))
      set_columns |= column_at[static_cast<std::size_t>(lowest_column(rest))];
    place(first, set_columns, 0, 0, 0, 0);
    if (size() > most) return false;
  }
  begin_.push_back(static_cast<std::uint32_t>(size()));
  return true;
}

void Band::place(int row, Row columns, Row to_left, Row to_right, Mask at_meeting, Mask at_middle) {
  if (row == end_) {
    meeting_masks_.push_back(at_meeting);
    middle_masks_.push_back(at_middle);
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

bool Half::list_bands(const Squares& squares, int first, int end, int middle, std::size_t memory) {
  // The inner band, next to the middle line, gets the odd row.
  const int outer_rows = (end - first) / 2;
  const int meeting = first < middle ? first + outer_rows : end - outer_rows;
  const Row columns = squares.columns(first, end);
  // A vector that grows holds its masks twice.
  const std::size_t most = memory / (2 * 3 * 2 * sizeof(Mask));
  if (!bands_[0].list(squares, first, meeting, meeting, middle, columns, most) ||
      !bands_[1].list(squares, meeting, end, meeting, middle, columns, most))
    return false;
  const bool smaller = bands_[0].size() <= bands_[1].size();
  first_ = smaller ? &bands_[0] : &bands_[1];
  second_ = smaller ? &bands_[1] : &bands_[0];
  recipe_.first = first_->view();
  recipe_.second = second_->view();
  int position = 0;
  for (Row rest = columns; rest != 0; rest = without_lowest(rest))
    position_[static_cast<std::size_t>(lowest_column(rest))] =
        static_cast<std::uint8_t>(position++);
  return true;
}

const Recipe& Half::recipe(Row set) {
  int size = 0;
  for (Row rest = set; rest != 0; rest = without_lowest(rest))
    set_[static_cast<std::size_t>(size++)] =
        position_[static_cast<std::size_t>(lowest_column(rest))];
  couples_.clear();
  couple(0, 0, 0, 0, 0);
  recipe_.couples = couples_.data();
  recipe_.couple_count = couples_.size();
  return recipe_;
}

/// Gives each column of the set to one of the bands; the ranks of both shares add up on the way.
void Half::couple(int column, int first_rows, int second_rows, std::uint32_t first_rank,
                  std::uint32_t second_rank) {
  if (first_rows + second_rows == first_->rows() + second_->rows()) {
    const Couple found = {first_->begin(first_rank), first_->begin(first_rank + 1),
                          second_->begin(second_rank), second_->begin(second_rank + 1)};
    if (found.first != found.first_end && found.second != found.second_end)
      couples_.push_back(found);
    return;
  }
  const int position = set_[static_cast<std::size_t>(column)];
  if (first_rows < first_->rows())
    couple(column + 1, first_rows + 1, second_rows, first_rank + choose(position, first_rows + 1),
           second_rank);
  if (second_rows < second_->rows())
    couple(column + 1, first_rows, second_rows + 1, first_rank,
           second_rank + choose(position, second_rows + 1));
}

}  // namespace queens::join

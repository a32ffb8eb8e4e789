#include "find/first_placement.hpp"

#include <algorithm>

namespace queens {
namespace {

using Squares = std::vector<Square>;

/// Whether so few squares of a line are open that drawing at random would miss them: then the
/// line can be looked through, as its list is as long as the line.
bool is_tight(std::int64_t listed, int side) { return 4 * listed > 3 * std::int64_t{side}; }

/// The columns without a queen, in any order.
std::vector<int> free_columns(const Arrangement& arrangement) {
  std::vector<int> columns;
  columns.reserve(static_cast<std::size_t>(arrangement.side()));
  for (int column = 0; column < arrangement.side(); ++column)
    if (arrangement.column_is_free(column)) columns.push_back(column);
  return columns;
}

/// Draws columns for a row until a queen meets none there; false after many draws.
bool fill_row(int row, std::vector<int>& columns, Arrangement& arrangement, Random& random) {
  // The last rows of a large board have few free diagonals left: 100 draws leave some dozens of
  // rows, which are sooner mended than drawn for.
  constexpr int kDraws = 100;
  for (int draw = 0; draw < kDraws; ++draw) {
    const int drawn = random.below(static_cast<int>(columns.size()));
    int& column = columns[static_cast<std::size_t>(drawn)];
    if (!arrangement.is_good({row, column})) continue;
    arrangement.put({row, column});
    column = columns.back();
    columns.pop_back();
    return true;
  }
  return false;
}

}  // namespace

FirstPlacement::FirstPlacement(const WideBoard& board) : board_(&board) {
  const int side = board.side();
  using Direction = TightLine::Direction;
  std::vector<int> listed_in_column(static_cast<std::size_t>(side));
  for (int row = 0; row < side; ++row) {
    const auto listed = board.listed_in_row(row);
    for (const int column : listed) ++listed_in_column[static_cast<std::size_t>(column)];
    const int count = static_cast<int>(listed.size());
    if (is_tight(count, side)) tight_.push_back({side - count, row, Direction::row});
  }
  for (int column = 0; column < side; ++column) {
    const int count = listed_in_column[static_cast<std::size_t>(column)];
    if (is_tight(count, side)) tight_.push_back({side - count, column, Direction::column});
  }
  std::stable_sort(tight_.begin(), tight_.end(),
                   [](const TightLine& a, const TightLine& b) { return a.open < b.open; });
}

void FirstPlacement::fill(Arrangement& arrangement, Random& random, const Stop& stop) const {
  for (const TightLine& line : tight_) {
    if (stop.requested()) return;
    fill_tight(line, arrangement, random);
  }
  std::vector<int> columns = free_columns(arrangement);
  std::vector<int> left_rows;
  constexpr int kRowsBetweenChecks = 1 << 12;
  for (int row = 0; row < arrangement.side(); ++row) {
    if (row % kRowsBetweenChecks == 0 && stop.requested()) return;
    if (!arrangement.has_queen(row) && !fill_row(row, columns, arrangement, random))
      left_rows.push_back(row);
  }
  for (const int row : left_rows) {
    const int drawn = random.below(static_cast<int>(columns.size()));
    std::swap(columns[static_cast<std::size_t>(drawn)], columns.back());
    arrangement.put({row, columns.back()});
    columns.pop_back();
  }
}

/// A queen on an open square of the line, if one is left: where she meets none, if possible.
void FirstPlacement::fill_tight(const TightLine& line, Arrangement& arrangement,
                                Random& random) const {
  const bool is_row = line.direction == TightLine::Direction::row;
  if (is_row ? arrangement.has_queen(line.index) : !arrangement.column_is_free(line.index)) return;
  Squares good, open;
  for (int place = 0; place < board_->side(); ++place) {
    const Square square = is_row ? Square{line.index, place} : Square{place, line.index};
    if (is_row ? !arrangement.column_is_free(place) : arrangement.has_queen(place)) continue;
    if (board_->is_reserved(square)) continue;
    open.push_back(square);
    if (arrangement.is_good(square)) good.push_back(square);
  }
  const Squares& choices = good.empty() ? open : good;
  if (choices.empty()) return;
  arrangement.put(
      choices[static_cast<std::size_t>(random.below(static_cast<int>(choices.size())))]);
}

}  // namespace queens

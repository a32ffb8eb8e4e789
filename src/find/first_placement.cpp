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

/// Whether a queen put on the square would have its row and column for herself.
bool is_vacant(const Arrangement& arrangement, Square square) {
  return !arrangement.has_queen(square.row) && arrangement.column_is_free(square.column);
}

/// How many squares of a tight line would give a queen no trouble; no more than `enough`.
int good_squares(const Squares& line, const Arrangement& arrangement, int enough) {
  int good = 0;
  for (const Square square : line) {
    if (good == enough) break;
    if (is_vacant(arrangement, square) && arrangement.is_good(square)) ++good;
  }
  return good;
}

/// A queen on an open square of the line, if one is left: where she meets none, if possible.
void put_in(const Squares& line, Arrangement& arrangement, Random& random) {
  Squares good, open;
  for (const Square square : line) {
    if (!is_vacant(arrangement, square)) continue;
    open.push_back(square);
    if (arrangement.is_good(square)) good.push_back(square);
  }
  const Squares& choices = good.empty() ? open : good;
  if (choices.empty()) return;
  const int drawn = random.below(static_cast<int>(choices.size()));
  arrangement.put(choices[static_cast<std::size_t>(drawn)]);
}

}  // namespace

FirstPlacement::FirstPlacement(const WideBoard& board) {
  const int side = board.side();
  std::vector<int> listed_in_column(static_cast<std::size_t>(side));
  const auto add_line = [&](auto square_at) {
    TightLine line;
    for (int place = 0; place < side; ++place)
      if (!board.is_reserved(square_at(place))) line.push_back(square_at(place));
    tight_.push_back(std::move(line));
  };
  for (int row = 0; row < side; ++row) {
    const auto listed = board.listed_in_row(row);
    for (const int column : listed) ++listed_in_column[static_cast<std::size_t>(column)];
    if (is_tight(static_cast<std::int64_t>(listed.size()), side))
      add_line([row](int column) { return Square{row, column}; });
  }
  for (int column = 0; column < side; ++column)
    if (is_tight(listed_in_column[static_cast<std::size_t>(column)], side))
      add_line([column](int row) { return Square{row, column}; });
  std::stable_sort(tight_.begin(), tight_.end(),
                   [](const TightLine& a, const TightLine& b) { return a.size() < b.size(); });
}

/// Always goes on in the line with the fewest good squares, among some hundreds that had the
/// fewest to begin with: to look at all of many thousands each time would take too long.
void FirstPlacement::fill_tight(Arrangement& arrangement, Random& random, const Stop& stop) const {
  constexpr std::size_t kLooked = 256;
  constexpr int kPlenty = 32;
  std::vector<const TightLine*> looked;
  for (std::size_t next = 0; (next < tight_.size() || !looked.empty()) && !stop.requested();) {
    while (next < tight_.size() && looked.size() < kLooked) looked.push_back(&tight_[next++]);
    std::size_t tightest = 0;
    int fewest = kPlenty + 1;
    for (std::size_t i = 0; i < looked.size() && fewest > 0; ++i) {
      const int good = good_squares(*looked[i], arrangement, fewest);
      if (good >= fewest) continue;
      fewest = good;
      tightest = i;
    }
    put_in(*looked[tightest], arrangement, random);
    looked.erase(looked.begin() + static_cast<std::ptrdiff_t>(tightest));
  }
}

void FirstPlacement::fill(Arrangement& arrangement, Random& random, const Stop& stop) const {
  fill_tight(arrangement, random, stop);
  if (stop.requested()) return;
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

}  // namespace queens

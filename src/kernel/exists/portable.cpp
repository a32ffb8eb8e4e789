// The readable search, for any processor.
#include <bit>

#include "base/bits.hpp"
#include "kernel/exists/engine.hpp"

namespace queens::exists {
namespace {

/// What is left to decide; rows go by their index among the undecided.
struct Rest {
  Row rows;
  Row columns;
  Row open[kMaxRows];  ///< of the rows left
};

/// The line to decide next: a row with its open columns, or a column with its open rows.
struct Line {
  bool is_row;
  int index;
  Row open;
};

class Backtracking {
 public:
  Backtracking(Undecided& found, GiveUp give_up) : found_(found), give_up_(give_up) {}

  // NOLINTNEXTLINE(misc-no-recursion): a queen a call
  Existence search(const Rest& rest) {
    if (rest.rows == 0) return Existence::found;
    constexpr std::uint64_t kAsked = 256;
    if (nodes_++ % kAsked == 0 && give_up_.ask(give_up_.patience, nodes_))
      return Existence::undecided;
    const Line line = smallest(rest);
    for (Row choice = line.open; choice != 0; choice = without_lowest(choice)) {
      const int row = line.is_row ? line.index : lowest_column(choice);
      const int column = line.is_row ? lowest_column(choice) : line.index;
      const Existence answer = search(with_queen(rest, row, column));
      if (answer == Existence::found) found_.open[row] = bit(column);
      if (answer != Existence::none) return answer;
    }
    return Existence::none;
  }

 private:
  [[nodiscard]] Rest with_queen(const Rest& rest, int row, int column) const {
    const Row queen = bit(column);
    Rest next;
    next.rows = rest.rows & ~bit(row);
    next.columns = rest.columns & ~queen;
    for (Row rows = next.rows; rows != 0; rows = without_lowest(rows)) {
      const int other = lowest_column(rows);
      const Row distance =
          other < row ? found_.row[row] - found_.row[other] : found_.row[other] - found_.row[row];
      next.open[other] = rest.open[other] & ~(queen | queen << distance | queen >> distance);
    }
    return next;
  }

  /// Open squares of rows are counted, those of all columns at once in two bits a column and a
  /// third for four or more. Where a row and a column are equally small it takes the column: a
  /// quarter fewer nodes where the first rows of a board of side 34 to 38 were filled.
  static Line smallest(const Rest& rest) {
    int fewest = kMaxRows + 1;
    int row = 0;
    Row ones = 0;
    Row twos = 0;
    Row many = 0;
    for (Row rows = rest.rows; rows != 0; rows = without_lowest(rows)) {
      const int other = lowest_column(rows);
      const Row open = rest.open[other];
      if (const int size = std::popcount(open); size < fewest) {
        fewest = size;
        row = other;
      }
      many |= twos & ones & open;
      twos ^= ones & open;
      ones ^= open;
    }
    const Row by_size[] = {~(ones | twos | many), ones & ~twos & ~many, ~ones & twos & ~many,
                           ones & twos & ~many};
    for (int size = 0; size < 4 && size <= fewest; ++size)
      if (const Row columns = by_size[size] & rest.columns; columns != 0)
        return column_of(rest, lowest_column(columns));
    return {true, row, rest.open[row]};
  }

  static Line column_of(const Rest& rest, int column) {
    Line line{false, column, 0};
    for (Row rows = rest.rows; rows != 0; rows = without_lowest(rows)) {
      const int row = lowest_column(rows);
      line.open |= (rest.open[row] >> column & 1) << row;
    }
    return line;
  }

  Undecided& found_;
  GiveUp give_up_;
  std::uint64_t nodes_ = 0;
};

}  // namespace

Existence search_portable(Undecided& rows, GiveUp give_up, void* /*scratch*/) {
  Rest rest{full_row(rows.count), rows.columns, {}};
  for (int i = 0; i < rows.count; ++i) rest.open[i] = rows.open[i];
  return Backtracking(rows, give_up).search(rest);
}

}  // namespace queens::exists

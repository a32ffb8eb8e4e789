#include "list/endings.hpp"

#include <algorithm>
#include <numeric>

namespace queens {
namespace {

/// Five rows up to side 16. More endings would take longer to list than they save.
constexpr std::size_t kMaxEndings = 200'000;

/// All diagonals from above fit into 64 bits: one column needs no row more.
constexpr int kColumnsAndRows = 65;

/// Calls `use(columns, placement)` for the legal placements of the rows from `row` on, in order,
/// until it has been called `max` times; returns how many there were.
template <class Use>
std::size_t for_each_placement(const Board& board, int row, const Attacks& attacks,
                               std::uint8_t* placement, std::size_t max, const Use& use) {
  if (row == board.side()) {
    use(attacks.columns);
    return 1;
  }
  std::size_t count = 0;
  for (Row open = board.open_row(row) & ~attacks.all(); open != 0 && count < max;
       open = without_lowest(open)) {
    *placement = static_cast<std::uint8_t>(lowest_column(open));
    const Row queen = open & ~without_lowest(open);
    count +=
        for_each_placement(board, row + 1, attacks.after(queen), placement + 1, max - count, use);
  }
  return count;
}

std::size_t number_of_sets(int side, int rows) {
  std::size_t sets = 1;
  for (int i = 0; i < rows; ++i)
    sets = sets * static_cast<std::size_t>(side - i) / static_cast<std::size_t>(i + 1);
  return sets;
}

std::uint32_t factorial(int n) {
  return n < 2 ? 1 : static_cast<std::uint32_t>(n) * factorial(n - 1);
}

/// The number of an order of columns among all orders of them.
std::uint32_t number_of(std::span<const std::uint8_t> order, Row columns) {
  std::uint32_t number = 0;
  auto left = static_cast<int>(order.size());
  for (const std::uint8_t column : order) {
    const int smaller = std::popcount(columns & (bit(column) - 1));
    number += static_cast<std::uint32_t>(smaller) * factorial(--left);
    columns &= ~bit(column);
  }
  return number;
}

void add_order(Endings::Orders& orders, std::uint32_t number) {
  orders[number / 64] |= bit(static_cast<int>(number % 64));
}

std::size_t longest_piece(const Pieces& pieces, int row) {
  std::size_t longest = 0;
  for (const std::string& piece : pieces.of_square[static_cast<std::size_t>(row)])
    longest = std::max(longest, piece.size());
  return longest;
}

}  // namespace

Endings::Endings(const Board& board, const Pieces& pieces, int max_rows) : side_(board.side()) {
  choose_rows(board, std::min({max_rows, side_, kMaxRows, kColumnsAndRows - side_}));
  make_groups(board);
  text_begin_ = sizeof(std::uint16_t) + static_cast<std::size_t>(rows_);
  record_size_ = text_begin_;
  for (int row = side_ - rows_; row < side_; ++row) record_size_ += longest_piece(pieces, row);
  records_ = make_scratch<char>(whole_pages(count_ * record_size_ + kSlack));
  std::vector<std::uint8_t> placement(static_cast<std::size_t>(rows_));
  for_each_placement(board, side_ - rows_, {}, placement.data(), count_,
                     [&](Row columns) { add(columns, placement, pieces); });
  make_attacked_orders();
}

void Endings::choose_rows(const Board& board, int max_rows) {
  std::vector<std::uint8_t> placement(static_cast<std::size_t>(side_));
  for (int rows = 1; rows <= max_rows; ++rows) {
    const std::size_t count =
        for_each_placement(board, side_ - rows, {}, placement.data(), kMaxEndings + 1, [](Row) {});
    if (rows > 1 && count > kMaxEndings) return;
    rows_ = rows;
    count_ = count;
  }
}

/// Counts the endings of each set of columns, so that all have their places.
void Endings::make_groups(const Board& board) {
  int bits = 1;
  while (std::size_t{1} << bits < 8 * std::min(count_, number_of_sets(side_, rows_))) ++bits;
  shift_ = 64 - bits;
  groups_.resize(std::size_t{1} << bits);
  std::vector<std::uint8_t> placement(static_cast<std::size_t>(rows_));
  for_each_placement(board, side_ - rows_, {}, placement.data(), count_, [&](Row columns) {
    Group& group = groups_[place_of_group(columns)];
    group.columns = columns;
    ++group.count;
  });
  std::uint32_t first = 0;
  for (Group& group : groups_) {
    group.first = first;
    first += group.count;
    group.count = 0;  // from now on, how many are listed yet
  }
}

void Endings::add(Row columns, std::span<const std::uint8_t> placement, const Pieces& pieces) {
  Group& group = groups_[place_of_group(columns)];
  add_order(group.orders, number_of(placement, columns));
  char* const record = records_.get() + (group.first + group.count++) * record_size_;
  char* out = std::copy(placement.begin(), placement.end(), record + sizeof(std::uint16_t));
  std::size_t row = pieces.of_square.size() - placement.size();
  for (const std::uint8_t column : placement) {
    const std::string& piece = pieces.of_square[row++][column];
    out = std::copy(piece.begin(), piece.end(), out);
  }
  const auto size =
      static_cast<std::uint16_t>(out - record - static_cast<std::ptrdiff_t>(text_begin_));
  std::memcpy(record, &size, sizeof size);
}

/// Goes through all orders of `rows_` columns.
void Endings::make_attacked_orders() {
  pattern_mask_ = full_row(rows_);
  std::vector<std::uint8_t> order(static_cast<std::size_t>(rows_));
  std::iota(order.begin(), order.end(), std::uint8_t{0});
  do {
    const std::uint32_t number = number_of(order, full_row(rows_));
    for (int row = 0; row < rows_; ++row) {
      AttackedOrders& column = attacked_orders_[order[static_cast<std::size_t>(row)]];
      for (Row pattern = 0; pattern <= pattern_mask_; ++pattern) {
        if (pattern & bit(row)) add_order(column.to_left[pattern], number);
        if (pattern & bit(rows_ - 1 - row)) add_order(column.to_right[pattern], number);
      }
    }
  } while (std::next_permutation(order.begin(), order.end()));
}

}  // namespace queens

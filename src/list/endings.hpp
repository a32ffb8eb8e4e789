// The ways to fill the last rows of a board, listed once and found by their columns.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <cstring>
#include <span>
#include <string_view>
#include <vector>

#include "base/scratch.hpp"
#include "board/attacks.hpp"
#include "queens/board.hpp"
#include "queens/list.hpp"

namespace queens {

/// A search row by row spends most of its time in the last rows, where it goes through the same
/// few placements again and again. Here they are made once, in lexicographic order, with their
/// text. The queens above leave as many columns as there are rows left: an ending is one of the
/// orders of those columns, and with five rows there are 120, a bit each. The rows in which a
/// column is attacked from above rule out the same orders, whatever columns are left.
/// (Tables by diagonal for each set of columns were tried: twice the time, in cache misses.)
class Endings {
 public:
  /// Of as many last rows as memory near the processor allows, at most `max_rows`.
  /// Requires side >= 1 and max_rows >= 1.
  Endings(const Board& board, const Pieces& pieces, int max_rows = Board::kMaxSide);

  /// A set of the orders of a few columns, which are numbered lexicographically: 64 a word. In a
  /// register, as most of the time goes into unions of them.
  using Orders [[gnu::vector_size(16)]] = std::uint64_t;

  /// The endings that use one set of columns. If there are none, `columns` is empty.
  struct Group {
    Row columns = 0;
    std::uint32_t first = 0;  ///< its first ending
    std::uint32_t count = 0;
    Orders orders = {};
  };

  [[nodiscard]] int rows() const { return rows_; }

  /// Calls `use(i)` for each ending i with these columns that `attacks`, those on the first of its
  /// rows, leave possible.
  template <class Use>
  void for_each_fitting(Row columns, const Attacks& attacks, Use use) const {
    const Group& group = groups_[place_of_group(columns)];
    if (group.columns == 0) return;  // no ending has these columns
    Orders attacked = {};
    const Row right = attacks.to_right << (rows_ - 1);
    const auto add_column = [&](int index) {
      const AttackedOrders& column = attacked_orders_[static_cast<std::size_t>(index)];
      const int at = lowest_column(columns);
      columns = without_lowest(columns);
      attacked |= column.to_left[attacks.to_left >> at & pattern_mask_];
      attacked |= column.to_right[right >> at & pattern_mask_];
    };
    if (rows_ == kMaxRows)  // nearly always: a known number of times is unrolled
      for (int i = 0; i < kMaxRows; ++i) add_column(i);
    else
      for (int i = 0; i < rows_; ++i) add_column(i);
    const Orders fitting = group.orders & ~attacked;
    for (Row fits = fitting[0]; fits != 0; fits = without_lowest(fits))
      use(group.first + number_below(group.orders[0], fits));
    for (Row fits = fitting[1]; fits != 0; fits = without_lowest(fits))
      use(group.first + static_cast<std::uint32_t>(std::popcount(group.orders[0])) +
          number_below(group.orders[1], fits));
  }

  /// Has the processor fetch an ending's text.
  void prefetch(std::uint32_t ending) const { __builtin_prefetch(record_of(ending)); }

  /// An ending's text. What follows it in memory may be read, up to kSlack bytes.
  static constexpr std::size_t kSlack = 16;
  [[nodiscard]] std::string_view text(std::uint32_t ending) const {
    const char* record = record_of(ending);
    std::uint16_t size;
    std::memcpy(&size, record, sizeof size);
    return {record + text_begin_, size};
  }
  [[nodiscard]] const char* columns(std::uint32_t ending) const {
    return record_of(ending) + sizeof(std::uint16_t);
  }

 private:
  static constexpr int kMaxRows = 5;
  static constexpr std::size_t kPatterns = std::size_t{1} << kMaxRows;

  /// For one of the columns left, the orders that attacks on it rule out: by the rows attacked
  /// down to the left, bit j for the j-th, and by those down to the right, from the last row up.
  struct AttackedOrders {
    std::array<Orders, kPatterns> to_left;
    std::array<Orders, kPatterns> to_right;
  };

  /// How many of `orders` are below the lowest of `fits`.
  static std::uint32_t number_below(std::uint64_t orders, std::uint64_t fits) {
    return static_cast<std::uint32_t>(std::popcount(orders & ((fits & (~fits + 1)) - 1)));
  }

  /// Its place in the hash table, or a free one.
  [[nodiscard]] std::size_t place_of_group(Row columns) const {
    auto place = static_cast<std::size_t>((columns * 0x9e3779b97f4a7c15) >> shift_);
    while (groups_[place].columns != 0 && groups_[place].columns != columns)
      place = (place + 1) & (groups_.size() - 1);
    return place;
  }

  /// The size of the text, then the columns, then the text.
  [[nodiscard]] const char* record_of(std::uint32_t ending) const {
    return records_.get() + ending * record_size_;
  }

  void choose_rows(const Board& board, int max_rows);
  void make_groups(const Board& board);
  void add(Row columns, std::span<const std::uint8_t> placement, const Pieces& pieces);
  void make_attacked_orders();

  int side_;
  int rows_ = 1;
  std::size_t count_ = 0;
  Row pattern_mask_ = 0;
  int shift_ = 0;
  std::vector<Group> groups_;  ///< a hash table, at most an eighth full: few look twice
  std::array<AttackedOrders, kMaxRows> attacked_orders_ = {};
  std::size_t text_begin_ = 0;
  std::size_t record_size_ = 0;
  Scratch<char> records_;
};

}  // namespace queens

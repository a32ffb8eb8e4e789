// The ways to fill the last rows of a board, listed once and found by their columns.
#pragma once

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
/// text. The queens above leave a set of columns, and so a group of endings; which of those they
/// attack is read from tables, for 64 endings at once.
class Endings {
 public:
  /// Of as many last rows as memory near the processor allows, at most `max_rows`.
  /// Requires side >= 1 and max_rows >= 1.
  Endings(const Board& board, const Pieces& pieces, int max_rows = Board::kMaxSide);

  /// The endings that use one set of columns; `count` is 0 if there is none.
  struct Group {
    Row columns = 0;
    std::uint32_t first = 0;  ///< its first ending
    std::uint32_t count = 0;
    std::uint32_t table = 0;   ///< where its tables begin
    std::uint32_t filled = 0;  ///< while endings are listed: how many there are yet
  };

  [[nodiscard]] int rows() const { return rows_; }
  [[nodiscard]] const Group& with_columns(Row columns) const {
    return groups_[place_of_group(columns)];
  }

  /// Calls `use(i)` for each ending i of `group` that `attacks`, those on the first of its rows,
  /// leave possible.
  template <class Use>
  void for_each_fitting(const Group& group, const Attacks& attacks, Use use) const {
    const std::uint64_t* table = tables_.get() + group.table;
    for (std::uint32_t done = 0; done < group.count; done += 64, table += 2 * chunks_ * kChunk) {
      const std::uint32_t left = group.count - done;
      std::uint64_t fitting = left < 64 ? bit(static_cast<int>(left)) - 1 : ~std::uint64_t{0};
      fitting &= ~attacked(table, attacks);
      for (; fitting != 0; fitting = without_lowest(fitting))
        use(group.first + done + static_cast<std::uint32_t>(lowest_column(fitting)));
    }
  }

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
  static constexpr int kChunkBits = 3;
  static constexpr std::size_t kChunk = std::size_t{1} << kChunkBits;

  /// Its place in the hash table, or a free one.
  [[nodiscard]] std::size_t place_of_group(Row columns) const {
    auto place = static_cast<std::size_t>((columns * 0x9e3779b97f4a7c15) >> shift_);
    while (groups_[place].count > 0 && groups_[place].columns != columns)
      place = (place + 1) & (groups_.size() - 1);
    return place;
  }

  /// Which of 64 endings the two kinds of diagonals attack: a union, some diagonals at a time.
  [[nodiscard]] std::uint64_t attacked(const std::uint64_t* table, const Attacks& attacks) const {
    std::uint64_t sum = 0;
    Row left = attacks.to_left;
    Row right = attacks.to_right;
    for (std::size_t i = 0; i < chunks_; ++i, table += 2 * kChunk) {
      sum |= table[left % kChunk] | table[kChunk + right % kChunk];
      left >>= kChunkBits;
      right >>= kChunkBits;
    }
    return sum;
  }

  /// The size of the text, then the columns, then the text.
  [[nodiscard]] const char* record_of(std::uint32_t ending) const {
    return records_.get() + ending * record_size_;
  }

  void choose_rows(const Board& board, int max_rows);
  void make_groups(const Board& board);
  void add(Row columns, std::span<const std::uint8_t> placement, const Pieces& pieces);
  void mark(const Group& group, std::uint32_t index, std::span<const std::uint8_t> placement);
  void join_chunks();

  int side_;
  int rows_ = 1;
  std::size_t count_ = 0;
  std::size_t chunks_;
  int shift_ = 0;
  std::vector<Group> groups_;  ///< a hash table, at most half full
  std::size_t table_size_ = 0;
  Scratch<std::uint64_t> tables_;
  std::size_t text_begin_ = 0;
  std::size_t record_size_ = 0;
  Scratch<char> records_;
};

}  // namespace queens

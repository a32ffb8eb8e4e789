#include "list/endings.hpp"

#include <algorithm>

namespace queens {
namespace {

/// Measured at n = 12 to 16: more endings save rows of search, but leave the caches.
constexpr std::size_t kMaxEndings = 80'000;
constexpr std::size_t kMaxTableBytes = std::size_t{6} << 20;

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

std::size_t longest_piece(const Pieces& pieces, int row) {
  std::size_t longest = 0;
  for (const std::string& piece : pieces.of_square[static_cast<std::size_t>(row)])
    longest = std::max(longest, piece.size());
  return longest;
}

}  // namespace

Endings::Endings(const Board& board, const Pieces& pieces, int max_rows)
    : side_(board.side()), chunks_(static_cast<std::size_t>((side_ - 1) / kChunkBits + 1)) {
  choose_rows(board, std::min(max_rows, side_));
  make_groups(board);
  text_begin_ = sizeof(std::uint16_t) + static_cast<std::size_t>(rows_);
  record_size_ = text_begin_;
  for (int row = side_ - rows_; row < side_; ++row) record_size_ += longest_piece(pieces, row);
  tables_ = make_scratch<std::uint64_t>(whole_pages(table_size_ * sizeof(std::uint64_t)) /
                                        sizeof(std::uint64_t));
  std::fill_n(tables_.get(), table_size_, 0);
  records_ = make_scratch<char>(whole_pages(count_ * record_size_ + kSlack));
  std::vector<std::uint8_t> placement(static_cast<std::size_t>(rows_));
  for_each_placement(board, side_ - rows_, {}, placement.data(), count_,
                     [&](Row columns) { add(columns, placement, pieces); });
  join_chunks();
}

void Endings::choose_rows(const Board& board, int max_rows) {
  std::vector<std::uint8_t> placement(static_cast<std::size_t>(side_));
  const std::size_t table_bytes = 2 * chunks_ * kChunk * sizeof(std::uint64_t);
  for (int rows = 1; rows <= max_rows; ++rows) {
    const std::size_t count =
        for_each_placement(board, side_ - rows, {}, placement.data(), kMaxEndings + 1, [](Row) {});
    const std::size_t sets = std::min(count, number_of_sets(side_, rows));
    const std::size_t words = std::max(sets, count / 32);
    if (rows > 1 && (count > kMaxEndings || words * table_bytes > kMaxTableBytes)) return;
    rows_ = rows;
    count_ = count;
  }
}

/// Counts the endings of each set of columns, so that all have their places.
void Endings::make_groups(const Board& board) {
  int bits = 1;
  while (std::size_t{1} << bits < 2 * std::min(count_, number_of_sets(side_, rows_))) ++bits;
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
    group.table = static_cast<std::uint32_t>(table_size_);
    first += group.count;
    table_size_ += (group.count + 63) / 64 * 2 * chunks_ * kChunk;
    group.filled = 0;
  }
}

void Endings::add(Row columns, std::span<const std::uint8_t> placement, const Pieces& pieces) {
  Group& group = groups_[place_of_group(columns)];
  mark(group, group.filled, placement);
  char* const record = records_.get() + (group.first + group.filled++) * record_size_;
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

/// Notes an ending with each of its diagonals that a queen above can be on.
void Endings::mark(const Group& group, std::uint32_t index,
                   std::span<const std::uint8_t> placement) {
  std::uint64_t* const table = tables_.get() + group.table + index / 64 * 2 * chunks_ * kChunk;
  const std::uint64_t ending = std::uint64_t{1} << (index % 64);
  const auto mark_one = [&](int kind, int diagonal) {
    if (diagonal < 0 || diagonal >= side_) return;
    const auto chunk = static_cast<std::size_t>(2 * (diagonal / kChunkBits) + kind);
    table[chunk * kChunk + (std::size_t{1} << (diagonal % kChunkBits))] |= ending;
  };
  for (int row = 0; row < rows_; ++row) {
    const int column = placement[static_cast<std::size_t>(row)];
    mark_one(0, column + row);
    mark_one(1, column - row);
  }
}

/// From single diagonals to the unions of every chunk of them.
void Endings::join_chunks() {
  for (std::uint64_t* chunk = tables_.get(); chunk != tables_.get() + table_size_; chunk += kChunk)
    for (std::size_t value = 1; value < kChunk; ++value) {
      const std::size_t rest = value & (value - 1);
      chunk[value] = chunk[rest] | chunk[value - rest];
    }
}

}  // namespace queens

#include "kernel/colours/colours.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <cstring>
#include <vector>

#include "base/binomial.hpp"
#include "base/scratch.hpp"
#include "kernel/colours/column_sets.hpp"
#include "kernel/colours/row_sets.hpp"
#include "kernel/colours/squares.hpp"
#include "kernel/lanes/lanes.hpp"
#include "kernel/lanes/scratch.hpp"
#include "kernel/referee.hpp"

namespace queens {
namespace colours {
namespace {

/// What a thread keeps of the placements of one colour: how many use each set of columns.
struct Table {
  void* cells;
  const ColumnSets::Places* places;  ///< of the colour whose placements are taken
  std::uint64_t placed = 0;          ///< how many were added
  std::uint64_t solutions = 0;       ///< sum of the cells that were looked up
};

using Take = void(void* to, const void* even, const void* odd, int count);

template <class Cell, class Word>
void add(void* to, const void* even, const void* odd, int count) {
  Table& table = *static_cast<Table*>(to);
  Cell* const cells = static_cast<Cell*>(table.cells);
  const std::uint32_t* const of_even = table.places->of_even.data();
  const std::uint32_t* const of_odd = table.places->of_odd.data();
  for (int i = 0; i < count; ++i)
    ++cells[of_even[static_cast<const Word*>(even)[i]] + of_odd[static_cast<const Word*>(odd)[i]]];
  table.placed += static_cast<std::uint64_t>(count);
}

template <class Cell, class Word>
void look_up(void* to, const void* even, const void* odd, int count) {
  Table& table = *static_cast<Table*>(to);
  const Cell* const cells = static_cast<const Cell*>(table.cells);
  const std::uint32_t* const of_even = table.places->of_even.data();
  const std::uint32_t* const of_odd = table.places->of_odd.data();
  std::uint64_t sum = 0;
  for (int i = 0; i < count; ++i)
    sum += cells[of_even[static_cast<const Word*>(even)[i]] +
                 of_odd[static_cast<const Word*>(odd)[i]]];
  table.solutions += sum;
}

/// Cells of one size.
struct Cells {
  std::size_t bytes;
  Take* add;
  Take* look_up;
};

template <class Cell>
Cells cells_of(std::size_t word_bytes) {
  if (word_bytes == 2)
    return {sizeof(Cell), add<Cell, std::uint16_t>, look_up<Cell, std::uint16_t>};
  return {sizeof(Cell), add<Cell, std::uint32_t>, look_up<Cell, std::uint32_t>};
}

/// Cells that no number of placements outgrows: so many queens in so many columns of each parity.
Cells cells_for(int evens, int odds, std::size_t word_bytes) {
  double most = 1;
  for (int i = 2; i <= evens; ++i) most *= i;
  for (int i = 2; i <= odds; ++i) most *= i;
  if (most < 0x1p16) return cells_of<std::uint16_t>(word_bytes);
  if (most < 0x1p32) return cells_of<std::uint32_t>(word_bytes);
  return cells_of<std::uint64_t>(word_bytes);
}

/// Row sets of one size: so many even rows with a white queen, and so many odd ones.
struct Class {
  int evens, odds;
  std::vector<Half> even_sets, odd_sets;
};

class Count {
 public:
  Count(const lanes::InstructionSet& set, const Board& board, const Means& means)
      : set_(set), squares_(board), images_(board.side(), board.symmetries()), means_(means) {}

  Counted run();

 private:
  void add_class(int evens, int odds);
  Counted count_class(const Class& sets) const;
  void place(Colour colour, Rows rows, Take* take, Table& table) const;

  const lanes::InstructionSet& set_;
  const Squares squares_;
  const RowImages images_;
  const Means& means_;
  std::vector<Class> classes_;
  double row_sets_ = 0;
};

/// A row's queen is white or black, and so is a column's. White queens of even rows have even
/// columns, black ones odd columns: so of both parities as many rows as columns have white queens
/// if evens - odds is the same for rows with a white queen as for all rows.
Counted Count::run() {
  for (int evens = 0; evens <= squares_.evens(); ++evens)
    if (const int odds = evens + squares_.odds() - squares_.evens(); odds >= 0)
      add_class(evens, odds);
  Counted total;
  for (const Class& sets : classes_) total.add(count_class(sets));
  return total;
}

void Count::add_class(int evens, int odds) {
  const auto sets = [&](int parity, int size, int all) {
    const Half white = squares_.open_rows(Colour::white, parity);
    const Half black = squares_.open_rows(Colour::black, parity);
    const Half must = every(all) & ~black;
    return (must & ~white) != 0 ? std::vector<Half>{} : sets_between(must, white, size);
  };
  Class one = {evens, odds, sets(0, evens, squares_.evens()), sets(1, odds, squares_.odds())};
  row_sets_ += static_cast<double>(one.even_sets.size()) * static_cast<double>(one.odd_sets.size());
  classes_.push_back(std::move(one));
}

Counted Count::count_class(const Class& sets) const {
  const int side = squares_.side();
  const int whites = sets.evens + sets.odds;
  const ColumnSets columns(squares_.evens(), squares_.odds(), sets.evens, sets.odds);
  // The more queens, the fewer placements: those are added, and the others looked up.
  const bool white_first = 2 * whites >= side;
  const Colour first = white_first ? Colour::white : Colour::black;
  const Colour second = white_first ? Colour::black : Colour::white;
  const Cells cells =
      white_first ? cells_for(sets.evens, sets.odds, set_.word_bytes)
                  : cells_for(squares_.odds() - sets.odds, squares_.evens() - sets.evens,
                              set_.word_bytes);
  const std::size_t bytes = columns.count() * cells.bytes;
  const int threads = static_cast<int>(std::clamp<std::size_t>(
      means_.memory_bytes / bytes, 1, static_cast<std::size_t>(means_.threads)));

  std::atomic<std::size_t> started = 0;
  std::atomic<std::size_t> taken = 0;
  std::vector<Counted> sums(static_cast<std::size_t>(threads));
  means_.on_threads(threads, [&] {
    Counted& sum = sums[started++];
    const auto memory = make_scratch<std::byte>(bytes);
    std::memset(memory.get(), 0, bytes);
    for (std::size_t i = taken++; i < sets.even_sets.size(); i = taken++)
      for (const Half odd : sets.odd_sets) {
        if (means_.stop->requested()) return;
        const Rows white = {sets.even_sets[i], odd};
        const int weight = images_.weight(white);
        if (weight == 0) continue;
        const Rows black = {every(squares_.evens()) & ~white.even, every(squares_.odds()) & ~odd};
        Table added = {memory.get(), &columns.places(first)};
        Table looked_up = {memory.get(), &columns.places(second)};
        place(first, white_first ? white : black, cells.add, added);
        if (added.placed > 0) {
          place(second, white_first ? black : white, cells.look_up, looked_up);
          sum.add(Counted::of(looked_up.solutions), static_cast<std::uint64_t>(weight));
          std::memset(memory.get(), 0, bytes);
        }
        means_.advance(weight / row_sets_);
      }
  });
  Counted total;
  for (const Counted& sum : sums) total.add(sum);
  return total;
}

void Count::place(Colour colour, Rows rows, Take* take, Table& table) const {
  const lanes::ColourRows placed = squares_.rows(colour, rows.even, rows.odd);
  if (placed.count == 0) {
    constexpr std::uint32_t kNoColumns = 0;
    return take(&table, &kNoColumns, &kNoColumns, 1);
  }
  set_.place(placed, lanes::query_of(*means_.stop), lanes::scratch_of_size(set_.scratch_bytes),
             {take, &table});
}

Counted count_with(const lanes::InstructionSet& set, const Board& board, const Means& means) {
  return Count(set, board, means).run();
}

/// Whether it is not too wide for the little that it has of open squares.
bool suits(const Board& board) {
  const int side = board.side();
  int open = 0;
  for (int row = 0; row < side; ++row) open += std::popcount(board.open_row(row));
  return side <= kMaxColoursSideAnyBoard || 2 * open >= side * side;
}

}  // namespace
}  // namespace colours

bool usable_by_colours_portable(const Board& board) noexcept {
  return usable_by_lanes_portable(board) && colours::suits(board);
}
Counted count_by_colours_portable(const Board& board, const Means& means) noexcept {
  return colours::count_with(lanes::kPortable, board, means);
}

#if defined(__x86_64__)
bool usable_by_colours_avx2(const Board& board) noexcept {
  return usable_by_lanes_avx2(board) && colours::suits(board);
}
Counted count_by_colours_avx2(const Board& board, const Means& means) noexcept {
  return colours::count_with(lanes::kAvx2, board, means);
}

bool usable_by_colours_avx512(const Board& board) noexcept {
  return usable_by_lanes_avx512(board) && colours::suits(board);
}
Counted count_by_colours_avx512(const Board& board, const Means& means) noexcept {
  return colours::count_with(lanes::kAvx512, board, means);
}
#endif

}  // namespace queens

#include "kernel/colours/colours.hpp"

#include <algorithm>
#include <atomic>
#include <bit>
#include <cstring>
#include <optional>
#include <vector>

#include "base/scratch.hpp"
#include "board/open_count.hpp"
#include "kernel/colours/beginnings.hpp"
#include "kernel/colours/column_sets.hpp"
#include "kernel/colours/count.hpp"
#include "kernel/colours/row_sets.hpp"
#include "kernel/colours/squares.hpp"
#include "kernel/colours/table.hpp"
#include "kernel/lanes/lanes.hpp"
#include "kernel/lanes/scratch.hpp"

namespace queens {
namespace colours {
namespace {

/// Row sets of one size: so many even rows with a white queen, and so many odd ones.
struct Class {
  int evens, odds;
  std::vector<Half> even_sets, odd_sets;
};

class Count {
 public:
  Count(const lanes::InstructionSet& set, const Board& board, const Means& means,
        std::size_t cache_bytes);

  Counted run();

 private:
  /// What a thread works with.
  struct Workplace {
    Scratch<std::byte> cells, search;
    Cells kind;
    const ColumnSets& columns;
    bool sorts;  ///< whether those with the same even columns are taken together
    Beginnings beginnings = {};
  };

  void add_class(int evens, int odds);
  Counted count_class(const Class& sets) const;
  std::uint64_t count_on(Rows white, Workplace& place) const;
  enum class Use { add, look_up };
  Table go_through(const Squares& squares, Colour colour, Rows white, Use use,
                   Workplace& place) const;
  void go_row_by_row(const Squares& squares, Colour colour, Rows own, Take* take, Workplace& place,
                     Table& table) const;
  void go_sorted(const Squares& squares, Colour colour, Rows own, TakeContinued* take,
                 Workplace& place, Table& table) const;
  [[nodiscard]] bool has_middle(Rows white) const;

  const lanes::InstructionSet& set_;
  const Squares squares_;
  /// If a mirror leaves the colours as they are: with the queen of the middle row left of the
  /// centre only, or in it.
  std::optional<Squares> left_, centre_;
  const RowImages images_;
  const Means& means_;
  const std::size_t cache_bytes_;
  std::vector<Class> classes_;
  double row_sets_ = 0;
};

Board with_middle_row(Board board, int first, int end) {
  const int middle = board.side() / 2;
  for (int column = 0; column < board.side(); ++column)
    if (column < first || end <= column) board.reserve({middle, column});
  return board;
}

Count::Count(const lanes::InstructionSet& set, const Board& board, const Means& means,
             std::size_t cache_bytes)
    : set_(set),
      squares_(board),
      images_(board.side(), board.symmetries()),
      means_(means),
      cache_bytes_(cache_bytes) {
  const int middle = board.side() / 2;
  if (board.side() % 2 == 0 || !board.symmetries().contains(Symmetry::mirror)) return;
  left_.emplace(with_middle_row(board, 0, middle));
  centre_.emplace(with_middle_row(board, middle, middle + 1));
}

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

/// What is sorted takes up to so many times the memory of the cells.
constexpr std::size_t kSortingTimesCells = 8;

Counted Count::count_class(const Class& sets) const {
  if (sets.even_sets.empty() || sets.odd_sets.empty()) return {};
  const int evens = squares_.evens(), odds = squares_.odds();
  const ColumnSets columns(evens, odds, sets.evens, sets.odds);
  // Of either colour, whichever a set of rows has added.
  const Cells white = cells_for(sets.evens, sets.odds, set_.word_bytes);
  const Cells black = cells_for(odds - sets.odds, evens - sets.evens, set_.word_bytes);
  const Cells cells = white.bytes < black.bytes ? black : white;
  const std::size_t bytes = columns.count() * cells.bytes;
  const bool sorts = cache_bytes_ < bytes;
  const std::size_t needed = sorts ? kSortingTimesCells * bytes : bytes;
  const int threads = static_cast<int>(std::clamp<std::size_t>(
      means_.memory_bytes / needed, 1, static_cast<std::size_t>(means_.threads)));

  std::atomic<std::size_t> started = 0;
  std::atomic<std::size_t> taken = 0;
  std::vector<Counted> sums(static_cast<std::size_t>(threads));
  means_.on_threads(threads, [&] {
    Counted& sum = sums[started++];
    Workplace place = {make_scratch<std::byte>(bytes), make_scratch<std::byte>(set_.scratch_bytes),
                       cells, columns, sorts};
    std::memset(place.cells.get(), 0, bytes);
    for (std::size_t i = taken++; i < sets.even_sets.size(); i = taken++)
      for (const Half odd : sets.odd_sets) {
        if (means_.stop->requested()) return;
        const Rows rows = {sets.even_sets[i], odd};
        const int weight = images_.weight(rows);
        if (weight == 0) continue;
        sum.add(Counted::of(count_on(rows, place)), static_cast<std::uint64_t>(weight));
        means_.advance(weight / row_sets_);
      }
  });
  Counted total;
  for (const Counted& sum : sums) total.add(sum);
  return total;
}

/// The solutions with white queens in just these rows. Leaves the cells empty, as it finds them.
std::uint64_t Count::count_on(Rows white, Workplace& place) const {
  const int whites = std::popcount(white.even) + std::popcount(white.odd);
  // The more queens, the fewer placements: those are added, and the others looked up. By a mirror,
  // half of them need not be, if they have the middle row.
  const bool white_first = left_ ? !has_middle(white) : 2 * whites >= squares_.side();
  const Colour first = white_first ? Colour::white : Colour::black;
  const Colour second = white_first ? Colour::black : Colour::white;
  if (go_through(squares_, first, white, Use::add, place).placed == 0) return 0;
  const auto looked_up = [&](const Squares& squares) {
    return go_through(squares, second, white, Use::look_up, place).solutions;
  };
  const std::uint64_t solutions =
      left_ ? 2 * looked_up(*left_) + looked_up(*centre_) : looked_up(squares_);
  std::memset(place.cells.get(), 0, place.columns.count() * place.kind.bytes);
  return solutions;
}

bool Count::has_middle(Rows white) const {
  const int middle = squares_.side() / 2;
  return ((middle % 2 == 0 ? white.even : white.odd) >> (middle / 2) & 1) != 0;
}

/// Goes through the placements of a colour, in the rows that are its own.
Table Count::go_through(const Squares& squares, Colour colour, Rows white, Use use,
                        Workplace& place) const {
  Table table = {place.cells.get(), place.columns.row_size(), &place.columns.places(colour)};
  const Rows black = {every(squares.evens()) & ~white.even, every(squares.odds()) & ~white.odd};
  const Rows own = colour == Colour::white ? white : black;
  const Cells& cells = place.kind;
  if (place.sorts)
    go_sorted(squares, colour, own, use == Use::add ? cells.add_continued : cells.look_up_continued,
              place, table);
  else
    go_row_by_row(squares, colour, own, use == Use::add ? cells.add : cells.look_up, place, table);
  return table;
}

void Count::go_row_by_row(const Squares& squares, Colour colour, Rows own, Take* take,
                          Workplace& place, Table& table) const {
  const lanes::ColourRows rows = squares.rows(colour, own.even, own.odd);
  if (rows.count == 0) {
    constexpr std::uint32_t kNoColumns = 0;
    return take(&table, &kNoColumns, &kNoColumns, 1);
  }
  set_.place(rows, lanes::query_of(*means_.stop), place.search.get(), {take, &table});
}

/// First the rows whose queens have even columns, then the others.
void Count::go_sorted(const Squares& squares, Colour colour, Rows own, TakeContinued* take,
                      Workplace& place, Table& table) const {
  const bool is_white = colour == Colour::white;
  const Half later = is_white ? own.odd : own.even;
  place.beginnings.list(squares, colour, is_white ? own.even : own.odd, place.columns);
  const lanes::Beginning beginning =
      place.beginnings.from(later == 0 ? 0 : std::countr_zero(later));
  if (later == 0) return take(&table, beginning.columns, beginning.count);
  set_.continue_with(squares.rows_of_parity(colour, later, parity_of_rows(colour, 1)), beginning,
                     lanes::query_of(*means_.stop), place.search.get(), {take, &table});
}

}  // namespace

Counted count(const lanes::InstructionSet& set, const Board& board, const Means& means,
              std::size_t cache_bytes) {
  return Count(set, board, means, cache_bytes).run();
}

namespace {

/// Whether it is not too wide for the little that it has of open squares.
bool suits(const Board& board) {
  const int side = board.side();
  return side <= kMaxColoursSideAnyBoard || 2 * open_count(board) >= side * side;
}

}  // namespace
}  // namespace colours

#ifdef __wasm_simd128__
bool usable_by_colours_simd128(const Board& board) noexcept {
  return usable_by_lanes_simd128(board) && colours::suits(board);
}
Counted count_by_colours_simd128(const Board& board, const Means& means) noexcept {
  return colours::count(lanes::kSimd128, board, means);
}
#else
bool usable_by_colours_portable(const Board& board) noexcept {
  return usable_by_lanes_portable(board) && colours::suits(board);
}
Counted count_by_colours_portable(const Board& board, const Means& means) noexcept {
  return colours::count(lanes::kPortable, board, means);
}
#endif

#if defined(__x86_64__)
bool usable_by_colours_avx2(const Board& board) noexcept {
  return usable_by_lanes_avx2(board) && colours::suits(board);
}
Counted count_by_colours_avx2(const Board& board, const Means& means) noexcept {
  return colours::count(lanes::kAvx2, board, means);
}

bool usable_by_colours_avx512(const Board& board) noexcept {
  return usable_by_lanes_avx512(board) && colours::suits(board);
}
Counted count_by_colours_avx512(const Board& board, const Means& means) noexcept {
  return colours::count(lanes::kAvx512, board, means);
}
#endif

}  // namespace queens

#include "kernel/colours/table.hpp"

namespace queens::colours {
namespace {

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

std::size_t place_of(const Table& table, const std::uint32_t* of_odd, std::uint32_t columns) {
  return (columns >> 16) * table.row_size + of_odd[columns & 0xFFFF];
}

template <class Cell>
void add_continued(void* to, const std::uint32_t* columns, int count) {
  Table& table = *static_cast<Table*>(to);
  Cell* const cells = static_cast<Cell*>(table.cells);
  const std::uint32_t* const of_odd = table.places->of_odd.data();
  for (int i = 0; i < count; ++i) ++cells[place_of(table, of_odd, columns[i])];
  table.placed += static_cast<std::uint64_t>(count);
}

template <class Cell>
void look_up_continued(void* to, const std::uint32_t* columns, int count) {
  Table& table = *static_cast<Table*>(to);
  const Cell* const cells = static_cast<const Cell*>(table.cells);
  const std::uint32_t* const of_odd = table.places->of_odd.data();
  std::uint64_t sum = 0;
  for (int i = 0; i < count; ++i) sum += cells[place_of(table, of_odd, columns[i])];
  table.solutions += sum;
}

template <class Cell, class Word>
constexpr Cells kCellsOf = {sizeof(Cell), add<Cell, Word>, look_up<Cell, Word>, add_continued<Cell>,
                            look_up_continued<Cell>};

template <class Cell>
Cells cells_of(std::size_t word_bytes) {
  return word_bytes == 2 ? kCellsOf<Cell, std::uint16_t> : kCellsOf<Cell, std::uint32_t>;
}

}  // namespace

Cells cells_for(int evens, int odds, std::size_t word_bytes) {
  double most = 1;
  for (int i = 2; i <= evens; ++i) most *= i;
  for (int i = 2; i <= odds; ++i) most *= i;
  if (most < 0x1p16) return cells_of<std::uint16_t>(word_bytes);
  if (most < 0x1p32) return cells_of<std::uint32_t>(word_bytes);
  return cells_of<std::uint64_t>(word_bytes);
}

}  // namespace queens::colours

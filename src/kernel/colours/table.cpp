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

template <class Cell>
Cells cells_of(std::size_t word_bytes) {
  if (word_bytes == 2)
    return {sizeof(Cell), add<Cell, std::uint16_t>, look_up<Cell, std::uint16_t>};
  return {sizeof(Cell), add<Cell, std::uint32_t>, look_up<Cell, std::uint32_t>};
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

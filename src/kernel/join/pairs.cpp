#include "kernel/join/pairs.hpp"

#include <algorithm>

namespace queens::join {

Pairs::Pairs(const Engine& engine, std::size_t listed, const Stop& stop)
    : engine_(engine),
      stop_(stop),
      capacity_(listed),
      top_list_(make_scratch<Mask>(listed + kMargin)),
      bottom_list_(make_scratch<Mask>(listed + kMargin)),
      spare_(make_scratch<Mask>((kMasksEach - 2) * listed + kMargin)),
      tables_(kTableBytes / sizeof(TableRow)) {}

/// A quarter must hold the largest step of the engine.
std::size_t Pairs::fewest(const Half& top, const Half& bottom) {
  const std::size_t longest = std::max(top.outer().longest_run(), bottom.outer().longest_run());
  return 4 * (kStepMasks * longest + kMargin);
}

void Pairs::use(const Half& top, const Half& bottom) {
  top_book_.emplace(top);
  bottom_book_.emplace(bottom);
  // What is listed before it is chosen from: in cache, but room for the engine's largest step.
  constexpr std::size_t kInCache = std::size_t{1} << 14;
  part_ = std::max(fewest(top, bottom) / 4, std::min(kInCache, capacity_ / 4));
}

Counted Pairs::count(Row top_set, Row bottom_set) {
  top_ = &top_book_->recipe(top_set);
  if (top_->couple_count == 0) return {};
  bottom_ = &bottom_book_->recipe(bottom_set);
  return count(Wanted{}, Wanted{});
}

/// Lists that are too long are made again and again, each time with less: of the pairs that do not
/// share some diagonal, the top half has it or not.
Counted Pairs::count(Wanted top, Wanted bottom) {
  if (stop_.requested()) return {};
  Cursor in_top;
  Cursor in_bottom;
  const std::size_t top_size = list(*top_, in_top, top, top_list_.get());
  const std::size_t bottom_size = list(*bottom_, in_bottom, bottom, bottom_list_.get());
  if (in_top.couple == top_->couple_count && in_bottom.couple == bottom_->couple_count)
    return compare(top_size, bottom_size);
  // No list is full without a mask, so one that is empty is complete.
  if (top_size == 0 || bottom_size == 0) return {};
  const Mask settled = top.must | top.none | bottom.none;
  const Mask diagonal = engine_.conflicting_diagonal(top_list_.get(), top_size, bottom_list_.get(),
                                                     bottom_size, ~settled);
  if (diagonal == 0) return count_in_parts(top, bottom);
  Counted total = count({top.must | diagonal, top.none}, {bottom.must, bottom.none | diagonal});
  total.add(count({top.must, top.none | diagonal}, bottom));
  return total;
}

/// Every part of the top list with every part of the bottom list.
Counted Pairs::count_in_parts(Wanted top, Wanted bottom) {
  Counted total;
  for (Cursor in_top; in_top.couple < top_->couple_count && !stop_.requested();) {
    const std::size_t top_size = list(*top_, in_top, top, top_list_.get());
    for (Cursor in_bottom; in_bottom.couple < bottom_->couple_count && !stop_.requested();)
      total.add(compare(top_size, list(*bottom_, in_bottom, bottom, bottom_list_.get())));
  }
  return total;
}

/// Lists from the cursor on until all is done or the list is full.
std::size_t Pairs::list(const Recipe& recipe, Cursor& cursor, Wanted wanted, Mask* to) {
  if ((wanted.must | wanted.none) == 0) return engine_.list(recipe, cursor, to, capacity_);
  std::size_t size = 0;
  while (cursor.couple < recipe.couple_count && capacity_ - size >= part_ && !stop_.requested()) {
    const std::size_t made = engine_.list(recipe, cursor, spare_.get(), part_);
    size += engine_.select(to + size, spare_.get(), made, wanted.must | wanted.none, wanted.must);
  }
  return size;
}

Counted Pairs::compare(std::size_t top_size, std::size_t bottom_size) {
  const Workshop workshop = {
      spare_.get(), (kMasksEach - 2) * capacity_, tables_.data(),
      [](const void* stop) { return static_cast<const Stop*>(stop)->requested(); }, &stop_};
  return engine_.count_disjoint(top_list_.get(), top_size, bottom_list_.get(), bottom_size,
                                workshop);
}

}  // namespace queens::join

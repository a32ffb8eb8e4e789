// Counting the solutions of one set of columns: both lists made, and compared.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "base/scratch.hpp"
#include "kernel/counted.hpp"
#include "kernel/join/engine.hpp"
#include "kernel/join/half.hpp"
#include "queens/stop.hpp"

namespace queens::join {

/// What one thread needs: its lists, its tables and its recipes. The bands are shared.
class Pairs {
 public:
  /// Lists of `listed` masks at most.
  Pairs(const Engine& engine, std::size_t listed, const Stop& stop);

  /// How long lists may be in so many bytes: one for each half, and room to split them.
  static constexpr std::size_t longest_in(std::size_t bytes) {
    return bytes / sizeof(Mask) / kMasksEach;
  }

  /// How long lists must be at least for these halves.
  static std::size_t fewest(const Half& top, const Half& bottom);

  /// Takes its placements from these halves from now on.
  void use(const Half& top, const Half& bottom);

  /// The solutions whose top half uses `top_set`, and whose bottom half all the other columns.
  Counted count(Row top_set, Row bottom_set);

 private:
  static constexpr std::size_t kMasksEach = 5;  ///< of memory for each mask that may be listed

  /// Which masks are listed: those with all of `must` and nothing of `none`.
  struct Wanted {
    Mask must = 0;
    Mask none = 0;
  };
  Counted count(Wanted top, Wanted bottom);
  Counted count_in_parts(Wanted top, Wanted bottom);
  std::size_t list(const Recipe& recipe, Cursor& cursor, Wanted wanted, Mask* to);
  Counted compare(std::size_t top_size, std::size_t bottom_size);

  const Engine& engine_;
  const Stop& stop_;
  std::size_t capacity_;  ///< how long the lists are
  std::size_t part_ = 0;  ///< how much is listed at once before it is chosen from
  Scratch<Mask> top_list_, bottom_list_, spare_;
  struct alignas(64) TableRow {
    std::byte bytes[kBlock / 8];
  };
  std::vector<TableRow> tables_;
  std::optional<RecipeBook> top_book_, bottom_book_;
  const Recipe* top_ = nullptr;
  const Recipe* bottom_ = nullptr;
};

}  // namespace queens::join

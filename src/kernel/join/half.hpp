// One half of a board: its two bands, and how to list a set of columns from them.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "kernel/join/bands.hpp"
#include "kernel/join/engine.hpp"

namespace queens::join {

/// The two bands of a half, shared by all threads once they are listed.
class Half {
 public:
  /// Lists both bands of the rows first .. end-1; `middle` is the line to the other half.
  /// False if the pool is too small, or if `stop` was requested.
  bool list_bands(const Squares& squares, int first, int end, int middle, Pool& pool,
                  const Stop& stop);

  [[nodiscard]] const Band& outer() const { return outer_; }
  [[nodiscard]] const Band& inner() const { return inner_; }

 private:
  Band outer_;
  Band inner_;
};

/// Writes the recipe for the list of a set of columns; one for each thread.
class RecipeBook {
 public:
  explicit RecipeBook(const Half& half);

  /// What makes the list of `set`; valid until the next call.
  const Recipe& recipe(Row set);

 private:
  /// Ranks of the two shares of some columns of a set, one share for each band.
  struct Share {
    std::uint32_t outer, inner;
  };
  void share_lower(int columns);
  [[nodiscard]] Share share_upper(int lower_columns, int columns, unsigned outer_share) const;

  const Half& half_;
  std::array<int, kMaxJoinSide> set_{};
  std::array<Share, std::size_t{1} << kMaxBandRows> lower_{};
  std::vector<Couple> couples_;
  Recipe recipe_{};
};

}  // namespace queens::join

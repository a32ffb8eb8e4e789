// All solutions of a board that keeps symmetries, from one of each class.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "kernel/solutions.hpp"
#include "list/buckets.hpp"
#include "list/packed_pictures.hpp"
#include "queens/board.hpp"
#include "queens/stop.hpp"

namespace queens {

/// Searches up to eight times less than a search for every solution does; but all solutions are in
/// memory at once, 8 bytes each, before the first is known. Hence small sides only.
/// Memory: of each pair of mirror images only one is kept, so 59 MB for the empty board of side 16.
///         Boards without mirror images have fewer solutions than that has, so less than 118 MB.
class Pictures {
 public:
  /// Solutions are taken by the columns of so many first rows: enough for cases of some thousand
  /// solutions.
  [[nodiscard]] int rows() const { return board_.side() < 15 ? 2 : 3; }

  /// Whether `board` has pictures to make, and few enough.
  static bool suits(const Board& board);

  explicit Pictures(const Board& board);

  /// Finds the solutions. Must be called once, and return true, before any is taken.
  /// Returns false if the stop was requested.
  bool search(int threads, const Stop& stop);

  /// Appends the solutions that begin with these columns, in order.
  void take(std::span<const std::uint8_t> first, PackedSolutions& solutions) const;

 private:
  /// What is below the first rows in a number.
  [[nodiscard]] int key_shift() const { return PackedPictures::kBits * (board_.side() - rows()); }
  void sort(std::size_t key);

  const Board& board_;
  PackedPictures pictures_;
  std::vector<Buckets> found_;  ///< one for each thread; of a pair the smaller
};

}  // namespace queens

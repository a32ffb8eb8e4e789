// Pictures of solutions that are numbers: four bits a row, the last row lowest.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "list/picture_steps.hpp"
#include "queens/symmetry.hpp"

namespace queens {

/// The orbits under a group of symmetries, of solutions of a side up to 16.
class PackedPictures {
 public:
  static constexpr int kMaxSide = 16;
  static constexpr int kBits = 4;

  PackedPictures(int side, SymmetrySet group);

  /// Whether solutions come in pairs: each with its mirror image, which is another.
  [[nodiscard]] bool in_pairs() const { return in_pairs_; }
  [[nodiscard]] std::uint64_t mirrored(std::uint64_t solution) const { return last_ - solution; }

  /// Hands the orbit of a solution on to `use`, each once, and of a pair only the smaller. Does
  /// nothing if the solution is not the smallest of its orbit.
  template <class Use>
  void each_of_smallest(std::uint64_t solution, const Use& use) const {
    std::array<std::uint64_t, 8> pictures;
    add_four(pictures.data(), solution);
    if (has_transposed_) add_four(pictures.data() + kTransposed, transposed(solution));

    int count = 0;
    int unchanged = 0;
    bool is_smallest = true;
    for (std::size_t i = 0; i < pictures.size(); i += in_pairs_ ? 2 : 1) {
      if (!is_wanted_[i]) continue;
      const std::uint64_t picture =
          in_pairs_ ? std::min(pictures[i], pictures[i + 1]) : pictures[i];
      is_smallest = is_smallest && solution <= picture;
      unchanged += picture == solution ? 1 : 0;
      pictures[static_cast<std::size_t>(count++)] = picture;
    }
    if (!is_smallest) return;
    if (unchanged > 1) count = without_copies(pictures.data(), count);
    for (int i = 0; i < count; ++i) use(pictures[static_cast<std::size_t>(i)]);
  }

 private:
  /// The picture itself, its mirror image, and both turned upside down.
  void add_four(std::uint64_t* pictures, std::uint64_t picture) const {
    pictures[0] = picture;
    pictures[kMirrored] = mirrored(picture);
    pictures[kFlipped] = flipped(picture);
    pictures[kFlipped + kMirrored] = mirrored(pictures[kFlipped]);
  }

  [[nodiscard]] std::uint64_t flipped(std::uint64_t solution) const {
    // Halves are exchanged, then the halves of the halves, down to rows.
    solution = solution >> 32 | solution << 32;
    solution = (solution >> 16 & 0x0000'FFFF'0000'FFFF) | (solution & 0x0000'FFFF'0000'FFFF) << 16;
    solution = (solution >> 8 & 0x00FF'00FF'00FF'00FF) | (solution & 0x00FF'00FF'00FF'00FF) << 8;
    solution = (solution >> 4 & 0x0F0F'0F0F'0F0F'0F0F) | (solution & 0x0F0F'0F0F'0F0F'0F0F) << 4;
    return solution >> (kBits * (kMaxSide - side_));
  }

  [[nodiscard]] std::uint64_t transposed(std::uint64_t solution) const {
    std::uint64_t transposed = 0;
    for (int row = side_ - 1; row >= 0; --row, solution >>= kBits) {
      const int column = static_cast<int>(solution & ((1U << kBits) - 1));
      transposed |= static_cast<std::uint64_t>(row) << (kBits * (side_ - 1 - column));
    }
    return transposed;
  }

  static int without_copies(std::uint64_t* pictures, int count);

  int side_;
  std::uint64_t last_ = 0;           ///< the last column in every row
  std::array<bool, 8> is_wanted_{};  ///< by the steps that make a picture
  bool has_transposed_ = false;      ///< one of the last four is wanted
  bool in_pairs_;
};

}  // namespace queens

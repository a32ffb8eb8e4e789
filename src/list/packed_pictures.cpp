#include "list/packed_pictures.hpp"

namespace queens {

PackedPictures::PackedPictures(int side, SymmetrySet group)
    : side_(side), in_pairs_(group.contains(Symmetry::mirror)) {
  for (int row = 0; row < side; ++row) last_ = last_ << kBits | static_cast<unsigned>(side - 1);
  for (std::size_t steps = 0; steps < kMadeBySteps.size(); ++steps) {
    is_wanted_[steps] = group.contains(kMadeBySteps[steps]);
    has_transposed_ = has_transposed_ || ((steps & kTransposed) != 0 && is_wanted_[steps]);
  }
}

int PackedPictures::without_copies(std::uint64_t* pictures, int count) {
  std::sort(pictures, pictures + count);
  return static_cast<int>(std::unique(pictures, pictures + count) - pictures);
}

}  // namespace queens

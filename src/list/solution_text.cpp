#include "list/solution_text.hpp"

#include <algorithm>

namespace queens {

SolutionText::SolutionText(const Pieces& pieces)
    : side_(static_cast<int>(pieces.of_square.size())), starts_(pieces.of_square.size() + 1) {
  std::size_t longest = pieces.between.size();
  for (const auto& row : pieces.of_square) {
    std::size_t in_row = 0;
    for (const std::string& piece : row) in_row = std::max(in_row, piece.size());
    longest += in_row;
    while (stride_ < in_row) stride_ += kStep;
  }
  for (const auto& row : pieces.of_square)
    for (const std::string& piece : row) {
      sizes_.push_back(piece.size());
      pieces_.insert(pieces_.end(), piece.begin(), piece.end());
      pieces_.resize(sizes_.size() * stride_);
    }
  text_.resize(longest + stride_ + kStep);
  std::copy(pieces.between.begin(), pieces.between.end(), text_.begin());
  starts_[0] = pieces.between.size();
}

}  // namespace queens

#include "list/solution_text.hpp"

#include <algorithm>
#include <numeric>

namespace queens {

SolutionText::SolutionText(const Pieces& pieces)
    : side_(static_cast<int>(pieces.of_square.size())),
      is_columns_(pieces.between.empty()),
      room_(pieces.between.size()),
      before_(pieces.between.begin(), pieces.between.end()),
      starts_(pieces.of_square.size() + 1) {
  bool are_bytes = true;
  for (const auto& row : pieces.of_square) {
    std::size_t in_row = 0;
    for (const std::string& piece : row) {
      in_row = std::max(in_row, piece.size());
      are_bytes = are_bytes && piece.size() == 1;
    }
    room_ += in_row;
    while (stride_ < in_row) stride_ += kStep;
  }
  room_ += stride_ + kStep;
  if (are_bytes) stride_ = 1;
  for (const auto& row : pieces.of_square)
    for (int column = 0; const std::string& piece : row) {
      is_columns_ = piece == std::string(1, static_cast<char>(column++)) && is_columns_;
      sizes_.push_back(piece.size());
      pieces_.insert(pieces_.end(), piece.begin(), piece.end());
      pieces_.resize(sizes_.size() * stride_);
    }
  before_.resize(before_.size() + kStep);
  // Where rows begin if all pieces are bytes; else it is known when they are written.
  std::iota(starts_.begin(), starts_.end(), pieces.between.size());
}

}  // namespace queens

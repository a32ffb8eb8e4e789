// The text of one solution after the other, made anew only from the first row that changes.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <vector>

#include "queens/list.hpp"

namespace queens {

class SolutionText {
 public:
  explicit SolutionText(const Pieces& pieces);

  /// Puts the queens of the rows from `row` on, where `columns` says.
  void put(int row, const std::uint8_t* columns) {
    if (stride_ == kStep)
      put_pieces<true>(row, columns);
    else
      put_pieces<false>(row, columns);
  }

  /// Writes the solution, once each row has its queen, and returns where it ends. Needs `room()`
  /// bytes.
  char* write(char* out) const {
    const std::size_t size = starts_.back();
    copy(out, text_.data(), size);
    return out + size;
  }

  [[nodiscard]] std::size_t room() const { return text_.size(); }

 private:
  static constexpr std::size_t kStep = 16;

  /// Whole steps: quicker than to ask how many bytes are left. Both sides have room for a step
  /// more.
  static void copy(char* out, const char* text, std::size_t size) {
    for (std::size_t done = 0; done < size; done += kStep)
      std::memcpy(out + done, text + done, kStep);
  }

  /// Nearly always a piece fits into one step.
  template <bool kOneStep>
  void put_pieces(int row, const std::uint8_t* columns) {
    std::size_t start = starts_[static_cast<std::size_t>(row)];
    for (; row < side_; ++row) {
      const auto at = static_cast<std::size_t>(row);
      const std::size_t square = at * static_cast<std::size_t>(side_) + columns[at];
      copy(text_.data() + start, pieces_.data() + square * stride_, kOneStep ? kStep : stride_);
      starts_[at + 1] = start += sizes_[square];
    }
  }

  int side_;
  std::size_t stride_ = kStep;       ///< room for each square's piece
  std::vector<char> pieces_;         ///< row by row
  std::vector<std::size_t> sizes_;   ///< of the pieces
  std::vector<char> text_;           ///< what stands between two solutions, then the solution
  std::vector<std::size_t> starts_;  ///< where each row begins in it, and where the last one ends
};

}  // namespace queens

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

  /// Writes the solution with these columns, and returns where it ends. The rows before `row` must
  /// be as in the solution written last, whose text must still be where it was, or just here.
  /// Needs `room()` bytes.
  char* write(char* out, int row, const std::uint8_t* columns) {
    const std::size_t start = starts_[static_cast<std::size_t>(row)];
    copy(out, row == 0 ? before_.data() : last_, start);
    last_ = out;
    if (stride_ == 1) return write_bytes(out + start, row, columns);
    return stride_ == kStep ? write_pieces<true>(out, row, columns)
                            : write_pieces<false>(out, row, columns);
  }

  /// Whether a solution's text is the columns of all rows, a byte each, and nothing between two.
  [[nodiscard]] bool is_columns() const { return is_columns_; }

  [[nodiscard]] std::size_t room() const { return room_; }

 private:
  static constexpr std::size_t kStep = 16;

  /// Whole steps: quicker than to ask how many bytes are left. Both sides have room for a step
  /// more.
  static void copy(char* out, const char* text, std::size_t size) {
    for (std::size_t done = 0; done < size; done += kStep)
      std::memmove(out + done, text + done, kStep);
  }

  char* write_bytes(char* out, int row, const std::uint8_t* columns) const {
    const auto side = static_cast<std::size_t>(side_);
    for (auto at = static_cast<std::size_t>(row); at < side; ++at)
      *out++ = pieces_[at * side + columns[at]];
    return out;
  }

  /// Nearly always a piece fits into one step.
  template <bool kOneStep>
  char* write_pieces(char* out, int row, const std::uint8_t* columns) {
    std::size_t start = starts_[static_cast<std::size_t>(row)];
    for (; row < side_; ++row) {
      const auto at = static_cast<std::size_t>(row);
      const std::size_t square = at * static_cast<std::size_t>(side_) + columns[at];
      copy(out + start, pieces_.data() + square * stride_, kOneStep ? kStep : stride_);
      starts_[at + 1] = start += sizes_[square];
    }
    return out + start;
  }

  int side_;
  bool is_columns_;
  std::size_t room_;
  std::size_t stride_ = kStep;       ///< room for each square's piece; 1 if all are single bytes
  std::vector<char> pieces_;         ///< row by row
  std::vector<std::size_t> sizes_;   ///< of the pieces
  std::vector<char> before_;         ///< what stands between two solutions
  const char* last_ = nullptr;       ///< the solution written last
  std::vector<std::size_t> starts_;  ///< where each row begins in it, and where the last one ends
};

}  // namespace queens

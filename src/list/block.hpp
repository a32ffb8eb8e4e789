// A stretch of a list: the text of some solutions in a row.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace queens {

/// Uses memory of its owner's: to touch new memory for every stretch would take longer than to
/// fill it.
class Block {
 public:
  explicit Block(std::span<char> memory) : bytes_(memory) {}

  [[nodiscard]] bool has_room(std::size_t bytes) const { return bytes_.size() - size_ >= bytes; }

  /// Where the next solution's text is to be written.
  char* end() { return bytes_.data() + size_; }
  /// One solution more, whose text has been written up to `end`.
  void add_solution(const char* end) {
    size_ = static_cast<std::size_t>(end - bytes_.data());
    ends_.push_back(static_cast<std::uint32_t>(size_));
  }

  [[nodiscard]] std::size_t solutions() const { return ends_.size(); }

  /// The text of the solutions first .. last-1.
  [[nodiscard]] std::string_view text(std::size_t first, std::size_t last) const {
    const std::size_t begin = first == 0 ? 0 : ends_[first - 1];
    const std::size_t end = last == 0 ? 0 : ends_[last - 1];
    return {bytes_.data() + begin, end - begin};
  }

  void clear() {
    size_ = 0;
    ends_.clear();
  }

 private:
  std::span<char> bytes_;
  std::vector<std::uint32_t> ends_;
  std::size_t size_ = 0;
};

}  // namespace queens

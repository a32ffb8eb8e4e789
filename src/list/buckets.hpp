// Many numbers, parted by a key.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "base/scratch.hpp"

namespace queens {

/// Takes numbers in any order and gives them back by their key. What is kept is never moved.
/// Memory: the numbers, and up to a chunk (512 bytes) more for each key.
class Buckets {
 public:
  explicit Buckets(std::size_t keys) : buckets_(keys) {}

  void add(std::size_t key, std::uint64_t number) {
    Bucket& bucket = buckets_[key];
    if (bucket.next == bucket.end) grow(bucket);
    *bucket.next++ = number;
  }

  /// Writes others in place of the numbers of a key, and returns the first one that was not needed.
  const std::uint64_t* replace(std::size_t key, const std::uint64_t* numbers);

  void append_to(std::vector<std::uint64_t>& numbers, std::size_t key) const;

 private:
  static constexpr std::size_t kChunk = 64;

  struct Bucket {
    std::uint64_t* next = nullptr;  ///< in the last chunk
    std::uint64_t* end = nullptr;
    std::vector<std::uint64_t*> chunks;

    /// All are full but the last.
    [[nodiscard]] std::size_t size_of(const std::uint64_t* chunk) const {
      return chunk == chunks.back() ? static_cast<std::size_t>(next - chunk) : kChunk;
    }
  };
  void grow(Bucket& bucket);

  std::vector<Bucket> buckets_;
  std::vector<Scratch<std::uint64_t>> memory_;
  std::size_t chunks_left_ = 0;  ///< of the last piece of memory
};

}  // namespace queens

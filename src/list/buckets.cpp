#include "list/buckets.hpp"

#include <algorithm>

namespace queens {

const std::uint64_t* Buckets::replace(std::size_t key, const std::uint64_t* numbers) {
  Bucket& bucket = buckets_[key];
  for (std::uint64_t* const chunk : bucket.chunks) {
    const std::size_t size = bucket.size_of(chunk);
    std::copy_n(numbers, size, chunk);
    numbers += size;
  }
  return numbers;
}

void Buckets::append_to(std::vector<std::uint64_t>& numbers, std::size_t key) const {
  const Bucket& bucket = buckets_[key];
  for (const std::uint64_t* const chunk : bucket.chunks)
    numbers.insert(numbers.end(), chunk, chunk + bucket.size_of(chunk));
}

void Buckets::grow(Bucket& bucket) {
  constexpr std::size_t kPage = whole_pages(1) / sizeof(std::uint64_t);
  if (chunks_left_ == 0) {
    memory_.push_back(make_scratch<std::uint64_t>(kPage));
    chunks_left_ = kPage / kChunk;
  }
  bucket.next = memory_.back().get() + kPage - kChunk * chunks_left_--;
  bucket.end = bucket.next + kChunk;
  bucket.chunks.push_back(bucket.next);
}

}  // namespace queens

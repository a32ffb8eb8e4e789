#include "kernel/lanes/scratch.hpp"

#include <new>

#include "base/per_thread.hpp"

namespace queens::lanes {
namespace {

/// Memory that a thread keeps, so that a board that takes a millisecond need not fault it in.
class Scratch {
 public:
  Scratch() = default;
  Scratch(const Scratch&) = delete;
  Scratch& operator=(const Scratch&) = delete;
  ~Scratch() { release(); }

  /// At least `size` bytes, or null. What was there before may be gone.
  void* of_size(std::size_t size) noexcept {
    if (size > size_) {
      release();
      memory_ = ::operator new(size, kAlignment, std::nothrow);
      size_ = memory_ == nullptr ? 0 : size;
    }
    return memory_;
  }

 private:
  static constexpr std::align_val_t kAlignment{64};

  void release() noexcept { ::operator delete(memory_, kAlignment); }

  void* memory_ = nullptr;
  std::size_t size_ = 0;
};

bool is_requested(const void* stop) noexcept { return static_cast<const Stop*>(stop)->requested(); }

}  // namespace

void* scratch_of_size(std::size_t size) noexcept {
  QUEENS_PER_THREAD Scratch scratch;
  return scratch.of_size(size);  // NOLINT: the analyzer takes a thread_local for a local
}

StopQuery query_of(const Stop& stop) noexcept { return {is_requested, &stop}; }

}  // namespace queens::lanes

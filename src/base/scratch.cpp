#include "base/scratch.hpp"

#include <new>

#if defined(__linux__)
#include <sys/mman.h>
#endif

namespace queens {
namespace {

constexpr std::align_val_t kLargePage{std::size_t{1} << 21};

}  // namespace

void FreeScratch::operator()(void* memory) const noexcept { ::operator delete(memory, kLargePage); }

void* new_scratch(std::size_t bytes) {
  void* const memory = ::operator new(bytes, kLargePage);
#if defined(__linux__)
  // A wish: without large pages, everything works as before.
  madvise(memory, bytes, MADV_HUGEPAGE);
#endif
  return memory;
}

}  // namespace queens

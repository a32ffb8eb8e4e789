// Memory for large tables that are written before they are read.
#pragma once

#include <cstddef>
#include <memory>
#include <type_traits>

namespace queens {

struct FreeScratch {
  void operator()(void* memory) const noexcept;
};

/// Memory of `bytes` bytes, not initialised, in large pages where the system gives them: the first
/// touch of a page can cost more than to fill it. What is never touched takes no memory.
void* new_scratch(std::size_t bytes);

/// So many bytes or up to a large page more: less than a whole page never is a large one.
constexpr std::size_t whole_pages(std::size_t bytes) {
  constexpr std::size_t kLargePage = std::size_t{1} << 21;
  return (bytes + kLargePage - 1) / kLargePage * kLargePage;
}

template <class T>
using Scratch = std::unique_ptr<T[], FreeScratch>;

/// Room for `count` objects of a type that needs no constructor.
template <class T>
Scratch<T> make_scratch(std::size_t count) {
  static_assert(std::is_trivial_v<T>);
  return Scratch<T>(static_cast<T*>(new_scratch(count * sizeof(T))));
}

}  // namespace queens

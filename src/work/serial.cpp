// One thread, for builds without more.
#include "work/parallel.hpp"

namespace queens {

int available_threads() noexcept { return 1; }

void run_on_threads(int threads, const std::function<void()>& work) {
  for (int i = 0; i < threads; ++i) work();
}

void for_each_index(std::size_t count, int, const std::function<void(std::size_t)>& work) {
  for (std::size_t i = 0; i < count; ++i) work(i);
}

}  // namespace queens

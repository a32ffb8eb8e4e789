#include "work/parallel.hpp"

#include <tbb/global_control.h>
#include <tbb/info.h>
#include <tbb/parallel_for.h>
#include <tbb/task_arena.h>

#include <atomic>
#include <thread>
#include <vector>

namespace queens {

int available_threads() noexcept { return tbb::info::default_concurrency(); }

#if defined(__SANITIZE_THREAD__)
// The sanitizer cannot see how the library's threads wait for each other, since the library is not
// built for it, and would call that a race. Plain threads do the same work.
void run_on_threads(int threads, const std::function<void()>& work) {
  std::vector<std::thread> others;
  for (int i = 1; i < threads; ++i) others.emplace_back(work);
  work();
  for (std::thread& other : others) other.join();
}
#else
void run_on_threads(int threads, const std::function<void()>& work) {
  if (threads == 1) return work();
  // An arena alone would not get more threads than there are processors.
  const tbb::global_control limit(tbb::global_control::max_allowed_parallelism,
                                  static_cast<std::size_t>(threads));
  tbb::task_arena arena(threads);
  arena.execute([&] {
    tbb::parallel_for(
        0, threads, [&](int) { work(); }, tbb::simple_partitioner());
  });
}
#endif

void for_each_index(std::size_t count, int threads, const std::function<void(std::size_t)>& work) {
  std::atomic<std::size_t> next = 0;
  const auto take_all = [&] {
    for (std::size_t i = next++; i < count; i = next++) work(i);
  };
  run_on_threads(threads, take_all);
}

}  // namespace queens

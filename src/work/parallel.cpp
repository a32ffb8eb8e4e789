#include "work/parallel.hpp"

#include <tbb/global_control.h>
#include <tbb/info.h>
#include <tbb/parallel_for.h>
#include <tbb/task_arena.h>

#include <atomic>

namespace queens {

int available_threads() noexcept { return tbb::info::default_concurrency(); }

void for_each_index(std::size_t count, int threads, const std::function<void(std::size_t)>& work) {
  std::atomic<std::size_t> next = 0;
  const auto take_all = [&] {
    for (std::size_t i = next++; i < count; i = next++) work(i);
  };
  if (threads == 1) return take_all();
  // An arena alone would not get more threads than there are processors.
  const tbb::global_control limit(tbb::global_control::max_allowed_parallelism,
                                  static_cast<std::size_t>(threads));
  tbb::task_arena arena(threads);
  arena.execute([&] {
    tbb::parallel_for(
        0, threads, [&](int) { take_all(); }, tbb::simple_partitioner());
  });
}

}  // namespace queens

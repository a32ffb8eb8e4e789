#include "work/parallel.hpp"

#include <tbb/global_control.h>
#include <tbb/info.h>
#include <tbb/parallel_for.h>
#include <tbb/task_arena.h>

namespace queens {

int available_threads() noexcept { return tbb::info::default_concurrency(); }

void for_each_index(std::size_t count, int threads, const std::function<void(std::size_t)>& work) {
  if (threads == 1) {
    for (std::size_t i = 0; i < count; ++i) work(i);
    return;
  }
  // An arena alone would not get more threads than there are processors.
  const tbb::global_control limit(tbb::global_control::max_allowed_parallelism,
                                  static_cast<std::size_t>(threads));
  tbb::task_arena arena(threads);
  arena.execute([&] { tbb::parallel_for(std::size_t{0}, count, work, tbb::simple_partitioner()); });
}

}  // namespace queens

// Threads: many independent pieces of work, in any order. Knows no queens.
#pragma once

#include <cstddef>
#include <functional>

namespace queens {

/// How many threads this machine runs at once; at least 1.
int available_threads() noexcept;

/// That many threads, or all that are available for 0.
inline int threads_for(int asked) noexcept { return asked > 0 ? asked : available_threads(); }

/// Cases per thread: enough that the last ones end together.
inline constexpr std::size_t kCasesPerThread = 64;

/// Calls `work` once on each of so many threads (at least 1), the caller's among them, and returns
/// when all are done. A busy machine may have one thread make two of the calls, one by one.
void run_on_threads(int threads, const std::function<void()>& work);

/// Calls `work(i)` once for each i in 0 .. count-1, on up to `threads` threads (at least 1).
/// They begin in order, so that whoever puts the longest first has them end together; the call
/// returns when all are done.
void for_each_index(std::size_t count, int threads, const std::function<void(std::size_t)>& work);

}  // namespace queens

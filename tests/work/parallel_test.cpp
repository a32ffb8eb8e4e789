#include "work/parallel.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <vector>

namespace queens {
namespace {

TEST(ForEachIndex, CallsEachOnce) {
  for (const int threads : {1, 2, 7})
    for (const std::size_t count : {0U, 1U, 2U, 1000U}) {
      std::vector<std::atomic<int>> calls(count);
      for_each_index(count, threads, [&](std::size_t i) { ++calls[i]; });
      for (const auto& called : calls) EXPECT_EQ(called, 1);
    }
}

TEST(AvailableThreads, AreAtLeastOne) { EXPECT_GE(available_threads(), 1); }

}  // namespace
}  // namespace queens

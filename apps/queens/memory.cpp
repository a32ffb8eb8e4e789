#include "memory.hpp"

#include <fstream>
#include <string>

namespace queens::app {

std::size_t memory_bytes(std::uint64_t asked, int side) {
  constexpr int kSmall = 12;
  if (asked != 0) return asked;
  if (side <= kSmall) return std::size_t{1} << 30;
  std::ifstream meminfo("/proc/meminfo");
  std::string word;
  for (std::uint64_t kib = 0; meminfo >> word;)
    if (word == "MemAvailable:" && meminfo >> kib) return kib * 1024 / 2;
  return std::size_t{1} << 30;
}

}  // namespace queens::app

// How much memory a count may take.
#pragma once

#include <cstddef>
#include <cstdint>

namespace queens::app {

/// As many bytes as were asked for. For 0: half of the memory that the system calls available, or
/// 1 GiB where it does not say or where the board is so small that asking would take longer than
/// to count.
std::size_t memory_bytes(std::uint64_t asked, int side);

}  // namespace queens::app

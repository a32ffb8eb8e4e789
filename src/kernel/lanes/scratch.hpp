// What a search in lanes is given: memory, and a stop to ask.
#pragma once

#include <cstddef>

#include "kernel/lanes/board.hpp"
#include "queens/stop.hpp"

namespace queens::lanes {

/// So many bytes, aligned to 64, or null. They stay the thread's until it ends; what was there
/// before may be gone.
void* scratch_of_size(std::size_t size) noexcept;

StopQuery query_of(const Stop& stop) noexcept;

}  // namespace queens::lanes

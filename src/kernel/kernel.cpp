#include "kernel/kernel.hpp"

#include <algorithm>
#include <array>

#include "kernel/join/join.hpp"
#include "kernel/lanes/lanes.hpp"
#include "kernel/referee.hpp"
#include "kernel/sparse.hpp"

namespace queens {
namespace {

/// For kernels that need next to no memory.
template <std::uint64_t (*kCount)(const Board&, const Stop&) noexcept>
std::uint64_t in_little_memory(const Board& board, const Stop& stop, std::size_t) noexcept {
  return kCount(board, stop);
}

constexpr std::array kKernels = {
    Kernel{"referee", Division::queens, usable_by_referee, in_little_memory<count_by_referee>},
    Kernel{"sparse", Division::queens, usable_by_sparse, in_little_memory<count_by_sparse>},
    Kernel{"lanes-portable", Division::queens, usable_by_lanes_portable,
           in_little_memory<count_by_lanes_portable>},
    Kernel{"lanes-avx2", Division::queens, usable_by_lanes_avx2,
           in_little_memory<count_by_lanes_avx2>},
    Kernel{"lanes-avx512", Division::queens, usable_by_lanes_avx512,
           in_little_memory<count_by_lanes_avx512>},
    Kernel{"join-portable", Division::halves, usable_by_join_portable, count_by_join_portable},
#if defined(__x86_64__)
    Kernel{"join-avx2", Division::halves, usable_by_join_avx2, count_by_join_avx2},
    Kernel{"join-avx512", Division::halves, usable_by_join_avx512, count_by_join_avx512},
#endif
};

}  // namespace

std::span<const Kernel> kernels() noexcept { return kKernels; }

const Kernel* find_kernel(std::string_view name) noexcept {
  const auto found = std::find_if(kKernels.begin(), kKernels.end(),
                                  [&](const Kernel& kernel) { return kernel.name == name; });
  return found == kKernels.end() ? nullptr : &*found;
}

}  // namespace queens

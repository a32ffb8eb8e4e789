#include "kernel/kernel.hpp"

#include <algorithm>
#include <array>

#include "kernel/join.hpp"
#include "kernel/lanes.hpp"
#include "kernel/referee.hpp"
#include "kernel/sparse.hpp"

namespace queens {
namespace {

constexpr std::array kKernels = {
    Kernel{"referee", usable_by_referee, count_by_referee},
    Kernel{"sparse", usable_by_sparse, count_by_sparse},
    Kernel{"lanes-portable", usable_by_lanes_portable, count_by_lanes_portable},
    Kernel{"lanes-avx2", usable_by_lanes_avx2, count_by_lanes_avx2},
    Kernel{"lanes-avx512", usable_by_lanes_avx512, count_by_lanes_avx512},
    Kernel{"join-portable", usable_by_join_portable, count_by_join_portable},
#if defined(__x86_64__)
    Kernel{"join-avx2", usable_by_join_avx2, count_by_join_avx2},
    Kernel{"join-avx512", usable_by_join_avx512, count_by_join_avx512},
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

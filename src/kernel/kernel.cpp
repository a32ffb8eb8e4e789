#include "kernel/kernel.hpp"

#include <algorithm>
#include <array>

#include "kernel/colours/colours.hpp"
#include "kernel/join/join.hpp"
#include "kernel/lanes/lanes.hpp"
#include "kernel/referee.hpp"
#include "kernel/sparse.hpp"

namespace queens {
namespace {

/// For kernels that need one thread and next to no memory.
template <Counted (*kCount)(const Board&, const Stop&) noexcept>
Counted alone(const Board& board, const Means& means) noexcept {
  return kCount(board, *means.stop);
}

constexpr std::array kKernels = {
    Kernel{"referee", Division::by_plan, usable_by_referee, alone<count_by_referee>},
    Kernel{"sparse", Division::by_plan, usable_by_sparse, alone<count_by_sparse>},
#ifdef __wasm_simd128__
    Kernel{"lanes-simd128", Division::by_plan, usable_by_lanes_simd128,
           alone<count_by_lanes_simd128>},
#else
    Kernel{"lanes-portable", Division::by_plan, usable_by_lanes_portable,
           alone<count_by_lanes_portable>},
    Kernel{"lanes-avx2", Division::by_plan, usable_by_lanes_avx2, alone<count_by_lanes_avx2>},
    Kernel{"lanes-avx512", Division::by_plan, usable_by_lanes_avx512, alone<count_by_lanes_avx512>},
#endif
#ifndef __wasm_simd128__  // where no board is too large for the other kernels, and every byte
                          // counts
    Kernel{"join-portable", Division::by_halves, usable_by_join_portable, count_by_join_portable},
#endif
#if defined(__x86_64__)
    Kernel{"join-avx2", Division::by_halves, usable_by_join_avx2, count_by_join_avx2},
    Kernel{"join-avx512", Division::by_halves, usable_by_join_avx512, count_by_join_avx512},
#endif
#ifdef __wasm_simd128__
    Kernel{"colours-simd128", Division::by_colours, usable_by_colours_simd128,
           count_by_colours_simd128},
#else
    Kernel{"colours-portable", Division::by_colours, usable_by_colours_portable,
           count_by_colours_portable},
#endif
#if defined(__x86_64__)
    Kernel{"colours-avx2", Division::by_colours, usable_by_colours_avx2, count_by_colours_avx2},
    Kernel{"colours-avx512", Division::by_colours, usable_by_colours_avx512,
           count_by_colours_avx512},
#endif
};

}  // namespace

std::span<const Kernel> kernels() noexcept { return kKernels; }

std::string_view family_of(std::string_view kernel) noexcept {
  return kernel.substr(0, kernel.find('-'));
}

const Kernel* find_kernel(std::string_view name) noexcept {
  const auto found = std::find_if(kKernels.begin(), kKernels.end(),
                                  [&](const Kernel& kernel) { return kernel.name == name; });
  return found == kKernels.end() ? nullptr : &*found;
}

}  // namespace queens

#include "kernel/kernel.hpp"

#include <algorithm>
#include <array>

#include "kernel/referee.hpp"

namespace queens {
namespace {

constexpr std::array kKernels = {
    Kernel{"referee", usable_by_referee, count_by_referee},
};

}  // namespace

std::span<const Kernel> kernels() noexcept { return kKernels; }

const Kernel* find_kernel(std::string_view name) noexcept {
  const auto found = std::find_if(kKernels.begin(), kKernels.end(),
                                  [&](const Kernel& kernel) { return kernel.name == name; });
  return found == kKernels.end() ? nullptr : &*found;
}

}  // namespace queens

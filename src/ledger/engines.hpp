// The kernels that count the cases of a ledger.
#pragma once

#include <string>
#include <string_view>

#include "kernel/kernel.hpp"
#include "queens/board.hpp"

namespace queens {

/// The fastest kernel of a family for a board on this processor; `referee` if none is usable.
const Kernel& engine_of(std::string_view family, const Board& board);

/// The best kernel of another family than that of `kernel`.
const Kernel& other_engine_than(std::string_view kernel, const Board& board);

}  // namespace queens

// From a board to the cases of a ledger.
#pragma once

#include <string>
#include <vector>

#include "queens/ledger.hpp"

namespace queens {

struct LedgerPlan {
  std::string family;  ///< of the kernels that the cases are made for
  std::vector<LedgerCase> cases;
};

/// About so many cases, largest first, or for 0 as many as are worth it.
LedgerPlan plan_ledger(const Board& board, std::size_t wanted);

}  // namespace queens

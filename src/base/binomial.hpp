// How many sets there are.
#pragma once

#include <cmath>

namespace queens {

/// The sets of k of n things, to some 14 digits: 0 <= k <= n.
inline double binomial(int n, int k) {
  return std::exp(std::lgamma(n + 1.0) - std::lgamma(k + 1.0) - std::lgamma(n - k + 1.0));
}

}  // namespace queens

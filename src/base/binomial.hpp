// How many sets there are.
#pragma once

namespace queens {

/// The sets of k of n things, to some 14 digits: 0 <= k <= n. (Not by std::lgamma, which writes a
/// global variable: threads would race for it.)
inline double binomial(int n, int k) noexcept {
  double sets = 1;
  for (int i = 1; i <= k; ++i) sets = sets * (n - k + i) / i;
  return sets;
}

}  // namespace queens

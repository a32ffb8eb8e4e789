#include <cmath>

#include "queens/tree.hpp"

namespace queens {

std::string naive_placements(int side) {
  // Up to 64^64, which has 116 digits: schoolbook multiplication, lowest digit first.
  std::string digits = "1";
  for (int factor = 0; factor < side; ++factor) {
    int carry = 0;
    for (char& digit : digits) {
      carry += (digit - '0') * side;
      digit = static_cast<char>('0' + carry % 10);
      carry /= 10;
    }
    for (; carry > 0; carry /= 10) digits += static_cast<char>('0' + carry % 10);
  }
  return {digits.rbegin(), digits.rend()};
}

double percent_of_naive(Total nodes, int side) {
  return 100.0 * nodes.to_double() / std::pow(side, side);
}

}  // namespace queens

#include "queens/construct.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace queens {
namespace {

/// By sets of its own, as the verifier of the program could be wrong as well.
bool is_solution(const std::vector<int>& columns) {
  const std::size_t side = columns.size();
  std::vector<bool> used(side), rising(2 * side), falling(2 * side);
  for (std::size_t row = 0; row < side; ++row) {
    if (columns[row] < 0) return false;
    const auto column = static_cast<std::size_t>(columns[row]);
    if (column >= side || used[column] || rising[row + column] || falling[side + row - column])
      return false;
    used[column] = rising[row + column] = falling[side + row - column] = true;
  }
  return true;
}

std::vector<int> constructed(int side) {
  std::vector<int> columns(static_cast<std::size_t>(side));
  Construction(side).fill(0, columns);
  return columns;
}

TEST(Construct, SolvesEverySideToTwoThousandAndSomeLargeOnes) {
  for (int side = 0; side <= 2000; ++side)
    EXPECT_TRUE(!Construction::exists(side) || is_solution(constructed(side))) << side;
  for (int side = 1'000'000; side < 1'000'012; ++side)
    EXPECT_TRUE(is_solution(constructed(side))) << side;
}

TEST(Construct, KnowsTheTwoSidesWithoutSolution) {
  EXPECT_FALSE(Construction::exists(2));
  EXPECT_FALSE(Construction::exists(3));
  EXPECT_TRUE(Construction::exists(0) && Construction::exists(1) && Construction::exists(4));
}

TEST(Construct, FillsAnyStretch) {
  for (const int side : {9, 14, 15, 20}) {
    const std::vector<int> all = constructed(side);
    for (int row = 0; row < side; ++row) {
      std::vector<int> two(row + 1 < side ? 2 : 1);
      Construction(side).fill(row, two);
      EXPECT_EQ(two[0], all[static_cast<std::size_t>(row)]);
      EXPECT_EQ(two.back(), all[static_cast<std::size_t>(row) + two.size() - 1]);
      EXPECT_EQ(Construction(side).column(row), two[0]);
    }
  }
}

TEST(Construct, StaysOnTheLargestBoard) {
  for (const int side : {999'999'998, 999'999'999, 1'000'000'000}) {
    const Construction construction(side);
    for (const int row : {0, 1, side / 2 - 1, side / 2, side / 2 + 1, side - 2, side - 1}) {
      EXPECT_GE(construction.column(row), 0) << side << " " << row;
      EXPECT_LT(construction.column(row), side) << side << " " << row;
    }
  }
}

}  // namespace
}  // namespace queens

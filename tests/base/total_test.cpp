#include "queens/total.hpp"

#include <gtest/gtest.h>

namespace queens {
namespace {

TEST(Total, PrintsDecimalDigits) {
  EXPECT_EQ(Total(0).to_string(), "0");
  EXPECT_EQ(Total(1234567890).to_string(), "1234567890");
  EXPECT_EQ(Total::max().to_string(), "340282366920938463463374607431768211455");
}

TEST(Total, AddsBeyond64Bits) {
  const Total large = ~std::uint64_t{0};
  EXPECT_EQ(large.plus(1)->to_string(), "18446744073709551616");
  EXPECT_EQ(large.times(~std::uint64_t{0})->to_string(), "340282366920938463426481119284349108225");
}

TEST(Total, RefusesToOverflow) {
  EXPECT_FALSE(Total::max().plus(1).has_value());
  EXPECT_FALSE(Total::max().times(2).has_value());
  EXPECT_EQ(Total::max().plus(0), Total::max());
  EXPECT_EQ(Total::max().times(1), Total::max());
}

TEST(Total, SubtractsDownToZero) {
  EXPECT_EQ(Total::max().minus(Total::max()), Total(0));
  EXPECT_EQ(Total(~std::uint64_t{0}).plus(1)->minus(1), Total(~std::uint64_t{0}));
  EXPECT_FALSE(Total(7).minus(8).has_value());
}

TEST(Total, DividesOnlyExactly) {
  EXPECT_EQ(Total(96).divided_exactly(8), Total(12));
  EXPECT_FALSE(Total(97).divided_exactly(8).has_value());
  EXPECT_FALSE(Total(8).divided_exactly(0).has_value());
}

TEST(Total, FitsOneWordUpTo64Bits) {
  EXPECT_EQ(Total(~std::uint64_t{0}).as_word(), ~std::uint64_t{0});
  EXPECT_FALSE(Total(~std::uint64_t{0}).plus(1)->as_word().has_value());
}

}  // namespace
}  // namespace queens

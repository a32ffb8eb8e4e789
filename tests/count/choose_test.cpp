#include "count/choose.hpp"

#include <gtest/gtest.h>

#include "queens/count.hpp"
#include "support/boards.hpp"

namespace queens {
namespace {

std::string_view family_chosen(const Board& board, std::string_view allowed = {}) {
  const Choice choice = choose_kernel(board, plan_by_symmetry(board), allowed);
  if (choice.kernel == nullptr) return {};
  return choice.kernel->name.substr(0, choice.kernel->name.find('-'));
}

TEST(ChooseKernel, TakesTheFamilyThatWasMeasuredToBeFastest) {
  EXPECT_EQ(family_chosen(Board(12)), "lanes");
  EXPECT_EQ(family_chosen(Board(20)), "colours");
  EXPECT_EQ(family_chosen(Board(20), "join-avx2"), "join");
  for (const auto& known : support::reference_boards(28)) {
    if (known.name != "dense-28-76pc") continue;
    EXPECT_EQ(family_chosen(known.board), "sparse");
  }
}

TEST(ChooseKernel, TakesOnlyWhatIsAllowedAndUsable) {
  EXPECT_EQ(family_chosen(Board(20), "lanes"), "lanes");
  EXPECT_EQ(family_chosen(Board(20), "referee"), "referee");
  EXPECT_EQ(family_chosen(Board(33), "join"), "");
  EXPECT_EQ(family_chosen(Board(8), "no such kernel"), "");
  EXPECT_NE(family_chosen(Board(33)), "");
  for (const std::string_view allowed : {"up-to-portable", "lanes-portable"}) {
    const Choice choice = choose_kernel(Board(16), plan_by_symmetry(Board(16)), allowed);
    ASSERT_NE(choice.kernel, nullptr);
    EXPECT_EQ(choice.kernel->name.substr(choice.kernel->name.size() - 8), "portable");
  }
}

TEST(ChooseKernel, ExpectsMoreOfALargerBoard) {
  double before = 0;
  for (int side = 10; side <= 22; side += 2) {
    const double seconds = choose_kernel(Board(side), plan_by_symmetry(Board(side)), {}).seconds;
    EXPECT_GT(seconds, before) << side;
    before = seconds;
  }
}

TEST(IsKernelChoice, KnowsNamesFamiliesAndLevels) {
  for (const std::string_view known :
       {"", "referee", "sparse", "lanes", "join", "colours", "lanes-portable", "up-to-avx2"})
    EXPECT_TRUE(is_kernel_choice(known)) << known;
  for (const std::string_view unknown : {"warp", "lane", "avx2", "up-to-", "up-to-avx9", "-"})
    EXPECT_FALSE(is_kernel_choice(unknown)) << unknown;
}

}  // namespace
}  // namespace queens

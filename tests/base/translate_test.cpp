#include "queens/translate.hpp"

#include <gtest/gtest.h>

#include <cstring>
#include <string>

#include "base/words.hpp"
#include "queens/board_text.hpp"

namespace queens {
namespace {

/// A language of a few words, which puts numbers last and has no plural.
const char* few_words(const char* one, const char* several, unsigned long /*number*/) {
  if (several != nullptr && std::strcmp(several, "{} rows") == 0) return "row*{}";
  if (std::strcmp(one, "{} from {} to {}") == 0) return "{1}..{2} {0}";
  if (std::strcmp(one, "a side") == 0) return "SIDE";
  return several == nullptr ? one : several;
}

class Translation : public testing::Test {
 protected:
  void SetUp() override { set_translation(few_words); }
  void TearDown() override { set_translation(nullptr); }
};

std::string expected_by(std::string_view text) {
  const auto board = read_any_board(text, board_format_named("grid"), {.max_side = 9});
  return board ? "nothing" : board.error().expected;
}

TEST_F(Translation, IsAskedForTheWordsOfErrors) {
  EXPECT_EQ(expected_by("10\n"), "0..9 SIDE");
  EXPECT_EQ(expected_by("..\n"), "row*2");
  EXPECT_EQ(expected_by("x\n"), "'.', '*', '#' or 'Q'") << "unknown words stay English";
}

TEST_F(Translation, EndsWithTheOneWhoMadeIt) {
  set_translation(nullptr);
  EXPECT_EQ(expected_by("10\n"), "a side from 0 to 9");
  EXPECT_EQ(expected_by("..\n"), "2 rows");
}

TEST(English, CountsOneAndSeveral) {
  EXPECT_EQ(tr_count("{} row", "{} rows", 0), "0 rows");
  EXPECT_EQ(tr_count("{} row", "{} rows", 1), "1 row");
  EXPECT_EQ(tr_count("{} row", "{} rows", std::size_t{2}), "2 rows");
}

}  // namespace
}  // namespace queens

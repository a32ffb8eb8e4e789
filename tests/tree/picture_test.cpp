#include <gtest/gtest.h>

#include <map>
#include <string>
#include <string_view>

#include "queens/tree.hpp"
#include "queens/tree_picture.hpp"
#include "queens/tree_walk.hpp"
#include "support/boards.hpp"
#include "support/oracle.hpp"

namespace queens {
namespace {

std::uint64_t times(std::string_view text, std::string_view part) {
  std::uint64_t count = 0;
  for (std::size_t at = text.find(part); at != std::string_view::npos;
       at = text.find(part, at + part.size()))
    ++count;
  return count;
}

std::uint64_t circles(const std::string& svg) { return times(svg, "<circle class="); }

/// Solutions that the walk comes to; of `symmetry` fewer than the board has.
std::uint64_t solutions_walked(const Board& board, const Strategy& strategy) {
  std::uint64_t solutions = 0;
  TreeWalk walk(board, strategy);
  while (walk.next())
    if (walk.fate() == Fate::solution) ++solutions;
  return solutions;
}

/// Squares asked without a branch: a search without look-ahead asks the whole row of every node
/// that is not complete, and of those squares each node but a root has one.
std::uint64_t pruned_of(const Board& board, const Strategy& strategy) {
  const auto side = static_cast<std::uint64_t>(board.side());
  const bool looks_ahead =
      strategy.pruning == Pruning::lookahead || strategy.pruning == Pruning::propagate;
  std::uint64_t asked = 0, branches = 0;
  TreeWalk walk(board, strategy);
  while (walk.next()) {
    if (walk.depth() > 0) ++branches;
    if (walk.fate() == Fate::branches) asked += side;
    if (walk.fate() == Fate::dead_end && walk.dead_end().kind == DeadEnd::Kind::row && !looks_ahead)
      asked += side;
  }
  return asked - branches;
}

void expect_all_drawn(const Board& board, const Strategy& strategy) {
  const auto profile = profile_tree(board, strategy);
  ASSERT_TRUE(profile.has_value());
  const std::uint64_t solutions = solutions_walked(board, strategy);
  const std::uint64_t pruned = pruned_of(board, strategy);

  const std::string svg = tree_svg(board, strategy);
  EXPECT_EQ(Total(circles(svg)), profile->nodes());
  EXPECT_EQ(Total(times(svg, R"(class="dead-end")")), profile->dead_ends);
  EXPECT_EQ(times(svg, R"(class="solution")"), solutions);
  EXPECT_EQ(times(svg, R"(<path class="pruned")"), pruned);

  const std::string dot = tree_dot(board, strategy);
  EXPECT_EQ(Total(times(dot, "tooltip=")), profile->nodes());
  EXPECT_EQ(Total(times(dot, "shape=box")), profile->dead_ends);
  EXPECT_EQ(times(dot, "shape=doublecircle"), solutions);
  EXPECT_EQ(times(dot, "style=dashed"), pruned);
}

TEST(TreePicture, DrawsEveryNodeOfEveryStrategy) {
  for (int side = 0; side <= kMaxDrawnTree; ++side)
    for (const Pruning pruning : kPrunings)
      if (is_drawable_tree(Board(side), {pruning, {}})) {
        SCOPED_TRACE(std::string(name_of(pruning)) + " " + std::to_string(side));
        expect_all_drawn(Board(side), {pruning, {}});
      }
}

TEST(TreePicture, DrawsReservedSquaresAndOrders) {
  std::mt19937_64 random(29);
  for (int round = 0; round < 60; ++round) {
    const oracle::Grid grid = oracle::random_grid(1 + round % 6, 0.07 * (round % 5), random);
    const Board board = support::board_of(grid);
    const Strategy strategy{kPrunings[static_cast<std::size_t>(2 + round % 5)],
                            *row_order("random:" + std::to_string(round), board.side())};
    SCOPED_TRACE(round);
    ASSERT_TRUE(is_drawable_tree(board, strategy));
    expect_all_drawn(board, strategy);
  }
}

TEST(TreePicture, HasTheKnownNumbersOfSideSix) {  // OEIS A319284, A000170
  const std::string svg = tree_svg(Board(6));
  EXPECT_EQ(circles(svg), 153U);
  EXPECT_EQ(times(svg, R"(class="solution")"), 4U);
  EXPECT_EQ(times(svg, R"(class="dead-end")"), 46U);
  EXPECT_EQ(times(svg, R"(class="pruned")"), 742U);  // 149 rows of six squares, 152 with a branch
}

TEST(TreePicture, SaysWhyANodeIsADeadEnd) {
  const std::string lines = tree_svg(Board(4));
  EXPECT_NE(lines.find("<title>row 1 column 2: dead end, row 2 has no open square</title>"),
            std::string::npos);
  EXPECT_NE(lines.find("<title>row 3 column 2: solution 1 3 0 2</title>"), std::string::npos);
  const std::string columns = tree_svg(Board(4), {Pruning::columns, {}});
  EXPECT_NE(columns.find("may not stand there</title>"), std::string::npos);
  const std::string propagate = tree_svg(Board(4), {Pruning::propagate, {}});
  EXPECT_NE(propagate.find("<title>row 0 column 1, forced row 1 column 3, "), std::string::npos);
}

TEST(TreePicture, NamesItsLevels) {
  const auto order = row_order("middle", 4);
  const std::string svg = tree_svg(Board(4), {Pruning::lines, *order});
  std::size_t at = svg.find(">root<");
  for (const char* level : {">row 1<", ">row 0<", ">row 2<", ">row 3<"}) {
    at = svg.find(level, at);
    EXPECT_NE(at, std::string::npos) << level;
  }
  EXPECT_NE(tree_svg(Board(4), {Pruning::smallest, {}}).find(">depth 4<"), std::string::npos);
}

/// The number after `name="` from `at` on.
double number_after(const std::string& text, const std::string& name, std::size_t at) {
  return std::stod(text.substr(text.find(name + "=\"", at) + name.size() + 2, 12));
}

TEST(TreePicture, LeavesRoomBetweenNodesAndAtTheBorders) {
  for (const Pruning pruning : kPrunings) {
    for (const int side : {1, 4, 6}) {
      if (!is_drawable_tree(Board(side), {pruning, {}})) continue;
      const std::string svg = tree_svg(Board(side), {pruning, {}});
      const double width = std::stod(svg.substr(svg.find("viewBox=\"0 0 ") + 13, 12));
      std::map<double, double> last;  // of each level, where the node before ends
      for (std::size_t at = svg.find("<circle class="); at != std::string::npos;
           at = svg.find("<circle class=", at + 1)) {
        const double x = number_after(svg, "cx", at), r = number_after(svg, " r", at);
        double& left = last[number_after(svg, "cy", at)];
        EXPECT_GT(x - r, left) << name_of(pruning) << side;
        left = x + r;
        EXPECT_LT(left, width) << name_of(pruning) << side;
      }
    }
  }
}

TEST(TreePicture, IsForSmallTrees) {
  EXPECT_TRUE(is_drawable_tree(Board(0)));
  EXPECT_TRUE(is_drawable_tree(Board(6), {Pruning::columns, {}}));  // 1957 nodes
  EXPECT_TRUE(is_drawable_tree(Board(4), {Pruning::none, {}}));
  EXPECT_FALSE(is_drawable_tree(Board(5), {Pruning::none, {}}));  // 3906 nodes
  EXPECT_FALSE(is_drawable_tree(Board(7)));
}

TEST(TreePicture, IsThereWithoutACase) {
  Board board(4);
  for (int column = 0; column < 4; ++column) board.reserve({2, column});
  const std::string svg = tree_svg(board, {Pruning::symmetry, {}});
  EXPECT_EQ(circles(svg), 0U);
  EXPECT_NE(svg.find("no case: "), std::string::npos);
}

TEST(ProfilePicture, HasAPointForEachDepthWithNodes) {
  std::vector<ProfileCurve> curves;
  std::uint64_t points = 0;
  for (const Pruning pruning : kPrunings) {
    const auto profile = profile_tree(Board(7), {pruning, {}});
    curves.push_back({std::string(name_of(pruning)), profile->nodes_by_depth});
    points += static_cast<std::uint64_t>(profile->depth()) + 1;
  }
  const std::string svg = profile_svg(curves, "side 7");
  EXPECT_EQ(times(svg, R"(<path class="point")"), points + curves.size());  // one sample each
  EXPECT_NE(svg.find("<title>lines, depth 7: 40 nodes</title>"), std::string::npos);
}

/// The path data of the only curve; its sample at the right comes after it.
std::string line_of(const std::string& svg) {
  const std::size_t end = svg.find(R"(" fill="none" stroke=)");
  const std::size_t begin = svg.rfind("d=\"", end) + 3;
  return svg.substr(begin, end - begin);
}

TEST(ProfilePicture, LeavesGapsWhereThereIsNoNode) {
  const std::string whole = line_of(profile_svg({{"a", {1, 2, 3, 4, 5, 6}}}, ""));
  EXPECT_EQ(times(whole, "M"), 1U);
  EXPECT_EQ(times(whole, "L"), 5U);
  const std::string parts = line_of(profile_svg({{"a", {1, 2, 0, 4, 0, 6}}}, ""));
  EXPECT_EQ(times(parts, "M"), 3U);
  EXPECT_EQ(times(parts, "L"), 1U);
  for (const char* bad : {"inf", "nan"}) EXPECT_EQ(times(parts, bad), 0U);
}

TEST(ProfilePicture, ShowsASinglePointAndNone) {
  const std::string point = profile_svg({{"a", {0, 0, 7}}}, "");
  EXPECT_EQ(times(point, R"(<path class="point")"), 2U);
  EXPECT_EQ(times(profile_svg({{"a", {0, 0}}}, ""), R"(<path class="point")"), 1U);
  EXPECT_EQ(times(profile_svg({}, ""), R"(<path class="point")"), 0U);
}

TEST(ProfilePicture, HasRoomForTheLargestTotals) {
  const std::string svg = profile_svg({{"a", std::vector<Total>(65, Total::max())}}, "");
  EXPECT_NE(svg.find(">36</tspan>"), std::string::npos);  // every fourth decade
  EXPECT_EQ(svg.find(">37</tspan>"), std::string::npos);
  EXPECT_NE(svg.find(Total::max().to_string()), std::string::npos);
}

TEST(ProfilePicture, EscapesWhatIsNotItsOwn) {
  const std::string svg = profile_svg({{"<a & \"b\">\n", {1}}}, "1 < 2 & 3 > 2");
  EXPECT_NE(svg.find("<title>1 &lt; 2 &amp; 3 &gt; 2</title>"), std::string::npos);
  EXPECT_NE(svg.find("&lt;a &amp; &quot;b&quot;&gt; "), std::string::npos);
  EXPECT_EQ(svg.find("<a "), std::string::npos);
}

TEST(ProfilePicture, TellsManyCurvesApartWithoutColour) {
  std::vector<ProfileCurve> curves;
  for (int i = 0; i < 7; ++i) curves.push_back({std::to_string(i), {1, 2}});
  const std::string svg = profile_svg(curves, "");
  std::map<std::string, int> dashes;
  for (std::size_t at = svg.find("stroke-dasharray"); at != std::string::npos;
       at = svg.find("stroke-dasharray", at + 1))
    ++dashes[svg.substr(at, svg.find('>', at) - at)];
  EXPECT_EQ(dashes.size(), curves.size());
}

}  // namespace
}  // namespace queens

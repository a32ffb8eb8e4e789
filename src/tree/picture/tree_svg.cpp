// A whole search tree, drawn. Below each node its branches part like a fan, a rib for each square
// of the next row from left to right: pruned ones end there in a bar, others go on to their node.
// As they go on straight down at first, no branch runs across the bars beside it.
#include <fmt/format.h>

#include <algorithm>
#include <cassert>
#include <iterator>

#include "queens/tree_picture.hpp"
#include "tree/picture/svg.hpp"
#include "tree/picture/tree_legend.hpp"
#include "tree/picture/tree_marks.hpp"
#include "tree/picture/tree_nodes.hpp"

namespace queens {
namespace {

class TreeDrawing {
 public:
  explicit TreeDrawing(const DrawnTree& tree)
      : tree_(tree),
        scale_(scale_of(tree)),
        heading_(heading_of(tree)),
        levels_(static_cast<double>(tree.levels.size())) {
    const double across = tree.leaves * scale_.leaf;
    font_ = std::max(kFont, across / kLettersAcross);
    left_ = kCaptionLetters * font_;
    width_ = left_ + std::max(across, kSmallestWidth) + 2 * font_;
    first_leaf_ = (width_ + left_ - across) / 2 - font_ + scale_.leaf / 2;
    level_ = std::max(across / kLeastFlat, kFlattest * scale_.fan_height);
    top_ = 5 * font_;
    bottom_ = top_ + std::max(levels_ - 1, 0.0) * level_ + scale_.fan_height + 2 * font_;
  }

  std::string take() {
    const double height = bottom_ + kLegendLines * font_;
    begin_svg(out_, width_, height, heading_, summary_of(tree_));
    fmt::format_to(to(),
                   R"(<text x="{0:.1f}" y="{1:.1f}" font-size="{2:.1f}" fill="{3}">{4}</text>)"
                   "\n",
                   font_, 2 * font_, fitting_font_size(heading_, 1.3 * font_, width_ - 2 * font_),
                   kInk, escape_xml(heading_));
    append_levels();
    append_all_pruned();
    append_all_branches(Leads::nowhere);
    append_all_branches(Leads::to_solution);
    for (const DrawnNode& node : tree_.nodes)
      append_node(out_, scale_, node.fate, x_of(node), y_of(node), words_for(node, tree_),
                  column_of(node));
    append_legend(out_, tree_, font_, font_, bottom_ + 1.5 * font_);
    out_ += "</svg>\n";
    return std::move(out_);
  }

 private:
  static constexpr double kFont = 13, kSmallestWidth = 620;
  static constexpr double kCaptionLetters = 6, kLegendLines = 4.6;
  static constexpr double kLettersAcross = 95;  // font sizes across a wide tree
  static constexpr double kLeastFlat = 15;      // a level is this part of the width, at least
  static constexpr double kFlattest = 3.6;      // and so many fans

  std::back_insert_iterator<std::string> to() { return std::back_inserter(out_); }
  [[nodiscard]] double x_of(const DrawnNode& node) const {
    return first_leaf_ + node.x * scale_.leaf;
  }
  [[nodiscard]] double y_of(const DrawnNode& node) const { return top_ + node.depth * level_; }

  /// Where the rib of a square is, from the middle of the fan.
  [[nodiscard]] double rib(int column) const {
    return (column - (tree_.side - 1) / 2.0) * scale_.fan_step;
  }

  [[nodiscard]] std::string column_of(const DrawnNode& node) const {
    constexpr double kRoomForColumn = 8;
    if (scale_.node < kRoomForColumn || node.parent == DrawnNode::kNone) return {};
    return fmt::format("{}", node.queen.column);
  }

  void append_levels() {
    fmt::format_to(to(),
                   R"(<g font-size="{:.1f}" fill="{}" stroke-width="{:.1f}">)"
                   "\n",
                   font_, kInk, scale_.thin);
    for (std::size_t depth = 0; depth < tree_.levels.size(); ++depth) {
      const double y = top_ + static_cast<double>(depth) * level_;
      fmt::format_to(to(),
                     R"(<path d="M{0:.1f} {1:.1f}H{2:.1f}" stroke="#dddddd"/>)"
                     R"(<text x="{3:.1f}" y="{4:.1f}">{5}</text>)"
                     "\n",
                     left_, y, width_ - font_, font_, y + 0.36 * font_, tree_.levels[depth]);
    }
    if (tree_.nodes.empty())
      fmt::format_to(
          to(),
          R"(<text x="{:.1f}" y="{:.1f}">no case: some row or column has no open square</text>)"
          "\n",
          font_, top_);
    if (tree_.cases > 1)
      for (const DrawnNode& node : tree_.nodes)
        if (node.parent == DrawnNode::kNone)
          fmt::format_to(to(),
                         R"(<text x="{:.1f}" y="{:.1f}" text-anchor="middle">{}</text>)"
                         "\n",
                         x_of(node), y_of(node) - font_, node.case_index + 1);
    end_group(out_);
  }

  void append_all_pruned() {
    begin_pruned(out_, scale_);
    for (const DrawnNode& node : tree_.nodes)
      for (Row rest = node.pruned; rest != 0; rest = without_lowest(rest))
        append_pruned(out_, scale_, x_of(node), y_of(node), rib(lowest_column(rest)));
    end_group(out_);
  }

  void append_all_branches(Leads leads) {
    begin_branches(out_, scale_, leads);
    for (const DrawnNode& node : tree_.nodes) {
      if (node.parent == DrawnNode::kNone || node.leads != leads) continue;
      const DrawnNode& parent = tree_.parent_of(node);
      const double offset = rib(node.queen.column);
      const double fan_end = y_of(parent) + scale_.fan_height;
      const double middle = (fan_end + y_of(node)) / 2;
      fmt::format_to(to(),
                     R"(<path d="M{0:.1f} {1:.1f}{2}C{3:.1f} {4:.1f} {5:.1f} {4:.1f} )"
                     R"({5:.1f} {6:.1f}"/>)"
                     "\n",
                     x_of(parent), y_of(parent), rib_to(scale_, offset), x_of(parent) + offset,
                     middle, x_of(node), y_of(node));
    }
    end_group(out_);
  }

  const DrawnTree& tree_;
  TreeScale scale_;
  std::string heading_;
  double levels_;
  double font_ = 0, left_ = 0, width_ = 0, first_leaf_ = 0, level_ = 0, top_ = 0, bottom_ = 0;
  std::string out_;
};

}  // namespace

std::string tree_svg(const Board& board, const Strategy& strategy) {
  assert(is_drawable_tree(board, strategy));
  const DrawnTree tree = gather_tree(board, strategy);
  return TreeDrawing(tree).take();
}

}  // namespace queens

#include "tree/picture/tree_marks.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

#include "tree/picture/svg.hpp"

namespace queens {
namespace {

/// Up to this side the nodes show their columns.
constexpr int kLargestWithColumns = 4;

std::string_view class_of(Fate fate) {
  return fate == Fate::solution ? "solution" : fate == Fate::dead_end ? "dead-end" : "node";
}

/// What a circle is filled with, and its outline.
std::string paint_of(const TreeScale& scale, Fate fate) {
  if (fate == Fate::solution) return fmt::format(R"(fill="{}")", kGreen);
  if (fate == Fate::branches) return fmt::format(R"(fill="{}")", kInk);
  return fmt::format(R"(fill="#ffffff" stroke="{}" stroke-width="{:.1f}")", kRed, 1.5 * scale.thin);
}

}  // namespace

TreeScale scale_of(const DrawnTree& tree) {
  constexpr double kThinLines = 2500, kThickLines = 700;  // side by side across a wide picture
  const bool shows_columns = tree.side <= kLargestWithColumns;
  TreeScale scale = shows_columns ? TreeScale{30, 12, 30, 8, 9, 9, 11, 1.2, 3.5}
                                  : TreeScale{13, 3.6, 13, 2.8, 2.6, 3.4, 5.5, 1, 3};
  if (tree.pruned() > 0) scale.leaf = std::max(scale.leaf, (tree.side + 1.5) * scale.fan_step);
  const double across = tree.leaves * scale.leaf;
  scale.thin = std::max(scale.thin, std::min(across / kThinLines, scale.fan_step / 2));
  scale.thick = std::max(scale.thick, std::min(across / kThickLines, scale.leaf / 2));
  scale.solution = std::max(scale.solution, 0.9 * scale.thick);
  return scale;
}

void append_node(std::string& out, const TreeScale& scale, Fate fate, double x, double y,
                 std::string_view tooltip, std::string_view text) {
  const auto to = std::back_inserter(out);
  fmt::format_to(to, R"(<circle class="{}" cx="{:.1f}" cy="{:.1f}" r="{:.1f}" {})", class_of(fate),
                 x, y, scale.radius(fate), paint_of(scale, fate));
  if (tooltip.empty())
    out += "/>\n";
  else
    fmt::format_to(to, "><title>{}</title></circle>\n", escape_xml(tooltip));
  if (text.empty()) return;
  constexpr double kFontSize = 11;
  constexpr double kRise = 0.36;  // from the base line to the middle of a digit, in font sizes
  fmt::format_to(to,
                 R"(<text x="{:.1f}" y="{:.1f}" font-size="{:.0f}" text-anchor="middle" )"
                 R"(fill="{}" pointer-events="none">{}</text>)"
                 "\n",
                 x, y + kRise * kFontSize, kFontSize,
                 fate == Fate::dead_end ? kInk : std::string_view("#ffffff"), escape_xml(text));
}

std::string rib_to(const TreeScale& scale, double offset) {
  return fmt::format("q{0:.1f} {1:.1f} {0:.1f} {2:.1f}", offset, scale.fan_height / 2,
                     scale.fan_height);
}

void append_pruned(std::string& out, const TreeScale& scale, double x, double y, double offset) {
  fmt::format_to(std::back_inserter(out),
                 R"(<path class="pruned" d="M{:.1f} {:.1f}{}m{:.1f} 0h{:.1f}"/>)"
                 "\n",
                 x, y, rib_to(scale, offset), -scale.bar / 2, scale.bar);
}

void begin_pruned(std::string& out, const TreeScale& scale) {
  fmt::format_to(std::back_inserter(out),
                 R"(<g fill="none" stroke="{}" stroke-width="{:.1f}">)"
                 "\n",
                 kRed, scale.thin);
}

void begin_branches(std::string& out, const TreeScale& scale, Leads leads) {
  const bool to_solution = leads == Leads::to_solution;
  fmt::format_to(std::back_inserter(out),
                 R"(<g fill="none" stroke="{}" stroke-width="{:.1f}" stroke-linejoin="round">)"
                 "\n",
                 to_solution ? kGreen : kInk, to_solution ? scale.thick : scale.thin);
}

void end_group(std::string& out) { out += "</g>\n"; }

}  // namespace queens

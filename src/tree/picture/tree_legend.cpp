// The legend of a tree's picture, of the same marks as the tree, but larger.
#include "tree/picture/tree_legend.hpp"

#include <fmt/format.h>

#include <iterator>
#include <utility>

#include "tree/picture/tree_marks.hpp"

namespace queens {
namespace {

/// Marks as beside a text of font size 13.
constexpr TreeScale kLegendScale = {0, 0, 10, 7, 3.2, 4.2, 6.5, 1.2, 3.5};
constexpr double kLegendFont = 13;

/// The classes of marks in the tree are for counting what is drawn; a legend's would spoil that.
std::string without_classes(std::string text) {
  constexpr std::string_view kClass = " class=\"";
  for (std::size_t at = text.find(kClass); at != std::string::npos; at = text.find(kClass))
    text.erase(at, text.find('"', at + kClass.size()) + 1 - at);
  return text;
}

void append_entry(std::string& out, int place, const std::string& mark, const std::string& words) {
  constexpr int kAcross = 205, kDown = 24, kColumns = 3;
  fmt::format_to(std::back_inserter(out),
                 "<g transform=\"translate({} {})\">\n{}<text x=\"22\" y=\"4.5\">{}</text>\n</g>\n",
                 kAcross * (place % kColumns), kDown * (place / kColumns), without_classes(mark),
                 words);
}

std::string node_mark(Fate fate) {
  std::string mark;
  append_node(mark, kLegendScale, fate, 8, 0, "", "");
  return mark;
}

std::string pruned_mark() {
  std::string mark;
  begin_pruned(mark, kLegendScale);
  append_pruned(mark, kLegendScale, 8, -5, 0);
  end_group(mark);
  return mark;
}

std::string path_mark() {
  std::string mark;
  begin_branches(mark, kLegendScale, Leads::to_solution);
  mark += "<path d=\"M0 0H16\"/>\n";
  end_group(mark);
  return mark;
}

}  // namespace

void append_legend(std::string& out, const DrawnTree& tree, double font_size, double x, double y) {
  fmt::format_to(std::back_inserter(out),
                 "<g transform=\"translate({:.1f} {:.1f}) scale({:.3f})\" font-size=\"{:.0f}\" "
                 "fill=\"{}\">\n",
                 x, y, font_size / kLegendFont, kLegendFont, kInk);
  const std::pair<Fate, std::string_view> fates[] = {{Fate::branches, "node that branches"},
                                                     {Fate::dead_end, "dead end"},
                                                     {Fate::solution, "solution"}};
  int place = 0;
  for (const auto& [fate, what] : fates)
    append_entry(out, place++, node_mark(fate), fmt::format("{}: {}", what, tree.count(fate)));
  append_entry(out, place++, pruned_mark(), fmt::format("pruned branch: {}", tree.pruned()));
  append_entry(out, place, path_mark(), "way to a solution");
  end_group(out);
}

}  // namespace queens

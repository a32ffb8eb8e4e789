// Puzzles with one solution, by mending those that have more.
#include <algorithm>
#include <array>
#include <cstdlib>
#include <numeric>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/bits.hpp"
#include "base/random.hpp"
#include "queens/generate.hpp"

namespace queens {
namespace {

/// One queen a row and a column, none touching the one above; empty in a dead end.
Placement draw_queens(int side, Random& random) {
  Placement queens;
  std::vector<int> columns(static_cast<std::size_t>(side));
  std::iota(columns.begin(), columns.end(), 0);
  shuffle(columns, random);
  while (!columns.empty()) {
    const auto fits = [&](int column) {
      return queens.empty() || std::abs(column - queens.back()) > 1;
    };
    const auto next = std::find_if(columns.begin(), columns.end(), fits);
    if (next == columns.end()) return {};
    queens.push_back(*next);
    columns.erase(next);
  }
  return queens;
}

/// A board parted into regions, one around each queen; a region has the number of its queen's row.
class PuzzleMap {
 public:
  PuzzleMap(Placement queens, Random& random)
      : queens_(std::move(queens)),
        side_(static_cast<int>(queens_.size())),
        regions_(queens_.size() * queens_.size(), kNone) {
    for (int row = 0; row < side_; ++row)
      regions_[index({row, queens_[static_cast<std::size_t>(row)]})] = row;
    grow(random);
  }

  /// Gives a square that `other` uses, and the queens do not, to a neighbouring region: then
  /// `other` has no queen in the region that it came from. Of such changes, one that brings the
  /// fewest of `earlier` back, which were solutions once. Whether some square could go without
  /// parting its region.
  bool rule_out(const Placement& other, const std::vector<Placement>& earlier, Random& random) {
    std::vector<std::pair<Square, int>> best;
    std::ptrdiff_t fewest = 0;
    for (const Square square : squares_of(other)) {
      if (queens_[static_cast<std::size_t>(square.row)] == square.column) continue;
      if (!hangs_together_without(square)) continue;
      const int from = region(square);
      for (const Square next : neighbours(square)) {
        const int to = region(next);
        if (to == from) continue;
        regions_[index(square)] = to;
        const std::ptrdiff_t back =
            std::count_if(earlier.begin(), earlier.end(),
                          [&](const Placement& one) { return has_one_a_region(one); });
        regions_[index(square)] = from;
        if (best.empty() || back < fewest) {
          best.clear();
          fewest = back;
        }
        if (back == fewest) best.emplace_back(square, to);
      }
    }
    if (best.empty()) return false;
    const auto [square, to] =
        best[static_cast<std::size_t>(random.below(static_cast<int>(best.size())))];
    regions_[index(square)] = to;
    return true;
  }

  /// Whether a placement that is right but for its regions is a solution.
  [[nodiscard]] bool has_one_a_region(const Placement& placement) const {
    std::uint64_t seen = 0;
    for (const Square square : squares_of(placement)) seen |= bit(region(square));
    return seen == full_row(side_);
  }

  /// The puzzle; its letters come in order, so that they do not tell the rows of the queens.
  [[nodiscard]] RuledBoard puzzle() const {
    constexpr std::string_view kLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
    std::string letters(static_cast<std::size_t>(side_), ' ');
    std::size_t used = 0;
    std::vector<std::string> rows(static_cast<std::size_t>(side_));
    for (int row = 0; row < side_; ++row)
      for (int column = 0; column < side_; ++column) {
        char& letter = letters[static_cast<std::size_t>(region({row, column}))];
        if (letter == ' ') letter = kLetters[used++];
        rows[static_cast<std::size_t>(row)] += letter;
      }
    return {Board(side_), Regions(std::move(rows))};
  }

  [[nodiscard]] const Placement& queens() const { return queens_; }

 private:
  static constexpr int kNone = -1;

  [[nodiscard]] std::size_t index(Square square) const { return square_index(square, side_); }
  [[nodiscard]] int region(Square square) const { return regions_[index(square)]; }

  [[nodiscard]] std::vector<Square> neighbours(Square square) const {
    const auto [row, column] = square;
    std::vector<Square> found;
    for (const Square next : {Square{row - 1, column}, Square{row, column - 1},
                              Square{row, column + 1}, Square{row + 1, column}})
      if (0 <= next.row && next.row < side_ && 0 <= next.column && next.column < side_)
        found.push_back(next);
    return found;
  }

  /// Some regions grow faster than others: small ones say much about where their queen is, and
  /// leave less to mend.
  void grow(Random& random) {
    constexpr std::array kPaces = {1, 2, 4, 8, 16};
    std::vector<int> paces(queens_.size());
    for (int& pace : paces)
      pace = kPaces[static_cast<std::size_t>(random.below(int{kPaces.size()}))];
    std::vector<std::pair<Square, int>> edge;  // a free square and a region beside it
    const auto add_edge = [&](Square square) {
      for (const Square next : neighbours(square))
        if (region(next) == kNone) edge.emplace_back(next, region(square));
    };
    for (const Square queen : squares_of(queens_)) add_edge(queen);
    while (!edge.empty()) {
      const auto chosen = static_cast<std::size_t>(random.below(static_cast<int>(edge.size())));
      const auto [square, to] = edge[chosen];
      if (region(square) == kNone && random.below(kPaces.back()) >= paces[std::size_t(to)])
        continue;  // a slow one passes
      edge[chosen] = edge.back();
      edge.pop_back();
      if (region(square) != kNone) continue;
      regions_[index(square)] = to;
      add_edge(square);
    }
  }

  /// Whether its region is still in one piece when a square leaves it.
  [[nodiscard]] bool hangs_together_without(Square square) const {
    const int own = region(square);
    std::vector<bool> seen(regions_.size());
    std::vector<Square> waiting = {{own, queens_[static_cast<std::size_t>(own)]}};
    seen[index(square)] = seen[index(waiting.front())] = true;
    std::ptrdiff_t reached = 0;
    while (!waiting.empty()) {
      const Square here = waiting.back();
      waiting.pop_back();
      ++reached;
      for (const Square next : neighbours(here)) {
        if (region(next) != own || seen[index(next)]) continue;
        seen[index(next)] = true;
        waiting.push_back(next);
      }
    }
    return reached + 1 == std::count(regions_.begin(), regions_.end(), own);
  }

  Placement queens_;
  int side_;
  std::vector<int> regions_;  ///< of each square, row by row
};

/// Whether the puzzle has one solution in the end. What was a solution once is kept in mind, as
/// blind changes would bring as many back as they take away.
bool mend(PuzzleMap& map, const FindOther& find, Random& random, const Stop& stop) {
  const int most = 10 * static_cast<int>(map.queens().size());
  std::vector<Placement> earlier;
  for (int changes = 0; changes < most; ++changes) {
    const auto back = std::find_if(earlier.begin(), earlier.end(), [&](const Placement& placement) {
      return map.has_one_a_region(placement);
    });
    std::optional<Placement> other;
    if (back != earlier.end()) {
      other = *back;
    } else {
      other = find(map.puzzle(), map.queens());
      if (stop.requested()) return false;
      if (!other) return true;
      earlier.push_back(*other);
    }
    if (!map.rule_out(*other, earlier, random)) return false;
  }
  return false;
}

}  // namespace

tl::expected<RuledBoard, NotGenerated> GeneratedPuzzles::at(std::uint64_t number,
                                                            std::uint64_t tries,
                                                            const FindOther& find,
                                                            const Stop& stop) const {
  using Reason = NotGenerated::Reason;
  Random random(scatter(seed_) + number);
  Reason reason = Reason::dead_ends;
  for (std::uint64_t tried = 0; tried < tries; ++tried) {
    if (stop.requested()) return tl::make_unexpected(NotGenerated{Reason::stopped, tried});
    Placement queens = draw_queens(side_, random);
    if (queens.empty()) continue;
    reason = Reason::none_wanted;
    PuzzleMap map(std::move(queens), random);
    if (!find || mend(map, find, random, stop)) return map.puzzle();
  }
  if (stop.requested()) return tl::make_unexpected(NotGenerated{Reason::stopped, tries});
  return tl::make_unexpected(NotGenerated{reason, tries});
}

}  // namespace queens

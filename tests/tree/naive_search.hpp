// Search trees by a search that looks at one square at a time, as the strategies are described. It
// shares no code with the library, and every look is a check.
#pragma once

#include <algorithm>
#include <cstdint>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "support/oracle.hpp"

namespace oracle {

class NaiveSearch {
 public:
  /// `pruning` by its name; `order` of the rows.
  NaiveSearch(Grid grid, std::string pruning, std::vector<int> order)
      : grid_(std::move(grid)), pruning_(std::move(pruning)), order_(std::move(order)) {
    levels.resize(grid_.size() + 1);
    visit(std::vector<int>(grid_.size(), -1), 0);
  }

  std::vector<std::uint64_t> levels;
  std::uint64_t leaves = 0, checks = 0;
  std::set<std::vector<int>> solutions;

 private:
  using Queens = std::vector<int>;

  [[nodiscard]] int side() const { return int(grid_.size()); }

  /// Whether fixed queens and reserved squares allow a queen there.
  [[nodiscard]] bool allowed(int row, int column) const {
    if (grid_[std::size_t(row)][std::size_t(column)] == '*') return false;
    for (int r = 0; r < side(); ++r)
      for (int c = 0; c < side(); ++c)
        if (grid_[std::size_t(r)][std::size_t(c)] == 'Q' && (r != row || c != column) &&
            attack(r, c, row, column))
          return false;
    return true;
  }

  /// One check.
  bool is_open(const Queens& queens, int row, int column) {
    ++checks;
    if (pruning_ == "none") return true;
    bool open = allowed(row, column);
    for (int r = 0; r < side(); ++r) {
      if (queens[std::size_t(r)] < 0) continue;
      if (pruning_ == "columns")
        open = open && queens[std::size_t(r)] != column;
      else
        open = open && !attack(r, queens[std::size_t(r)], row, column);
    }
    return open;
  }

  [[nodiscard]] bool has_column(const Queens& queens, int column) const {
    return std::find(queens.begin(), queens.end(), column) != queens.end();
  }

  /// The open squares of a row, or of a column, until there are so many.
  std::vector<std::pair<int, int>> open_in_row(const Queens& queens, int row, std::size_t most) {
    std::vector<std::pair<int, int>> open;
    for (int c = 0; c < side() && open.size() < most; ++c)
      if (is_open(queens, row, c)) open.emplace_back(row, c);
    return open;
  }
  std::vector<std::pair<int, int>> open_in_column(const Queens& queens, int column,
                                                  std::size_t most) {
    std::vector<std::pair<int, int>> open;
    for (int r = 0; r < side() && open.size() < most; ++r)
      if (queens[std::size_t(r)] < 0 && is_open(queens, r, column)) open.emplace_back(r, column);
    return open;
  }

  /// False at a line without an open square.
  bool look_ahead(const Queens& queens) {
    for (int r = 0; r < side(); ++r)
      if (queens[std::size_t(r)] < 0 && open_in_row(queens, r, 1).empty()) return false;
    for (int c = 0; c < side(); ++c)
      if (!has_column(queens, c) && open_in_column(queens, c, 1).empty()) return false;
    return true;
  }

  bool propagate(Queens& queens) {
    for (bool again = true; again;) {
      again = false;
      const auto settle = [&](const std::vector<std::pair<int, int>>& open) {
        if (open.size() == 1) {
          queens[std::size_t(open[0].first)] = open[0].second;
          again = true;
        }
        return !open.empty();
      };
      for (int r = 0; r < side(); ++r)
        if (queens[std::size_t(r)] < 0 && !settle(open_in_row(queens, r, 2))) return false;
      for (int c = 0; c < side(); ++c)
        if (!has_column(queens, c) && !settle(open_in_column(queens, c, 2))) return false;
    }
    return true;
  }

  bool is_solution(const Queens& queens) {
    if (pruning_ != "none" && pruning_ != "columns") return true;
    for (std::size_t i = 0; i < order_.size(); ++i) {
      ++checks;
      const int row = order_[i], column = queens[std::size_t(row)];
      if (!allowed(row, column)) return false;
      for (std::size_t j = 0; j < i; ++j)
        if (attack(order_[j], queens[std::size_t(order_[j])], row, column)) return false;
    }
    return true;
  }

  void visit(Queens queens, std::size_t depth) {
    ++levels[depth];
    if ((pruning_ == "lookahead" && !look_ahead(queens)) ||
        (pruning_ == "propagate" && !propagate(queens))) {
      ++leaves;
      return;
    }
    if (std::count(queens.begin(), queens.end(), -1) == 0) {
      ++leaves;
      if (is_solution(queens)) solutions.insert(queens);
      return;
    }
    if (!branch(queens, depth)) ++leaves;
  }

  /// Whether there was a branch.
  bool branch(Queens& queens, std::size_t depth) {
    std::vector<std::pair<int, int>> open;
    if (pruning_ == "smallest") {
      bool first = true;
      for (int r = 0; r < side(); ++r) {
        if (queens[std::size_t(r)] >= 0) continue;
        const auto here = open_in_row(queens, r, grid_.size());
        if (first || here.size() < open.size()) open = here;
        first = false;
      }
    } else {
      const int row = *std::find_if(order_.begin(), order_.end(),
                                    [&](int r) { return queens[std::size_t(r)] < 0; });
      const std::uint64_t before = checks;
      open = open_in_row(queens, row, grid_.size());
      if (pruning_ == "none") checks = before;  // it asks nothing yet
    }
    for (const auto& [row, column] : open) {
      queens[std::size_t(row)] = column;
      visit(queens, depth + 1);
      queens[std::size_t(row)] = -1;
    }
    return !open.empty();
  }

  Grid grid_;
  std::string pruning_;
  std::vector<int> order_;
};

}  // namespace oracle

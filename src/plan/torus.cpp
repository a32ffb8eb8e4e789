// The empty torus: its many symmetries as weighted boards.
#include <numeric>
#include <vector>

#include "plan/ruled.hpp"

namespace queens {
namespace {

/// Vectors from one square of the torus to another, and those that its symmetries carry one to.
///
/// A linear map of the torus that carries rows, columns and both kinds of diagonals to each other,
/// in any order, carries solutions to solutions: swapping rows and columns, mirroring, turning by
/// an eighth, which swaps straight lines with diagonals (2 has an inverse on odd sides), and
/// stretching by any number that has an inverse.
class Vectors {
 public:
  explicit Vectors(int side)
      : side_(side), seen_(static_cast<std::size_t>(side) * static_cast<std::size_t>(side)) {}

  [[nodiscard]] bool has(Square vector) const { return seen_[index(vector)]; }

  /// How many vectors to the next row are pictures of (1, column), itself among them.
  std::uint64_t add_pictures(int column) {
    std::vector<Square> waiting;
    std::uint64_t to_next_row = 0;
    const auto see = [&](int rows, int columns) {
      const Square vector{(rows % side_ + side_) % side_, (columns % side_ + side_) % side_};
      if (has(vector)) return;
      seen_[index(vector)] = true;
      to_next_row += vector.row == 1 ? 1 : 0;
      waiting.push_back(vector);
    };
    see(1, column);
    while (!waiting.empty()) {
      const auto [r, c] = waiting.back();
      waiting.pop_back();
      see(c, r);
      see(r, -c);
      see(r + c, r - c);
      for (int factor = 2; factor < side_; ++factor)
        if (std::gcd(factor, side_) == 1) see(factor * r, factor * c);
    }
    return to_next_row;
  }

 private:
  [[nodiscard]] std::size_t index(Square vector) const { return square_index(vector, side_); }

  int side_;
  std::vector<bool> seen_;
};

}  // namespace

bool has_torus_solutions(int side) { return side == 0 || std::gcd(side, 6) == 1; }

/// Some shift carries the queen of row 0 to column 0, so that one column stands for all; and the
/// queen of row 1 need be tried in one column of those that symmetries carry to each other.
Plan plan_of_empty_torus(int side) {
  if (side < 2) return {{Board(side), Weight{}}};
  Plan plan;
  Vectors vectors(side);
  for (int column = 2; column < side - 1; ++column) {
    if (vectors.has({1, column})) continue;
    const std::uint64_t pictures = vectors.add_pictures(column);
    Board board(side);
    board.fix({0, 0});
    board.fix({1, column});
    plan.push_back({board, Weight{static_cast<std::uint64_t>(side) * pictures, 1}});
  }
  return plan;
}

}  // namespace queens

// A board under any rule as numbered open squares: what its search by smallest choice works on.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "base/random.hpp"
#include "board/rule/table.hpp"
#include "queens/placement.hpp"
#include "queens/rule.hpp"

namespace queens {

/// The kernel `sparse` for rules of which only is known which squares attack each other.
///
/// Rows, columns and what the rule adds (regions, the diagonals of a torus) are *lines*: each must
/// get exactly one queen. The open squares are numbered row by row, and each has the set of those
/// that a queen there takes away. Each line keeps the number of its open squares; only the squares
/// taken away change it.
///
/// What `SparseBoard` has in arrays of fixed size is here in vectors: a set for each square rather
/// than for each line, as attacks need not be along lines. A queen put costs a few times as much.
class ChoiceBoard {
 public:
  using Key = std::int32_t;  ///< the open squares of a line times `one_`, plus its number

  /// What is left of the board; undoing is copying.
  struct State {
    std::vector<std::uint64_t> open;  ///< bit s is square s
    std::vector<Key> keys;            ///< of each line
    Placement columns;                ///< of the queen in each row; -1: none
  };

  /// In which order a search goes on.
  enum class Order {
    smallest,  ///< the line with the fewest open squares
    rows,      ///< the first row without a queen: solutions come in lexicographic order
  };

  /// What a state comes to once all lines with a single open square have their queen there.
  enum class Fate { dead_end, complete, branches };

  explicit ChoiceBoard(const RuledBoard& board);

  /// The board with its open squares only; fixed queens are lines with a single one.
  [[nodiscard]] const State& root() const noexcept { return root_; }

  /// Puts a queen on an open square. Whether every line still has a square.
  bool put(State& state, int square) const;

  /// Closes a square, if it is open. Whether its lines still have one.
  bool close(State& state, int square) const;

  /// Puts the queens that have no choice. Requires a state that `put` did not call dead.
  Fate settle(State& state) const;

  /// Whether a square, by its number, is still open.
  [[nodiscard]] bool is_open(const State& state, int square) const noexcept;

  /// The open squares of the line to go on with, those to be tried first last. Requires a state
  /// that branches. Of equally small lines it is the first, or by `random` any.
  void choose(const State& state, Order order, Random* random, std::vector<int>& squares) const;

  /// The number of a square, or -1 if it is closed.
  [[nodiscard]] int number_of(Square square) const noexcept {
    return numbers_[square_index(square, side_)];
  }

 private:
  /// A square and its lines: the first `families_` of them.
  struct Crossing {
    Square square;
    std::array<int, 2 + kMaxExactFamilies> lines;
  };

  [[nodiscard]] Key smallest_key(const State& state) const noexcept;
  [[nodiscard]] int any_smallest(const State& state, Random& random) const;
  [[nodiscard]] int first_row(const State& state) const noexcept;
  void squares_of(const State& state, int line, std::vector<int>& squares) const;
  template <std::size_t kFamilies>
  bool take(State& state, int square) const;
  template <std::size_t kFamilies>
  bool put_crossing(State& state, int square) const;
  [[nodiscard]] const std::uint64_t* set(const std::vector<std::uint64_t>& sets, int of) const {
    return sets.data() + static_cast<std::size_t>(of) * words_;
  }
  std::uint64_t* set(std::vector<std::uint64_t>& sets, int of) const {
    return sets.data() + static_cast<std::size_t>(of) * words_;
  }

  int side_;
  std::size_t families_;  ///< of lines: rows, columns, and those of the rule
  int lines_;
  Key one_;      ///< more than there are lines
  Key settled_;  ///< the key of a line that has its queen, or more
  std::size_t words_ = 0;
  std::vector<Crossing> crossings_;      ///< of each open square
  std::vector<int> numbers_;             ///< of each square of the board, row by row
  std::vector<std::uint64_t> taken_by_;  ///< the squares that a queen on each one takes
  std::vector<std::uint64_t> on_line_;   ///< the squares of each line
  State root_;
};

}  // namespace queens

// Rules beyond queens on the plane: what else keeps two queens apart.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "queens/board.hpp"
#include "queens/export.hpp"
#include "queens/placement.hpp"

namespace queens {

/// Under every rule a solution is one queen a row and one a column, on squares that are not
/// reserved. What a queen attacks besides:
enum class Rule : std::uint8_t {
  queens,      ///< its two diagonals
  torus,       ///< its two diagonals, which go on at the opposite border
  superqueen,  ///< its two diagonals, and what a knight attacks
  regions,     ///< its region, and the squares that touch its own; diagonals are free
};

inline constexpr std::array kRules = {Rule::queens, Rule::torus, Rule::superqueen, Rule::regions};

QUEENS_API std::string_view name_of(Rule rule);
QUEENS_API std::optional<Rule> rule_named(std::string_view name);

/// The regions of a puzzle: each square has a letter, and equal letters are one region.
/// A puzzle of side n has a solution only if it has n regions; fewer are legal, and leave none.
class Regions {
 public:
  static constexpr int kMaxSide = 52;  ///< as many as there are letters

  /// Requires n strings of n letters each, A-Z and a-z, n <= kMaxSide, no more than n of them
  /// different.
  QUEENS_API explicit Regions(std::vector<std::string> rows);

  [[nodiscard]] int side() const noexcept { return static_cast<int>(rows_.size()); }

  /// How many regions there are.
  [[nodiscard]] int count() const noexcept { return static_cast<int>(letters_.size()); }

  /// The region of a square: 0 .. count()-1, numbered as their letters first appear row by row.
  [[nodiscard]] int of(Square square) const noexcept {
    return numbers_[square_index(square, side())];
  }

  /// The letter of a region.
  [[nodiscard]] char letter(int region) const noexcept {
    return letters_[static_cast<std::size_t>(region)];
  }

  /// The first square of a region, row by row.
  QUEENS_API [[nodiscard]] Square first_square(int region) const;

  /// The letters, row by row.
  [[nodiscard]] const std::vector<std::string>& rows() const noexcept { return rows_; }

  friend bool operator==(const Regions& a, const Regions& b) { return a.rows_ == b.rows_; }

 private:
  std::vector<std::string> rows_;
  std::string letters_;
  std::vector<std::int8_t> numbers_;
};

/// A board and the rule that its queens follow. Reserved squares are closed and do not stop an
/// attack; a fixed queen closes what it attacks under the rule.
class RuledBoard {
 public:
  /// Requires a rule other than `regions`.
  QUEENS_API explicit RuledBoard(const Board& board, Rule rule = Rule::queens);

  /// A puzzle. Requires regions of the board's side.
  QUEENS_API RuledBoard(const Board& board, Regions regions);

  /// Another board of the same side under the same rule.
  QUEENS_API [[nodiscard]] RuledBoard with(const Board& board) const;

  [[nodiscard]] Rule rule() const noexcept { return rule_; }
  [[nodiscard]] int side() const noexcept { return board_.side(); }

  /// Its reserved squares and fixed queens. Its *open* squares are those of the plain rule.
  [[nodiscard]] const Board& board() const noexcept { return board_; }

  /// Of a puzzle; null under other rules.
  [[nodiscard]] const Regions* regions() const noexcept { return regions_ ? &*regions_ : nullptr; }

  /// The squares of a row that are open under the rule: bit c is column c.
  [[nodiscard]] std::uint64_t open_row(int row) const noexcept {
    return open_[static_cast<std::size_t>(row)];
  }

  /// How queens on two different squares attack each other, if they do.
  QUEENS_API [[nodiscard]] std::optional<Violation::Kind> attack(Square a, Square b) const;

  /// Rows and columns swapped: solutions become the rows by column. No rule tells them apart.
  QUEENS_API [[nodiscard]] RuledBoard transposed() const;

 private:
  void open_squares();

  Board board_;
  Rule rule_;
  std::optional<Regions> regions_;
  std::array<std::uint64_t, Board::kMaxSide> open_{};
};

/// Everything that keeps `queens` from being a solution under the rule; empty if they are one.
/// Shape and errors: as for a `Board`; under `regions`, regions without a queen come last.
QUEENS_API std::vector<Violation> violations(const RuledBoard& board,
                                             const std::vector<Square>& queens);

/// The attacks among the board's own fixed queens, and those on reserved squares.
QUEENS_API std::vector<Violation> conflicts_of_fixed(const RuledBoard& board);

}  // namespace queens

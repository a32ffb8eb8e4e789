// Placements, and what is wrong with one.
#pragma once

#include <vector>

#include "queens/board.hpp"
#include "queens/export.hpp"

namespace queens {

/// `placement[row]` is the column of the queen in that row, 0-based.
using Placement = std::vector<int>;

/// One reason why some queens are not a solution of a board.
struct Violation {
  enum class Kind {
    same_row,       ///< `first` and `second` share a row
    same_column,    ///< `first` and `second` share a column
    same_diagonal,  ///< `first` and `second` share a diagonal
    on_reserved,    ///< `first` stands on a reserved square
    missing_fixed,  ///< the board's fixed queen `first` is not there
    empty_row,      ///< the row of `first` has no queen
    empty_column,   ///< the column of `first` has no queen
    // Under the rules of queens/rule.hpp.
    wrapping_diagonal,  ///< `first` and `second` share a diagonal that goes on at a border
    knights_move,       ///< `first` and `second` are a knight's move apart
    same_region,        ///< `first` and `second` share a region
    touching,           ///< `first` and `second` are neighbours, if only by a corner
    empty_region,       ///< the region of `first`, its first square, has no queen
  };
  Kind kind;
  Square first;
  Square second = first;
  friend bool operator==(const Violation&, const Violation&) = default;
};

/// Everything that keeps `queens` from being a solution of `board`; empty if they are one.
/// Shape:  reserved squares hit, then attacking pairs, then missing fixed queens, then empty rows
///         and columns; each sorted by square. Every pair in line is named: queens see through.
/// Errors: none; each queen must be a square of the board and stand there once.
QUEENS_API std::vector<Violation> violations(const Board& board, std::vector<Square> queens);

/// The attacks among the board's own fixed queens, and those on reserved squares:
/// empty unless they alone make the board unsolvable.
QUEENS_API std::vector<Violation> conflicts_of_fixed(const Board& board);

/// A complete placement as `symmetry` carries it. Requires columns 0 .. n-1, each once.
QUEENS_API Placement picture_of(Symmetry symmetry, const Placement& placement);

/// The squares of a placement, row by row.
QUEENS_API std::vector<Square> squares_of(const Placement& placement);

}  // namespace queens

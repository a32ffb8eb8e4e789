// Boards by chance, from a seed.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <tl/expected.hpp>
#include <vector>

#include "queens/board.hpp"
#include "queens/export.hpp"
#include "queens/placement.hpp"
#include "queens/rule.hpp"
#include "queens/stop.hpp"
#include "queens/symmetry.hpp"

namespace queens {

/// What all boards of a series have.
struct BoardRecipe {
  int side;                     ///< 1 .. Board::kMaxSide
  int reserved = 0;             ///< reserved squares, exactly
  int queens = 0;               ///< fixed queens, exactly: none attacks another
  SymmetrySet symmetries = {};  ///< these carry what is reserved and fixed to itself
};

/// The numbers of fixed queens, in order from 0, that squares can have which `symmetries` carry to
/// themselves and whose queens do not attack their own images. Fewer may be possible, as queens in
/// different places attack each other, too.
QUEENS_API std::vector<int> possible_queens(int side, SymmetrySet symmetries);

/// The numbers of reserved squares, in order from 0, that `symmetries` can carry to themselves on a
/// board that has room for so many queens left. Requires one of `possible_queens`.
QUEENS_API std::vector<int> possible_reserved(int side, SymmetrySet symmetries, int queens);

/// What somebody who wants boards of a kind says to one.
enum class Judgement { wanted, unwanted, stopped };
/// As whether it has a solution: `find` from queens/find.hpp, or any other way.
using JudgeBoard = std::function<Judgement(const Board&)>;

/// Why there is no board.
struct NotGenerated {
  enum class Reason {
    none_wanted,  ///< every board was unwanted, or every one but for dead ends
    dead_ends,    ///< the queens never had enough open squares left
    stopped,
  } reason;
  std::uint64_t tries;  ///< that were made
};

/// Random boards, numbered from 0. The reserved squares are drawn first: every set of them that the
/// recipe allows is equally likely. Then the queens are fixed, one after the other (or with its
/// images), on squares that are still open, each equally likely; a dead end is an unwanted board.
/// Repeat: a board depends on the recipe, the seed, its number and what is wanted: on no other
///         number, and on no machine.
class GeneratedBoards {
 public:
  /// Requires numbers that are possible.
  QUEENS_API GeneratedBoards(const BoardRecipe& recipe, std::uint64_t seed);
  GeneratedBoards(const GeneratedBoards&) = delete;
  GeneratedBoards& operator=(const GeneratedBoards&) = delete;
  QUEENS_API ~GeneratedBoards();

  /// The board of that number: the first that is wanted, of up to `tries` that are drawn. If the
  /// recipe leaves nothing to chance, of one.
  QUEENS_API tl::expected<Board, NotGenerated> at(std::uint64_t number, std::uint64_t tries,
                                                  const JudgeBoard& judge,
                                                  const Stop& stop = Stop::never()) const;

 private:
  struct State;
  std::unique_ptr<const State> state_;
};

/// A solution of a puzzle other than that one, or nothing if there is none or the search was
/// stopped: `find_another` from queens/find.hpp, or any other way.
using FindOther = std::function<std::optional<Placement>(const RuledBoard&, const Placement&)>;

/// Random puzzles under the rule `regions`, numbered from 0. Queens are drawn first, and regions
/// grow around them. Then, as long as there is another solution, a square that it uses goes to a
/// neighbouring region. Every region hangs together.
/// Repeat: a puzzle depends on the side, the seed, its number and whether it is to have only one
///         solution, if `find` always finds the same: on no other number, and on no machine.
class GeneratedPuzzles {
 public:
  /// Requires a side 1 .. Regions::kMaxSide.
  GeneratedPuzzles(int side, std::uint64_t seed) : side_(side), seed_(seed) {}

  /// The puzzle of that number, of up to `tries` that are begun. With `find` it has exactly one
  /// solution; without, at least one. There is none of side 2 or 3.
  QUEENS_API [[nodiscard]] tl::expected<RuledBoard, NotGenerated> at(
      std::uint64_t number, std::uint64_t tries, const FindOther& find,
      const Stop& stop = Stop::never()) const;

 private:
  int side_;
  std::uint64_t seed_;
};

}  // namespace queens

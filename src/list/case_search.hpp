// The solutions of one case, as text.
#pragma once

#include <array>
#include <functional>
#include <optional>

#include "kernel/solutions.hpp"
#include "list/block.hpp"
#include "list/classes.hpp"
#include "list/pictures.hpp"
#include "list/prefixes.hpp"
#include "list/solution_text.hpp"
#include "queens/list.hpp"

namespace queens {

/// An engine lists the solutions of a case in the order that suits it; they are sorted here. What
/// no engine takes, as a board of a side over 32, is searched row by row, smallest column first.
class CaseSearch {
 public:
  /// Of cases with so many rows in their prefix; `pictures` has their solutions, unless it is null.
  /// All must outlive this object.
  CaseSearch(const Board& board, int rows, const Pieces& pieces, const ListOptions& options,
             const Pictures* pictures);

  /// Writes the solutions that begin with `prefix` into `block`, in order. When it is full, calls
  /// `full`, which empties it or says that no more are wanted.
  /// Returns false if it did, or if the stop was requested.
  bool run(const Prefix& prefix, Block& block, const std::function<Flow()>& full);

  /// The most bytes that one solution needs in a block.
  [[nodiscard]] std::size_t room() const { return room_; }

 private:
  bool list(int row, const Attacks& attacks);
  bool unpack();
  void search(int row, const Attacks& attacks);
  bool descend(int row, const Attacks& attacks);
  bool add(int row);
  bool goes_on();

  const Board& board_;
  const Pieces& pieces_;
  const Stop& stop_;
  const Pictures* pictures_;
  std::vector<Board> searched_;             ///< by the engine
  int engine_row_;                          ///< the first one that the engine takes; else the side
  const SolutionLister* lister_ = nullptr;  ///< the engine
  std::optional<Classes> classes_;          ///< if only one solution of each is wanted
  SolutionText text_;
  std::size_t room_;
  int same_rows_ = 0;  ///< so many first ones are as in what was written last
  std::array<std::uint8_t, Board::kMaxSide> solution_ = {};  ///< the columns of all rows
  PackedSolutions found_;
  std::vector<std::uint64_t> scratch_;

  Block* block_ = nullptr;
  const std::function<Flow()>* full_ = nullptr;
  std::uint32_t steps_ = 0;
};

}  // namespace queens

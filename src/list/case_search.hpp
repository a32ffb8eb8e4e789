// The solutions of one case, as text.
#pragma once

#include <functional>
#include <string>

#include "list/block.hpp"
#include "list/endings.hpp"
#include "list/prefixes.hpp"
#include "queens/stop.hpp"

namespace queens {

/// Searches row by row, smallest column first, down to the rows of the endings.
class CaseSearch {
 public:
  /// All must outlive this object.
  CaseSearch(const Board& board, const Endings& endings, const Pieces& pieces, const Stop& stop);

  /// Writes the solutions that begin with `prefix` into `block`, in order. When it is full, calls
  /// `full`, which empties it or says that no more are wanted.
  /// Returns false if it did, or if the stop was requested.
  bool run(const Prefix& prefix, Block& block, const std::function<Flow()>& full);

  /// The most bytes that one solution needs in a block.
  [[nodiscard]] std::size_t room() const { return room_; }

 private:
  bool descend(int row, const Attacks& attacks);
  bool finish(const Attacks& attacks);
  bool add(std::uint32_t ending);
  void write_beginning();
  bool goes_on();

  const Board& board_;
  const Endings& endings_;
  const Pieces& pieces_;
  const Stop& stop_;
  int upper_rows_;  ///< those above the endings
  Row all_columns_;
  std::size_t room_ = 0;

  Block* block_ = nullptr;
  const std::function<Flow()>* full_ = nullptr;
  std::uint32_t steps_ = 0;
  std::vector<Row> queens_;          ///< one bit a row
  int written_rows_ = 0;             ///< of these, `beginning_` holds the text
  std::vector<char> beginning_;      ///< the text of the upper rows
  std::vector<std::size_t> starts_;  ///< where each row begins in it
};

}  // namespace queens

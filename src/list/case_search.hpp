// The solutions of one case, as text.
#pragma once

#include <array>
#include <functional>
#include <optional>
#include <vector>

#include "list/block.hpp"
#include "list/classes.hpp"
#include "list/endings.hpp"
#include "list/prefixes.hpp"
#include "queens/list.hpp"

namespace queens {

/// Searches row by row, smallest column first, down to the rows of the endings. The last rows above
/// them are searched in batches: all nodes of a row are made from those of the row above in one
/// loop whose branches the processor foresees, as wrongly foreseen ones took a third of the time.
class CaseSearch {
 public:
  /// All must outlive this object.
  CaseSearch(const Board& board, const Endings& endings, const Pieces& pieces,
             const ListOptions& options);

  /// Writes the solutions that begin with `prefix` into `block`, in order. When it is full, calls
  /// `full`, which empties it or says that no more are wanted.
  /// Returns false if it did, or if the stop was requested.
  bool run(const Prefix& prefix, Block& block, const std::function<Flow()>& full);

  /// The most bytes that one solution needs in a block.
  [[nodiscard]] std::size_t room() const { return room_; }

 private:
  using Solution = std::array<std::uint8_t, Board::kMaxSide>;

  static constexpr int kBatchRows = 4;
  /// At most (rows left)! / (rows of endings)!, as so many columns are left.
  static constexpr std::size_t kMostNodes = std::size_t{9} * 8 * 7 * 6;

  /// A legal placement of the rows above one.
  struct Node {
    Attacks attacks;
    Row open;            ///< of the next row
    std::uint32_t path;  ///< the columns of the rows of the batch, a byte each, the last one lowest
  };
  using Nodes = std::vector<Node>;

  /// A node and an ending that fits it.
  struct Hit {
    std::uint32_t path;
    std::uint32_t ending;
  };

  bool descend(int row, const Attacks& attacks);
  bool search_batch(int row, const Attacks& attacks);
  std::size_t expand(int row, std::size_t count);
  void take_path(int row, std::uint32_t path);
  bool add(std::uint32_t ending);
  void write_beginning();
  int class_with(std::uint32_t ending);
  bool goes_on();

  const Board& board_;
  const Endings& endings_;
  const Pieces& pieces_;
  const Stop& stop_;
  std::optional<Classes> classes_;  ///< if only one solution of each is wanted
  int upper_rows_;                  ///< those above the endings
  Row all_columns_;
  std::size_t room_ = 0;

  Block* block_ = nullptr;
  const std::function<Flow()>* full_ = nullptr;
  std::uint32_t steps_ = 0;
  Nodes nodes_, expanded_;
  std::vector<Hit> hits_;
  Solution solution_ = {};           ///< the columns of the rows above, and of an ending
  int written_rows_ = 0;             ///< of these, `beginning_` holds the text
  std::vector<char> beginning_;      ///< the text of the upper rows
  std::vector<std::size_t> starts_;  ///< where each row begins in it
};

}  // namespace queens

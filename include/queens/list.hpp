// Every solution, one after the other.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <limits>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "queens/board.hpp"
#include "queens/export.hpp"
#include "queens/placement.hpp"
#include "queens/progress.hpp"
#include "queens/rule.hpp"
#include "queens/stop.hpp"

namespace queens {

/// The solutions of a board in lexicographic order of `placement[row]`, made when asked for.
/// Memory: O(side), however many there are.
class Solutions {
 public:
  /// `stop` must outlive this object.
  QUEENS_API explicit Solutions(const Board& board, const Stop& stop = Stop::never());
  QUEENS_API explicit Solutions(const RuledBoard& board, const Stop& stop = Stop::never());
  QUEENS_API Solutions(Solutions&&) noexcept;
  QUEENS_API Solutions& operator=(Solutions&&) noexcept;
  QUEENS_API ~Solutions();

  /// The next solution, valid until the next call; null when there are no more or when the stop
  /// was requested.
  QUEENS_API const Placement* next();

 private:
  struct State;
  std::unique_ptr<State> state_;
};

/// What solutions are written with. The text of one is a piece for each row, from the top: so a
/// list can copy what stays the same from one solution to the next, and need not know formats.
struct Pieces {
  std::vector<std::vector<std::string>> of_square;  ///< [row][column]
  std::string between;                              ///< stands between two solutions
  /// After a solution that stands for its class, by how many solutions the class has: [1 .. 8].
  std::array<std::string, 9> after_class = {};
};

/// What is listed: every solution, or of each class (an orbit under `Board::symmetries()`) the
/// lexicographically smallest.
enum class Listing { solutions, classes };

struct ListOptions {
  Placement from = {};      ///< columns of some first rows, but not all: the list begins there
  std::uint64_t first = 0;  ///< from there, passes over so many solutions
  std::uint64_t limit = std::numeric_limits<std::uint64_t>::max();  ///< lists at most so many
  Listing listing = Listing::solutions;
  Alike alike = Alike::by_symmetries;  ///< what makes a class
  int threads = 0;                     ///< 0: as many as the machine runs at once
  const Stop* stop = &Stop::never();   ///< ends the list early
  Progress* progress = nullptr;        ///< told of the solutions that are passed over or written
};

/// What a reader of the list says to each part of it.
enum class Flow : bool { enough, more };

struct Listed {
  std::uint64_t solutions;  ///< written
  enum class End {
    complete,  ///< all that was asked for
    enough,    ///< the reader wanted no more
    stopped,
  } end;
};

/// Lists the solutions of `board` in lexicographic order. `write` gets the text part by part, by
/// one thread at a time, but not always the same.
/// Memory: bounded by the threads and the side, however many solutions there are. (All solutions of
///         a board of side up to 16 that keeps symmetries are pictures of some, which are searched
///         first and kept: 59 MB for the empty board of side 16, less for others with a mirror.)
/// Repeat: the same text on any number of threads; only where its parts end may differ.
QUEENS_API Listed list(const Board& board, const Pieces& pieces, const ListOptions& options,
                       const std::function<Flow(std::string_view)>& write);

}  // namespace queens

#include "find/first.hpp"

#include <cstddef>
#include <cstdint>
#include <utility>

#include "base/bits.hpp"
#include "find/parts.hpp"

namespace queens {
namespace {

using Verdict = Finding::Verdict;

/// A tenth of a second by one thread, and then whatever it takes.
constexpr PartsEffort kUntilKnown = {4'000'000, ~std::uint64_t{0}};

}  // namespace

Finding find_first_by_rows(const Board& board, int threads,
                           const std::function<void(Square)>& settled, const Stop& stop) {
  Board prefix = board;
  Placement solution;  // one that begins like the prefix
  for (int row = 0; row < board.side(); ++row) {
    bool known = false;
    for (Row rest = prefix.open_row(row); rest != 0 && !known; rest = without_lowest(rest)) {
      const Square square = {row, lowest_column(rest)};
      Board next = prefix;
      next.fix(square);
      known = !solution.empty() && solution[static_cast<std::size_t>(row)] == square.column;
      if (!known) {
        const Existence answer = look_in_parts(next, threads, kUntilKnown, stop, solution);
        if (answer == Existence::undecided) return {Verdict::stopped, {}};
        known = answer == Existence::found;
      }
      if (!known) continue;
      prefix = next;
      settled(square);
    }
    if (!known) return {Verdict::none, {}};
  }
  return {Verdict::found, std::move(solution)};
}

}  // namespace queens

#include "find/first.hpp"

#include <algorithm>
#include <atomic>
#include <bit>
#include <deque>
#include <mutex>
#include <utility>
#include <vector>

#include "base/bits.hpp"
#include "kernel/exists/exists.hpp"
#include "plan/smallest_choice.hpp"
#include "work/parallel.hpp"

namespace queens {
namespace {

/// Boards that between them have the solutions of this one: about `wanted`, or fewer if so few
/// remain. They differ in size; there are enough of them to keep all threads busy.
std::vector<Board> parts_of(const Board& board, std::size_t wanted) {
  std::deque<Board> parts = {board};
  std::size_t undivided = 0;  // in a row: none of them has a choice left
  while (undivided < parts.size() && parts.size() < wanted) {
    const Board part = parts.front();
    parts.pop_front();
    const std::vector<Square> choice = smallest_choice(part);
    if (choice.empty()) {
      parts.push_back(part);
      ++undivided;
      continue;
    }
    undivided = 0;
    for (const Square square : choice) {
      parts.push_back(part);
      parts.back().fix(square);
    }
  }
  return {parts.begin(), parts.end()};
}

/// Whether a board has a solution: by one thread if it is soon known, or else by all.
Existence decide(const Board& board, int threads, const Stop& stop, Placement& solution) {
  constexpr std::uint64_t kSoon = 4'000'000;  // nodes: about a tenth of a second
  const std::uint64_t alone = threads == 1 ? ~std::uint64_t{0} : kSoon;
  const Existence answer = look_for_one(board, {.stop = &stop, .max_nodes = alone}, solution);
  if (answer != Existence::undecided || stop.requested()) return answer;

  constexpr std::size_t kPartsEach = 512;
  const std::vector<Board> parts = parts_of(board, kPartsEach * static_cast<std::size_t>(threads));
  Stop enough;
  std::mutex mutex;
  for_each_index(parts.size(), threads, [&](std::size_t i) {
    if (enough.requested()) return;
    Placement found;
    if (look_for_one(parts[i], {.stop = &stop, .enough = &enough}, found) != Existence::found)
      return;
    const std::lock_guard lock(mutex);
    enough.request();
    solution = std::move(found);
  });
  if (enough.requested()) return Existence::found;
  return stop.requested() ? Existence::undecided : Existence::none;
}

}  // namespace

Finding find_first_by_rows(const Board& board, int threads,
                           const std::function<void(Square)>& settled, const Stop& stop) {
  using Verdict = Finding::Verdict;
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
        const Existence answer = decide(next, threads, stop, solution);
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

// Counting boards that are wider than a word.
#include <algorithm>
#include <cassert>
#include <deque>
#include <string_view>
#include <vector>

#include "board/in_line.hpp"
#include "board/open_squares.hpp"
#include "kernel/sparse.hpp"
#include "plan/divide.hpp"
#include "queens/count.hpp"
#include "work/parallel.hpp"

namespace queens {
namespace {

using Failure = CountFailure;

/// A board as its open squares, row by row.
using Squares = std::vector<Square>;

/// What is left of a board with a queen on one of its open squares.
Squares with_queen(const Squares& open, Square queen) {
  Squares rest;
  for (const Square square : open)
    if (square == queen || !in_line(square, queen)) rest.push_back(square);
  return rest;
}

/// The open squares of the row that has the fewest, but more than one; none if no row has.
Squares smallest_row(const Squares& open) {
  Squares smallest;
  for (auto begin = open.begin(); begin != open.end();) {
    const auto end =
        std::find_if(begin, open.end(), [=](Square square) { return square.row != begin->row; });
    if (end - begin > 1 && (smallest.empty() || end - begin < std::ssize(smallest)))
      smallest.assign(begin, end);
    begin = end;
  }
  return smallest;
}

}  // namespace

tl::expected<Count, CountFailure> count(const WideBoard& board, const CountOptions& options) {
  constexpr std::string_view kKernel = "sparse";
  assert(board.side() <= kMaxCountedSide);
  static_assert(kMaxCountedSide == kMaxSparseSide);
  if (board.side() <= Board::kMaxSide) return count(narrowed(board), options);
  if (!is_kernel_choice(options.kernel)) return tl::make_unexpected(Failure::unknown_kernel);
  if (!options.kernel.empty() && !options.kernel.starts_with("up-to") && options.kernel != kKernel)
    return tl::make_unexpected(Failure::unusable_kernel);

  const int threads = threads_for(options.threads);
  const std::deque<Squares> cases =
      divided(open_squares(board), threads == 1 ? 1 : kCasesPerThread * std::size_t(threads),
              smallest_row, with_queen);
  std::vector<Total> counts(cases.size());
  if (options.progress != nullptr) options.progress->expect(static_cast<double>(cases.size()));
  for_each_index(cases.size(), threads, [&](std::size_t i) {
    counts[i] = count_by_sparse(board.side(), cases[i], *options.stop).solutions;
    if (options.progress != nullptr) options.progress->advance(1);
  });
  if (options.stop->requested()) return tl::make_unexpected(Failure::stopped);
  Count result{.solutions = {},
               .kernel = kKernel,
               .expected_seconds = {},
               .cases = cases.size(),
               .threads = threads};
  for (const Total& one : counts) {
    const auto sum = result.solutions.plus(one);
    if (!sum) return tl::make_unexpected(Failure::overflow);
    result.solutions = *sum;
  }
  return result;
}

}  // namespace queens

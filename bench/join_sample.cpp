// How long a join would take where nobody can wait for it: the mean time of sets of columns drawn
// at random, times the number of sets. Usage: queens_join_sample SIDE SAMPLES [MIB]
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <random>
#include <vector>

#include "kernel/join/half.hpp"
#include "kernel/join/pairs.hpp"

namespace queens::bench {
namespace {

using join::Half;
using join::Pairs;
using join::Pool;
using join::Squares;

/// Of the processor, so that a busy machine does not count.
double seconds_now() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

const join::Engine& best_engine() {
#if defined(__x86_64__)
  const Board empty(8);
  if (usable_by_join_avx512(empty)) return join::kAvx512Engine;
  if (usable_by_join_avx2(empty)) return join::kAvx2Engine;
#endif
  return join::kPortableEngine;
}

double choose_real(int n, int k) {
  return std::round(std::exp(std::lgamma(n + 1) - std::lgamma(k + 1) - std::lgamma(n - k + 1)));
}

/// Half of the columns, drawn evenly.
Row random_set(int side, std::mt19937_64& random) {
  std::array<int, 64> columns{};
  for (int i = 0; i < side; ++i) columns[static_cast<std::size_t>(i)] = i;
  std::shuffle(columns.begin(), columns.begin() + side, random);
  Row set = 0;
  for (int i = 0; i < side / 2; ++i) set |= bit(columns[static_cast<std::size_t>(i)]);
  return set;
}

/// Seconds for the solutions of the empty board whose top half uses `set`, with a fair part of what
/// listing the bands takes for all sets that share them.
double seconds_for(Row set, int side, Pool& pool, Pairs& pairs, std::uint64_t& solutions) {
  const int middle = side / 2;
  Squares squares;
  squares.side = side;
  for (int row = 0; row < side; ++row) squares.open[static_cast<std::size_t>(row)] = full_row(side);
  Half top;
  Half bottom;
  // As the kernel does: while the bands are too large, the next column belongs to one half.
  int settled = 0;
  double listing = 0;
  for (;; ++settled) {
    pool.clear();
    const double start = seconds_now();
    const bool listed = top.list_bands(squares, 0, middle, middle, pool, Stop::never()) &&
                        bottom.list_bands(squares, middle, side, middle, pool, Stop::never());
    listing = seconds_now() - start;
    if (listed) break;
    if ((set & bit(settled)) != 0)
      squares.close(bit(settled), middle, side);
    else
      squares.close(bit(settled), 0, middle);
  }
  const int left = side - settled;
  const int wanted = middle - std::popcount(set & full_row(settled));
  pairs.use(top, bottom);
  const double start = seconds_now();
  solutions += pairs.count(set, full_row(side) & ~set).solutions;
  return seconds_now() - start + listing / (choose_real(left, wanted) / 4);
}

}  // namespace
}  // namespace queens::bench

int main(int argc, char** argv) {
  using namespace queens;
  if (argc < 3) {
    std::fputs("usage: queens_join_sample SIDE SAMPLES [MIB], SIDE even\n", stderr);
    return 2;
  }
  const int side = std::atoi(argv[1]);
  const int samples = std::atoi(argv[2]);
  const std::size_t memory = static_cast<std::size_t>(argc > 3 ? std::atoi(argv[3]) : 1024) << 20;
  std::mt19937_64 random(static_cast<std::uint64_t>(side));
  join::Pool pool(memory / 2 / sizeof(join::Mask));
  join::Pairs pairs(bench::best_engine(), join::Pairs::longest_in(memory / 2), Stop::never());
  std::uint64_t solutions = 0;
  bench::seconds_for(bench::random_set(side, random), side, pool, pairs, solutions);  // warms up
  solutions = 0;
  double sum = 0;
  double squares = 0;
  for (int i = 0; i < samples; ++i) {
    const double seconds =
        bench::seconds_for(bench::random_set(side, random), side, pool, pairs, solutions);
    sum += seconds;
    squares += seconds * seconds;
  }
  const double mean = sum / samples;
  const double error = std::sqrt(std::max(0.0, squares / samples - mean * mean) / samples) / mean;
  const double sets = bench::choose_real(side, side / 2);
  std::printf(
      "side %d: %.4g s a set (+- %.0f %%), %.4g sets: %.4g s, %.4g core-hours; %.4g solutions\n",
      side, mean, 100 * error, sets / 4, mean * sets / 4, mean * sets / 4 / 3600,
      static_cast<double>(solutions) / samples * sets);
}

// How long a count by colours would take where nobody can wait for it: the mean time of sets of
// rows drawn at random, times the number of sets. Usage: queens_colours_sample SIDE SAMPLES
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <random>
#include <vector>

#include "base/binomial.hpp"
#include "kernel/kernel.hpp"

namespace queens::bench {
namespace {

/// Of the processor, so that a busy machine does not count.
double seconds_now() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

/// The fastest one that runs here.
const Kernel& best_kernel() {
  const Kernel* best = nullptr;
  for (const Kernel& kernel : kernels())
    if (family_of(kernel.name) == "colours" && kernel.usable(Board(8))) best = &kernel;
  return *best;
}

/// How many sets of rows with a white queen there are that have so many even ones.
double sets_with(int side, int evens) {
  const int odds = evens - side % 2;
  return odds < 0 ? 0 : binomial((side + 1) / 2, evens) * binomial(side / 2, odds);
}

/// All of them: the sum over all numbers of even ones.
double row_sets(int side) { return binomial(side, side / 2); }

/// The empty board with each row's queen on squares of one colour, drawn evenly among all sets.
Board random_coloured_board(int side, std::mt19937_64& random) {
  int evens = 0;
  double left = std::uniform_real_distribution<double>(0, row_sets(side))(random);
  while (left >= sets_with(side, evens)) left -= sets_with(side, evens++);
  Board board(side);
  for (const int parity : {0, 1}) {
    std::vector<int> rows;
    for (int row = parity; row < side; row += 2) rows.push_back(row);
    std::shuffle(rows.begin(), rows.end(), random);
    const int whites = parity == 0 ? evens : evens - side % 2;
    for (std::size_t i = 0; i < rows.size(); ++i) {
      const int closed = (static_cast<int>(i) < whites ? 1 : 0) ^ parity;  // the other colour
      for (int column = closed; column < side; column += 2) board.reserve({rows[i], column});
    }
  }
  return board;
}

}  // namespace
}  // namespace queens::bench

int main(int argc, char** argv) {
  using namespace queens;
  if (argc != 3) {
    std::fputs("usage: queens_colours_sample SIDE SAMPLES\n", stderr);
    return 2;
  }
  const int side = std::atoi(argv[1]);
  const int samples = std::atoi(argv[2]);
  const Kernel& kernel = bench::best_kernel();
  std::mt19937_64 random(static_cast<std::uint64_t>(side));
  double sum = 0;
  double squares = 0;
  double solutions = 0;
  double solutions_squared = 0;
  for (int i = 0; i < samples; ++i) {
    const Board board = bench::random_coloured_board(side, random);
    const double start = bench::seconds_now();
    const auto found = static_cast<double>(kernel.count(board));
    const double seconds = bench::seconds_now() - start;
    sum += seconds;
    squares += seconds * seconds;
    solutions += found;
    solutions_squared += found * found;
  }
  const auto error = [&](double total, double total_squared) {  // of the mean, in percent
    const double mean = total / samples;
    return 100 * std::sqrt(std::max(0.0, total_squared / samples - mean * mean) / samples) / mean;
  };
  // On an even side, the symmetries of the empty board make four sets out of one; else two.
  const double sets = bench::row_sets(side);
  const double folded = sets / (side % 2 == 0 ? 4 : 2);
  std::printf(
      "side %d: %.4g s a set (+- %.0f %%), %.4g sets: %.4g s, %.4g core-hours; "
      "about %.4g solutions (+- %.0f %%)\n",
      side, sum / samples, error(sum, squares), folded, sum / samples * folded,
      sum / samples * folded / 3600, solutions / samples * sets,
      error(solutions, solutions_squared));
}

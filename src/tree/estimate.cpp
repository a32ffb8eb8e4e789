// Many descents, their means and how far those can be off.
#include <algorithm>
#include <cmath>

#include "base/random.hpp"
#include "queens/tree_estimate.hpp"
#include "tree/descend.hpp"
#include "work/parallel.hpp"

namespace queens {
namespace {

/// Descents that share a sequence of random numbers and a thread.
constexpr std::uint64_t kBatch = 256;

/// How many batches are made before it is asked whether they are enough.
constexpr std::uint64_t kRound = 16;

/// A sum and a sum of squares. A tree of side 64 has fewer than 10^100 nodes, so both fit.
struct Sums {
  double values = 0, squares = 0;

  void add(double value) {
    values += value;
    squares += value * value;
  }

  void add(const Sums& other) {
    values += other.values;
    squares += other.squares;
  }

  [[nodiscard]] Estimated estimated(std::uint64_t probes) const {
    const auto count = static_cast<double>(probes);
    const double mean = values / count;
    // Rounding alone leaves some 1e-16 where all values are equal.
    constexpr double kRounding = 1e-12;
    double variance = squares / count - mean * mean;
    if (variance < kRounding * mean * mean) variance = 0;
    constexpr double kNormal95 = 1.959964;
    return {mean, kNormal95 * std::sqrt(variance / (count - 1))};
  }
};

struct Tally {
  explicit Tally(int side) : levels(static_cast<std::size_t>(side) + 1) {}

  void add(const Seen& seen) {
    double nodes = 0;
    for (std::size_t depth = 0; depth < levels.size(); ++depth) {
      levels[depth].add(seen.nodes_by_depth[depth]);
      nodes += seen.nodes_by_depth[depth];
    }
    all.add(nodes);
    solutions.add(seen.solutions);
    solutions_seen += seen.solutions > 0 ? 1 : 0;
    ++probes;
  }

  void add(const Tally& other) {
    for (std::size_t depth = 0; depth < levels.size(); ++depth)
      levels[depth].add(other.levels[depth]);
    all.add(other.all);
    solutions.add(other.solutions);
    solutions_seen += other.solutions_seen;
    probes += other.probes;
  }

  [[nodiscard]] bool is_within(double fraction) const {
    const auto within = [&](const Sums& sums) {
      const Estimated estimated = sums.estimated(probes);
      return estimated.half_width <= fraction * estimated.mean;
    };
    return solutions_seen > 0 && within(all) && within(solutions);
  }

  std::vector<Sums> levels;
  Sums all, solutions;
  std::uint64_t solutions_seen = 0, probes = 0;
};

/// The random numbers of a batch are its own, so that any thread can make it.
Tally batch_of(const Board& board, const EstimateOptions& options, std::uint64_t index,
               std::uint64_t probes) {
  Descender descender(board, options);
  Random random(scatter(scatter(options.seed) + index));
  Tally tally(board.side());
  Seen seen{std::vector<double>(tally.levels.size())};
  for (std::uint64_t probe = 0; probe < probes; ++probe) {
    descender.descend(random, seen);
    tally.add(seen);
  }
  return tally;
}

TreeEstimate estimate_of(const Tally& tally) {
  TreeEstimate estimate;
  for (const Sums& sums : tally.levels)
    estimate.nodes_by_depth.push_back(sums.estimated(tally.probes));
  estimate.nodes = tally.all.estimated(tally.probes);
  estimate.solutions = tally.solutions.estimated(tally.probes);
  estimate.probes = tally.probes;
  estimate.solutions_seen = tally.solutions_seen;
  return estimate;
}

}  // namespace

std::optional<TreeEstimate> estimate_tree(const Board& board, const EstimateOptions& options,
                                          const Stop& stop) {
  Tally all(board.side());
  if (options.progress != nullptr) options.progress->expect(static_cast<double>(options.probes));
  while (all.probes < options.probes) {
    const std::uint64_t first = all.probes / kBatch;
    const std::uint64_t left = options.probes - all.probes;  // maybe as many as there are numbers
    const std::uint64_t batches = std::min(kRound, (left - 1) / kBatch + 1);
    std::vector<Tally> round(batches, Tally(board.side()));
    for_each_index(round.size(), threads_for(options.threads), [&](std::size_t i) {
      const std::uint64_t before = all.probes + i * kBatch;
      if (!stop.requested())
        round[i] = batch_of(board, options, first + i, std::min(kBatch, options.probes - before));
    });
    if (stop.requested()) return std::nullopt;
    for (const Tally& tally : round) all.add(tally);  // in order: sums depend on it
    if (options.progress != nullptr)
      options.progress->advance(static_cast<double>(all.probes) - options.progress->done());
    if (options.until > 0 && all.is_within(options.until)) break;
  }
  return estimate_of(all);
}

}  // namespace queens

#include "count/choose.hpp"

#include <cmath>

#include "base/binomial.hpp"
#include "board/open_count.hpp"
#include "plan/probe.hpp"
#include "queens/count.hpp"

namespace queens {
namespace {

/// "avx2" of "lanes-avx2"; plain kernels have no second part.
std::string_view instructions_of(std::string_view name) {
  const std::size_t dash = name.find('-');
  return dash == std::string_view::npos ? std::string_view("portable") : name.substr(dash + 1);
}

constexpr std::string_view kUpTo = "up-to-";

/// How much of a processor an instruction set asks for.
int rank_of(std::string_view instructions) {
  if (instructions == "portable") return 0;
  if (instructions == "avx2") return 1;
  return instructions == "avx512" ? 2 : -1;
}

/// What the model knows of a board.
struct Features {
  int side;
  double open;          ///< share of open squares
  double nodes;         ///< of a search row by row over the plan by symmetry
  double listed;        ///< placements of both halves
  double pairs;         ///< of one placement of each half with complementary columns
  double column_sets;   ///< of the upper half; as many as sets of rows with queens on white squares
  double folds;         ///< symmetries that a join uses
  double coloured;      ///< placements of either colour
  double colour_folds;  ///< symmetries of those sets of rows
};

Features features_of(const Board& board, const Plan& plan) {
  Features features{board.side(), 0, 0, 0, 0, 0, 1, 0, 1};
  features.open = std::max(1, open_count(board)) / std::max(1.0, std::pow(board.side(), 2));
  for (const Case& one : plan) features.nodes += estimated_nodes(one.board).to_double();
  features.nodes /= kDescents;

  const int upper = board.side() / 2;
  const double above = estimated_placements(board, upper).to_double() / kDescents;
  const double below =
      estimated_placements(board.transformed(Symmetry::flip), board.side() - upper).to_double() /
      kDescents;
  features.column_sets = binomial(board.side(), upper);
  features.listed = above + below;
  features.pairs = above * below / features.column_sets;
  const SymmetrySet kept = board.symmetries();
  if (kept.contains(Symmetry::mirror)) features.folds *= 2;
  if (kept.contains(Symmetry::flip)) features.folds *= 2;

  features.coloured = estimated_colour_placements(board);
  // On an odd side, a flip does the same to the sets as a half turn, and a mirror nothing, but
  // saves half of the placements of one colour.
  features.colour_folds = features.folds;
  if (board.side() % 2 == 1 && kept.contains(Symmetry::mirror)) features.colour_folds /= 1.5;
  if (kept.contains(Symmetry::half_turn))
    features.colour_folds = std::max(features.colour_folds, 2.0);
  return features;
}

// The model: seconds of one thread, fitted to the boards of docs/performance.md. Its unit is rough,
// its ratios are what counts. Each family has the time of its AVX-512 kernel and factors for
// others.

double slowdown(std::string_view instructions, double avx2, double portable) {
  if (instructions == "avx512") return 1;
  if (instructions == "simd128") return 0.6 * portable;
  return instructions == "avx2" ? avx2 : portable;
}

double seconds_of_lanes(const Features& f) { return 0.2e-9 * f.nodes / f.open; }

double seconds_of_join(const Features& f) {
  // Sharing each set of columns between the two bands of a half, making the lists, comparing them.
  // Splitting leaves fewer of the pairs the more there are: hence the exponent.
  const double shares = f.column_sets * binomial(f.side / 2, f.side / 4) * 2;
  // The halves of an odd side differ, so that a flip saves less.
  const double folds = f.side % 2 == 1 && f.folds > 1 ? f.folds / 1.4 : f.folds;
  return 15e-9 * shares / folds + 2.5e-9 * f.listed / folds +
         7.3e-10 * std::pow(f.pairs / folds, 0.78);
}

double seconds_of_colours(const Features& f) {
  // A table of column sets is cleared for each set of rows.
  const double cells = f.column_sets / (f.side / 2.0 + 1);
  return (1.7e-9 * f.coloured + f.column_sets * (1.5e-6 + 1e-10 * cells)) / f.colour_folds;
}

double seconds_of_sparse(const Features& f) {
  return 1e-9 * f.nodes * std::exp(0.29 + 5.3 * f.open - 0.12 * f.side);
}

double seconds_of_referee(const Features& f) { return 10e-9 * f.nodes; }

double seconds_of(const Kernel& kernel, const Features& features) {
  const std::string_view family = family_of(kernel.name);
  const std::string_view instructions = instructions_of(kernel.name);
  if (family == "lanes") return slowdown(instructions, 3, 20) * seconds_of_lanes(features);
  if (family == "join") return slowdown(instructions, 1.3, 6) * seconds_of_join(features);
  if (family == "colours") return slowdown(instructions, 2, 8) * seconds_of_colours(features);
  return family == "sparse" ? seconds_of_sparse(features) : seconds_of_referee(features);
}

}  // namespace

Choice choose_kernel(const Board& board, const Plan& plan, std::string_view allowed) {
  const Features features = features_of(board, plan);
  Choice best;
  for (const Kernel& kernel : kernels()) {
    if (!is_allowed(kernel, allowed) || !kernel.usable(board)) continue;
    const double seconds = seconds_of(kernel, features);
    if (best.kernel == nullptr || seconds < best.seconds) best = {&kernel, seconds};
  }
  return best;
}

bool is_allowed(const Kernel& kernel, std::string_view allowed) {
  if (allowed.empty() || allowed == kernel.name || allowed == family_of(kernel.name)) return true;
  if (allowed.substr(0, kUpTo.size()) != kUpTo) return false;
  return rank_of(instructions_of(kernel.name)) <= rank_of(allowed.substr(kUpTo.size()));
}

bool is_kernel_choice(std::string_view allowed) {
  for (const Kernel& kernel : kernels())
    if (is_allowed(kernel, allowed)) return true;
  return false;
}

}  // namespace queens

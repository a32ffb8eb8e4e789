// What queens list was asked for, and its answers that count rather than list.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "exit_code.hpp"
#include "flags.hpp"
#include "output.hpp"
#include "progress.hpp"
#include "queens/list.hpp"
#include "queens/ranks.hpp"
#include "queens/rule.hpp"

namespace queens::app {

struct ListRequest {
  std::string board;
  Rule rule = Rule::queens;
  SolutionText text{Format::placement};
  ListOptions options;
  std::optional<std::uint64_t> at;
  std::string rank;  ///< a file with placements
  std::optional<std::uint64_t> sample;
  std::uint64_t seed = 0;
  Draw draw = Draw::independent;
  ProgressLine::Form progress = ProgressLine::Form::bar_on_terminal;
  enum class Orbits { left_out, written } orbits = Orbits::left_out;
};

/// Draws solutions at random and writes them.
void run_sample(const Board& board, const ListRequest& request, Output& output);

/// Writes the places of given solutions in the list of the board, or of the empty one of the side
/// that the first placement has. Throws Failure for what is no solution.
void run_rank(const ListRequest& request, Output& output);

}  // namespace queens::app

// What the subcommands do under another rule than `queens`: one file each.
#pragma once

#include <cstdint>
#include <string>

#include "base/words.hpp"
#include "exit_code.hpp"
#include "flags.hpp"
#include "output.hpp"
#include "progress.hpp"
#include "queens/find.hpp"
#include "queens/list.hpp"
#include "queens/rule.hpp"
#include "series.hpp"

namespace queens::app {

/// queens count: the answer for one board.
struct RuledCount {
  std::string kernel;
  int threads;
  ProgressLine::Form progress;
  enum class Form { plain, json } form;
  enum class Talk { quiet, verbose } talk;
};
std::string counted_under_rule(const RuledBoard& board, const RuledCount& request);

/// queens find, under any rule: what it says with --unique when there are two solutions.
inline constexpr const char* kNotUnique = tr_later("Solution is not unique\n");
struct RuledFind {
  SolutionText text;
  FindOptions options;
  enum class Wanted { any, only } wanted;
  ProgressLine::Form progress;
};
/// Whether there is a solution, which `finding` then holds; throws when it was stopped before.
bool is_found(const Finding& finding);
ExitCode find_under_rule(const RuledBoard& board, const RuledFind& request);

/// queens list: passes over `first` solutions and lists at most `limit`; how many were listed.
std::uint64_t list_under_rule(const RuledBoard& board, const SolutionText& text,
                              const ListOptions& options, ProgressLine::Form progress,
                              Output& output);

/// queens generate under `regions`.
struct PuzzleRequest {
  int side;
  enum class Wanted { solvable, unique } wanted;
  std::uint64_t many, seed, tries;
  std::string out;
  ProgressLine::Form progress;
};
void generate_puzzles(const PuzzleRequest& request);

}  // namespace queens::app

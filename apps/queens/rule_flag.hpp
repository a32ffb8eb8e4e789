// --rule, and boards under the rule that it names.
#pragma once

#include <CLI/CLI.hpp>
#include <string>
#include <vector>

#include "input.hpp"
#include "queens/rule.hpp"

namespace queens::app {

/// --rule NAME; `queens` when not given.
void add_rule(CLI::App& command, Rule& rule);

/// Refuses, under another rule than `queens`, flags that say nothing there.
void refuse_under_rule(const CLI::App& command, Rule rule, const std::vector<std::string>& flags);

/// As read_board_argument; under `regions` a file with a puzzle, and never a number.
/// Throws Failure. Says on standard error when the fixed queens alone leave no solution.
RuledBoard read_ruled_board_argument(const std::string& board_or_side, Rule rule,
                                     Explain explain = Explain::no);

}  // namespace queens::app

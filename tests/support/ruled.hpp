// Boards under a rule, from what the oracle draws.
#pragma once

#include "queens/rule.hpp"
#include "support/boards.hpp"
#include "support/rule_oracle.hpp"

namespace queens::support {

inline RuledBoard ruled_board_of(const oracle::Ruled& drawn) {
  const Rule rule = *rule_named(drawn.rule);
  const Board board = board_of(drawn.grid);
  return rule == Rule::regions ? RuledBoard(board, Regions(drawn.letters))
                               : RuledBoard(board, rule);
}

inline RuledBoard empty_ruled(Rule rule, int side) { return RuledBoard(Board(side), rule); }

/// What a failing test prints.
inline std::string shown(const oracle::Ruled& drawn) {
  std::string text = drawn.rule + "\n";
  for (const std::string& row : drawn.letters) text += row + "\n";
  for (const std::string& row : drawn.grid) text += row + "\n";
  return text;
}

}  // namespace queens::support

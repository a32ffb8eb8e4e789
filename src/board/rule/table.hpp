// A row of the table of rules: all that the program knows of one.
#pragma once

#include <string_view>

#include "board/rule/any_gate.hpp"
#include "board/rule/attack.hpp"

namespace queens {

inline constexpr int kMaxExactFamilies = 2;

struct RuleEntry {
  Rule rule;
  std::string_view name;
  AttackUnderRule* attack;             ///< two queens
  AnyGate (*gate)(const RuledBoard&);  ///< what queens above close, for searches

  /// Families of lines, beside rows and columns, of which each line must have exactly one queen, as
  /// a family has as many lines as rows: 0 .. kMaxExactFamilies. To know them saves a search by
  /// smallest choice dead ends; none is right, too.
  int exact_families = 0;
  /// The line of a family, 0 .. side-1, that a square is on; null without families.
  int (*exact_line)(const RuledBoard&, Square, int family) = nullptr;
};

const RuleEntry& entry_of(Rule rule) noexcept;

}  // namespace queens

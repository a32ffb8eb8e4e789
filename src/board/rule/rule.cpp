// The table of rules.
#include <algorithm>
#include <array>

#include "board/rule/any_gate.hpp"
#include "board/rule/attack.hpp"
#include "board/rule/table.hpp"

namespace queens {
namespace {

template <class Gate>
AnyGate gate_for(const RuledBoard& board) {
  return Gate(board);
}

/// Both kinds of diagonals: there are as many as rows, and no two queens share one.
int diagonal_of_torus(const RuledBoard& board, Square square, int family) {
  const int columns = family == 0 ? square.column : board.side() - square.column;
  return (square.row + columns) % board.side();
}

/// Fewer regions than rows leave some number without a square: there is no solution then.
int region_of(const RuledBoard& board, Square square, int /*family*/) {
  return board.regions()->of(square);
}

constexpr std::array kTable = {
    RuleEntry{Rule::queens, "queens", attack_by_queens, gate_for<QueensGate>},
    RuleEntry{Rule::torus, "torus", attack_on_torus, gate_for<TorusGate>, 2, diagonal_of_torus},
    RuleEntry{Rule::superqueen, "superqueen", attack_by_superqueens, gate_for<SuperqueenGate>},
    RuleEntry{Rule::regions, "regions", attack_in_regions, gate_for<RegionsGate>, 1, region_of},
};
static_assert(kTable.size() == kRules.size());

}  // namespace

const RuleEntry& entry_of(Rule rule) noexcept { return kTable[static_cast<std::size_t>(rule)]; }

AnyGate gate_of(const RuledBoard& board) { return entry_of(board.rule()).gate(board); }

std::string_view name_of(Rule rule) { return entry_of(rule).name; }

std::optional<Rule> rule_named(std::string_view name) {
  const auto* const found = std::find_if(
      kTable.begin(), kTable.end(), [&](const RuleEntry& entry) { return entry.name == name; });
  if (found == kTable.end()) return std::nullopt;
  return found->rule;
}

}  // namespace queens

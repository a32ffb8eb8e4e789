// The gate: what a rule closes in the next row, given the queens above it.
#pragma once

#include <concepts>

#include "base/bits.hpp"
#include "board/attacks.hpp"
#include "queens/rule.hpp"

namespace queens {

/// Searches row by row ask a gate which columns of the next row are closed before they open a
/// branch; that is all they know of a rule. What stands above is a small value, the gate's
/// *standing*, which is copied from node to node. A gate is made of the board that is searched.
template <class G>
concept Gate = std::constructible_from<G, const RuledBoard&> &&
    std::default_initializable<typename G::Standing> &&
    requires(const G& gate, const typename G::Standing& above, int row, int column) {
  /// The columns of `row`, the next, that the queens above close.
  { gate.closed(above, row) } -> std::same_as<Row>;
  /// What stands once `row`, the next, has its queen in `column`.
  { gate.after(above, row, column) } -> std::same_as<typename G::Standing>;
};

/// Queens on the plane.
class QueensGate {
 public:
  using Standing = Attacks;

  QueensGate() = default;  ///< as it needs to know nothing
  explicit QueensGate(const RuledBoard& /*board*/) {}

  static Row closed(const Standing& above, int /*row*/) { return above.all(); }
  static Standing after(const Standing& above, int /*row*/, int column) {
    return above.after(bit(column));
  }
};
static_assert(Gate<QueensGate>);

}  // namespace queens

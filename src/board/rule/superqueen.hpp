// Queens that attack as knights, too.
#pragma once

#include "board/rule/gate.hpp"

namespace queens {

/// A knight reaches two rows down: what stands there is remembered beside the queens' lines.
class SuperqueenGate {
 public:
  struct Standing {
    Attacks lines;
    Row above = 0;      ///< the queen in the row above the next
    Row two_above = 0;  ///< the one in the row above that
  };

  explicit SuperqueenGate(const RuledBoard& /*board*/) {}

  static Row closed(const Standing& s, int /*row*/) {
    return s.lines.all() | s.above << 2 | s.above >> 2 | s.two_above << 1 | s.two_above >> 1;
  }

  static Standing after(const Standing& s, int /*row*/, int column) {
    return {s.lines.after(bit(column)), bit(column), s.above};
  }
};
static_assert(Gate<SuperqueenGate>);

}  // namespace queens

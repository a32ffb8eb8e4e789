// One board in many parts, one queen further each, where their number matters and not their size.
#pragma once

#include <cstddef>
#include <deque>
#include <utility>

namespace queens {

/// Boards that between them have the solutions of `whole`, none twice: about `wanted`, or fewer if
/// so few remain. They differ in size; `split` in plan.hpp makes them alike, and takes longer.
/// `choices(part)` are the queens of which a solution of `part` has exactly one, none if nothing is
/// left to choose; `with(part, queen)` is the part with that queen.
template <class Part, class Choices, class With>
std::deque<Part> divided(Part whole, std::size_t wanted, const Choices& choices, const With& with) {
  std::deque<Part> parts;
  parts.push_back(std::move(whole));
  std::size_t undivided = 0;  // the last so many: none of them has a choice left
  while (undivided < parts.size() && parts.size() < wanted) {
    const Part part = std::move(parts.front());
    parts.pop_front();
    const auto queens = choices(part);
    undivided = queens.empty() ? undivided + 1 : 0;
    if (queens.empty()) parts.push_back(part);
    for (const auto& queen : queens) parts.push_back(with(part, queen));
  }
  return parts;
}

}  // namespace queens

// With CaDiCaL (Biere, Fazekas, Fleury and Heisinger 2020).
#include <cadical.hpp>
#include <cstddef>

#include "board/open_squares.hpp"
#include "find/sat/break_symmetry.hpp"
#include "find/sat/solver.hpp"
#include "formula/encode.hpp"

namespace queens {
namespace {

using Verdict = Finding::Verdict;

class StopsTerminator : public CaDiCaL::Terminator {
 public:
  explicit StopsTerminator(Stops stops) : stops_(stops) {}
  bool terminate() override { return stops_.requested(); }

 private:
  Stops stops_;
};

Placement placement_of(CaDiCaL::Solver& solver, int side, std::span<const Square> open) {
  Placement placement(static_cast<std::size_t>(side));
  int variable = 0;
  for (const Square& square : open)
    if (solver.val(++variable) > 0) placement[static_cast<std::size_t>(square.row)] = square.column;
  return placement;
}

}  // namespace

bool has_sat() noexcept { return true; }

Finding find_by_sat(int side, std::span<const Square> open, const SatOptions& options,
                    Stops stops) {
  constexpr int kSatisfiable = 10;
  constexpr int kUnsatisfiable = 20;
  StopsTerminator terminator(stops);  // outlives the solver, which may ask it to its end
  CaDiCaL::Solver solver;
  solver.set("quiet", 1);
  solver.set("seed", static_cast<int>(options.seed % 2'000'000'000));
  solver.set("binary", 0);
  Formula formula = encode(side, open);
  if (options.proof.empty())
    break_symmetry(formula, side, open, symmetries_of(side, open));
  else if (!solver.trace_proof(options.proof.c_str()))
    return {Verdict::stopped, {}};
  solver.connect_terminator(&terminator);
  for (const int literal : formula.literals()) solver.add(literal);
  switch (solver.solve()) {
    case kSatisfiable:
      return {Verdict::found, placement_of(solver, side, open)};
    case kUnsatisfiable:
      return {Verdict::none, {}};
    default:
      return {Verdict::stopped, {}};
  }
}

}  // namespace queens

// One solution, or None.
#include "queens/find.hpp"

#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

#include "arguments.hpp"
#include "interruptible.hpp"
#include "parts.hpp"

namespace queens::python {
namespace {

/// A side may be larger than that of a Board.
WideBoard wide_board_of(const py::object& board_or_side) {
  if (PyIndex_Check(board_or_side.ptr()) == 0) return WideBoard(board_of(board_or_side));
  return WideBoard(static_cast<int>(whole_number("side", board_or_side, 0, kMaxSearchedSide)));
}

std::optional<Placement> find_one(const py::object& board_or_side, const py::object& seed) {
  const WideBoard board = wide_board_of(board_or_side);
  FindOptions options;
  if (!seed.is_none()) options.seed = seed_of(seed);
  Stop stop;
  Finding finding = run_interruptibly(stop, [&] { return find(board, options, stop); });
  switch (finding.verdict) {
    case Finding::Verdict::found:
      return std::move(finding.placement);
    case Finding::Verdict::none:
      return std::nullopt;
    case Finding::Verdict::undecided:
    case Finding::Verdict::stopped:
      break;
  }
  throw std::runtime_error("undecided: no solution was found, and none was ruled out");
}

}  // namespace

void add_find(py::module_& module) {
  module.def("find", &find_one, "board"_a, "seed"_a = py::none(),
             "A solution of a board, or None if there is none.");
}

}  // namespace queens::python

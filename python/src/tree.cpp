// Search trees: counted, and estimated where they are too large to walk.
#include "queens/tree.hpp"

#include <fmt/format.h>
#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

#include <limits>

#include "arguments.hpp"
#include "interruptible.hpp"
#include "parts.hpp"
#include "queens/tree_estimate.hpp"
#include "total.hpp"

namespace queens::python {
namespace {

Strategy strategy_of(const py::object& prune, const py::object& order, int side) {
  const std::string name = text_of("prune", prune);
  const auto pruning = pruning_named(name);
  if (!pruning) {
    std::string names;
    for (const Pruning known : kPrunings)
      names.append(names.empty() ? "" : ", ").append(name_of(known));
    refuse("prune", "one of " + names, name);
  }
  if (order.is_none()) return {*pruning, {}};
  const std::string order_name = text_of("order", order);
  auto rows = row_order(order_name, side);
  if (!rows) refuse("order", "top, middle, ends, even-odd or random:SEED", order_name);
  return {*pruning, std::move(*rows)};
}

/// The tree of `lines` from the top has a way that need not visit each node.
tl::expected<TreeProfile, TreeFailure> profile(const Board& board, const Strategy& strategy,
                                               const Stop& stop) {
  if (strategy.pruning == Pruning::lines && strategy.order.empty())
    if (auto found = profile_lines(board, 0, stop)) return std::move(*found);
  return profile_tree(board, strategy, stop);
}

TreeProfile tree(const py::object& board_or_side, const py::object& prune,
                 const py::object& order) {
  const Board board = board_of(board_or_side);
  const Strategy strategy = strategy_of(prune, order, board.side());
  Stop stop;
  auto found = run_interruptibly(stop, [&] { return profile(board, strategy, stop); });
  if (found) return std::move(*found);
  PyErr_SetString(PyExc_OverflowError, fmt::format("side {} is too large for prune=\"{}\"",
                                                   board.side(), name_of(strategy.pruning))
                                           .c_str());
  throw py::error_already_set();
}

Descent descent_of(const py::object& descent) {
  const std::string name = text_of("descent", descent);
  if (name == "knuth") return Descent::uniform;
  if (name == "importance") return Descent::weighted;
  refuse("descent", "knuth or importance", name);
}

TreeEstimate estimate(const py::object& board_or_side, const py::object& prune,
                      const py::object& order, const py::object& descent, const py::object& probes,
                      const py::object& seed) {
  const Board board = board_of(board_or_side);
  EstimateOptions options;
  options.strategy = strategy_of(prune, order, board.side());
  options.descent = descent_of(descent);
  options.probes = static_cast<std::uint64_t>(
      whole_number("probes", probes, 2, std::numeric_limits<std::int64_t>::max()));
  options.seed = seed_of(seed);
  Stop stop;
  // Only what was stopped is empty, and then something else is raised.
  return *run_interruptibly(stop, [&] { return estimate_tree(board, options, stop); });
}

}  // namespace

void add_tree(py::module_& module) {
  py::class_<TreeProfile>(module, "TreeProfile", "The size of a search tree.")
      .def_readonly("nodes_by_depth", &TreeProfile::nodes_by_depth, "side + 1 numbers.")
      .def_property_readonly("nodes", &TreeProfile::nodes, "All nodes, with the root.")
      .def_readonly("dead_ends", &TreeProfile::dead_ends,
                    "Nodes without a child that are no solution.")
      .def_readonly("solutions", &TreeProfile::solutions, "Solutions that the search found.")
      .def_readonly("checks", &TreeProfile::checks,
                    "How often one square was asked whether a queen may stand there.")
      .def("__repr__", [](const TreeProfile& profile) {
        return fmt::format("<queens.TreeProfile: {} nodes, {} solutions>",
                           profile.nodes().to_string(), profile.solutions.to_string());
      });
  py::class_<Estimated>(module, "Estimated", "A mean over random descents, and its interval.")
      .def_readonly("mean", &Estimated::mean, "The mean, without bias.")
      .def_readonly("half_width", &Estimated::half_width, "Half the width of the 95 % interval.")
      .def("__repr__", [](const Estimated& estimated) {
        return fmt::format("<queens.Estimated: {:.6g} ± {:.2g}>", estimated.mean,
                           estimated.half_width);
      });
  py::class_<TreeEstimate>(module, "TreeEstimate", "The estimated size of a search tree.")
      .def_readonly("nodes_by_depth", &TreeEstimate::nodes_by_depth, "side + 1 estimates.")
      .def_readonly("nodes", &TreeEstimate::nodes, "All nodes, with the root.")
      .def_readonly("solutions", &TreeEstimate::solutions, "Nodes that are solutions.")
      .def_readonly("probes", &TreeEstimate::probes, "How many descents were made.")
      .def_readonly("solutions_seen", &TreeEstimate::solutions_seen,
                    "How many of them ended at a solution.")
      .def("__repr__", [](const TreeEstimate& tree) {
        return fmt::format("<queens.TreeEstimate: {:.6g} ± {:.2g} nodes>", tree.nodes.mean,
                           tree.nodes.half_width);
      });
  module.def("tree", &tree, "board"_a, "prune"_a = "lines", "order"_a = py::none(),
             "How many nodes a search visits, by what it prunes.");
  module.def("estimate", &estimate, "board"_a, "prune"_a = "lines", "order"_a = py::none(),
             py::kw_only(), "descent"_a = "knuth", "probes"_a = 100'000, "seed"_a = 0,
             "How many nodes a search would visit, by random descents.");
}

}  // namespace queens::python

// How many solutions a board has: all, classes, and through each square.
#include "queens/count.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

#include <limits>

#include "arguments.hpp"
#include "interruptible.hpp"
#include "parts.hpp"
#include "total.hpp"

namespace queens::python {
namespace {

[[noreturn]] void fail(CountFailure failure, std::string_view kernel) {
  switch (failure) {
    case CountFailure::unknown_kernel:
      refuse("kernel", fmt::format("one of {}", fmt::join(kernel_names(), ", ")), kernel);
    case CountFailure::unusable_kernel:
      refuse("kernel", "one that counts this board on this processor", kernel);
    case CountFailure::overflow:
      PyErr_SetString(PyExc_OverflowError, "the solutions do not fit into 128 bits");
      throw py::error_already_set();
    case CountFailure::faulty:
      throw std::runtime_error("two sums of a count differ: the memory or processor made an error");
    case CountFailure::stopped:
      break;  // whoever stopped it has raised something else
  }
  throw std::runtime_error("the count was stopped");
}

/// What the three functions have in common.
struct Asked {
  py::object board;
  py::object kernel;
  py::object threads;
  py::object memory;
};

template <class Count>
auto run_count(const Count& count, const Asked& asked) {
  const Board board = board_of(asked.board);
  const bool chosen = !asked.kernel.is_none();
  const std::string kernel = chosen ? text_of("kernel", asked.kernel) : "";
  if (chosen && !is_kernel_choice(kernel)) fail(CountFailure::unknown_kernel, kernel);
  Stop stop;
  CountOptions options;
  options.kernel = kernel;
  options.threads = threads_of(asked.threads);
  if (!asked.memory.is_none())
    options.memory_bytes = static_cast<std::size_t>(
        whole_number("memory", asked.memory, 1, std::numeric_limits<std::int64_t>::max()));
  options.stop = &stop;
  auto counted = run_interruptibly(stop, [&] { return count(board, options); });
  if (!counted) fail(counted.error(), kernel);
  return std::move(*counted);
}

Total count_all(const Asked& asked) {
  const auto run = [](const Board& board, const CountOptions& options) {
    return count(board, options);
  };
  return run_count(run, asked).solutions;
}

Total count_alike(const Asked& asked) {
  const auto run = [](const Board& board, const CountOptions& options) {
    return count_classes(board, options);
  };
  return run_count(run, asked).classes;
}

/// Of 64-bit numbers, or of Python's where one is larger.
py::object count_through_squares(const Asked& asked) {
  const SquareCounts counts = run_count(count_by_square, asked);
  const char* type = counts.all.solutions.as_word() ? "uint64" : "object";
  const auto side = counts.solutions.size();
  return py::module_::import("numpy")
      .attr("array")(counts.solutions, "dtype"_a = type)
      .attr("reshape")(side, side);
}

template <class Answer>
void add(py::module_& module, const char* name, const Answer& answer, const char* words) {
  module.def(
      name,
      [=](py::object board, py::object kernel, py::object threads, py::object memory) {
        return answer({std::move(board), std::move(kernel), std::move(threads), std::move(memory)});
      },
      "board"_a, py::kw_only(), "kernel"_a = py::none(), "threads"_a = 0, "memory"_a = py::none(),
      words);
}

}  // namespace

void add_count(py::module_& module) {
  add(module, "count", count_all, "How many solutions a board has.");
  add(module, "count_classes", count_alike,
      "How many solutions there are up to the symmetries that the board keeps.");
  add(module, "by_square", count_through_squares,
      "How many solutions have a queen on each square.");
}

}  // namespace queens::python

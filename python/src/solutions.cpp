// Every solution, one after the other, made when asked for.
#include <pybind11/pybind11.h>

#include "arguments.hpp"
#include "board/walk.hpp"
#include "parts.hpp"

namespace queens::python {
namespace {

/// An iterator of Python. The next solution can take long: so it is searched in stretches of some
/// milliseconds, without Python's lock, between which signals are handled. One that raises
/// something leaves the iterator where it is.
class SolutionIterator {
 public:
  explicit SolutionIterator(const Board& board) : walk_(board) {}

  py::tuple next() {
    // Another thread can come here while the lock is given up, and so can a signal's handler.
    if (searching_) throw py::value_error("solutions: the next is already searched for");
    const Searching searching(*this);
    auto outcome = walk_.next_solution(Stop::never(), kFewSteps);
    while (outcome == Walk::Outcome::paused) {
      if (PyErr_CheckSignals() != 0) throw py::error_already_set();
      outcome = search_unlocked();
    }
    if (outcome == Walk::Outcome::end) throw py::stop_iteration();
    return tuple_of(walk_.placement());
  }

 private:
  static constexpr std::uint64_t kFewSteps = 1000;  ///< less than to give up the lock costs
  static constexpr std::uint64_t kSteps = 1'000'000;

  /// Says that this search goes on, as long as it lives.
  class Searching {
   public:
    explicit Searching(SolutionIterator& iterator) : iterator_(iterator) {
      iterator_.searching_ = true;
    }
    Searching(const Searching&) = delete;
    Searching& operator=(const Searching&) = delete;
    ~Searching() { iterator_.searching_ = false; }

   private:
    SolutionIterator& iterator_;
  };

  Walk::Outcome search_unlocked() {
    const py::gil_scoped_release others_run;
    return walk_.next_solution(Stop::never(), kSteps);
  }

  Walk walk_;
  bool searching_ = false;
};

}  // namespace

void add_solutions(py::module_& module) {
  py::class_<SolutionIterator>(module, "_SolutionIterator")
      .def("__iter__", [](const py::object& self) { return self; })
      .def("__next__", &SolutionIterator::next);
  module.def(
      "solutions", [](const py::object& board) { return SolutionIterator(board_of(board)); },
      "board"_a, "Every solution, in lexicographic order, each made when asked for.");
}

}  // namespace queens::python

// Searches that leave Python running, and that Ctrl-C ends.
#pragma once

#include <pybind11/pybind11.h>

#include <chrono>
#include <future>
#include <utility>

#include "queens/stop.hpp"

namespace queens::python {

/// Runs `search` on another thread while other threads of Python go on, and returns what it
/// returns. Python only handles signals on its main thread, between two of its own instructions: so
/// this one asks for them while it waits. What a handler raises, as KeyboardInterrupt, ends the
/// search by `stop`, which it must heed, and is raised then. Whatever `search` uses must be its
/// own: Python's objects can change meanwhile.
template <class Search>
auto run_interruptibly(Stop& stop, Search search) {
  constexpr std::chrono::milliseconds kPatience{50};
  auto result = std::async(std::launch::async, std::move(search));
  const auto is_done = [&] {
    const pybind11::gil_scoped_release others_run;
    return result.wait_for(kPatience) == std::future_status::ready;
  };
  while (!is_done()) {
    if (PyErr_CheckSignals() == 0) continue;
    pybind11::error_already_set raised;
    stop.request();
    while (!is_done()) continue;
    throw raised;
  }
  return result.get();
}

}  // namespace queens::python

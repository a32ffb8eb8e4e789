// The parts of the module, each in a file of its name.
#pragma once

#include <pybind11/pybind11.h>

namespace queens::python {

void add_board(pybind11::module_& module);
void add_count(pybind11::module_& module);
void add_find(pybind11::module_& module);
void add_solutions(pybind11::module_& module);
void add_ranks(pybind11::module_& module);
void add_tree(pybind11::module_& module);

}  // namespace queens::python

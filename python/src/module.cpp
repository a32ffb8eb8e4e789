// The compiled part of the Python package `queens`. Every function is described in
// queens/__init__.pyi; the first line of that is repeated here for help().
#include "parts.hpp"

PYBIND11_MODULE(_queens, module) {
  using namespace queens::python;
  add_board(module);
  add_count(module);
  add_find(module);
  add_solutions(module);
  add_ranks(module);
  add_tree(module);
}

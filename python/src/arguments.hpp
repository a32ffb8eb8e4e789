// Arguments as Python has them, and how they are refused.
#pragma once

#include <pybind11/pybind11.h>

#include <cstdint>
#include <string>
#include <string_view>

#include "queens/board.hpp"
#include "queens/placement.hpp"

namespace queens::python {

namespace py = pybind11;
using namespace pybind11::literals;

/// Raises ValueError: "`name`: expected `expected`, found `found`".
[[noreturn]] void refuse(std::string_view name, std::string_view expected, std::string_view found);

/// The name of a value's type, for messages.
std::string type_name(py::handle value);

/// A str, as UTF-8, or the bytes of a text.
/// Errors: TypeError if it is neither.
std::string text_of(std::string_view name, const py::object& value);

/// A whole number, of Python or NumPy.
/// Errors: ValueError if it is out of range, TypeError if it is none.
std::int64_t whole_number(std::string_view name, const py::object& value, std::int64_t least,
                          std::int64_t most);

/// A copy of a Board, or the empty board of a side.
/// Errors: as above.
Board board_of(const py::object& board_or_side);

/// 0 for as many as the machine has.
int threads_of(const py::object& threads);

std::uint64_t seed_of(const py::object& seed);

/// The columns of a placement, one by one.
py::tuple tuple_of(const Placement& placement);

}  // namespace queens::python

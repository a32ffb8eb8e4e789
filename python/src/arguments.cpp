#include "arguments.hpp"

#include <fmt/format.h>

#include <limits>

namespace queens::python {

void refuse(std::string_view name, std::string_view expected, std::string_view found) {
  throw py::value_error(fmt::format("{}: expected {}, found {}", name, expected, found));
}

std::string type_name(py::handle value) {
  return py::type::handle_of(value).attr("__name__").cast<std::string>();
}

std::string text_of(std::string_view name, const py::object& value) {
  if (!py::isinstance<py::str>(value) && !py::isinstance<py::bytes>(value))
    throw py::type_error(fmt::format("{}: expected str, found {}", name, type_name(value)));
  return py::isinstance<py::bytes>(value)
             ? std::string(py::reinterpret_borrow<py::bytes>(value))
             : std::string(py::bytes(py::reinterpret_borrow<py::str>(value).attr("encode")()));
}

std::int64_t whole_number(std::string_view name, const py::object& value, std::int64_t least,
                          std::int64_t most) {
  if (PyIndex_Check(value.ptr()) == 0)
    throw py::type_error(
        fmt::format("{}: expected a whole number, found {}", name, type_name(value)));
  const auto index = py::reinterpret_steal<py::object>(PyNumber_Index(value.ptr()));
  if (!index) throw py::error_already_set();
  int overflow = 0;
  const long long number = PyLong_AsLongLongAndOverflow(index.ptr(), &overflow);
  if (overflow == 0 && least <= number && number <= most) return number;
  refuse(name, fmt::format("a whole number from {} to {}", least, most),
         overflow > 0   ? "a larger one"
         : overflow < 0 ? "a smaller one"
                        : std::to_string(number));
}

Board board_of(const py::object& board_or_side) {
  if (py::isinstance<Board>(board_or_side)) return board_or_side.cast<const Board&>();
  if (PyIndex_Check(board_or_side.ptr()) == 0)
    throw py::type_error(
        fmt::format("board: expected a Board or a side, found {}", type_name(board_or_side)));
  return Board(static_cast<int>(whole_number("side", board_or_side, 0, Board::kMaxSide)));
}

int threads_of(const py::object& threads) {
  constexpr int kMost = 1024;
  return static_cast<int>(whole_number("threads", threads, 0, kMost));
}

std::uint64_t seed_of(const py::object& seed) {
  return static_cast<std::uint64_t>(
      whole_number("seed", seed, 0, std::numeric_limits<std::int64_t>::max()));
}

py::tuple tuple_of(const Placement& placement) {
  py::tuple columns(placement.size());
  for (std::size_t row = 0; row < placement.size(); ++row) columns[row] = placement[row];
  return columns;
}

}  // namespace queens::python

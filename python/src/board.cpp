// queens.Board: boards from and to texts, lists and arrays.
#include "queens/board.hpp"

#include <fmt/format.h>
#include <pybind11/operators.h>
#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

#include "arguments.hpp"
#include "parts.hpp"
#include "queens/board_text.hpp"

namespace queens::python {
namespace {

bool reads(const BoardFormat& format) { return format.read != nullptr; }
bool writes(const BoardFormat& format) { return format.append != nullptr; }

const BoardFormat* format_of(const py::object& format, bool (*can)(const BoardFormat&)) {
  const std::string name = text_of("format", format);
  const BoardFormat* named = board_format_named(name);
  if (named != nullptr && can(*named)) return named;
  std::string names;
  for (const BoardFormat* known : board_formats())
    if (can(*known)) names.append(names.empty() ? "" : ", ").append(known->name);
  refuse("format", "one of " + names, name);
}

Board from_text(const py::object& text, const py::object& format) {
  const BoardFormat* named = format.is_none() ? nullptr : format_of(format, reads);
  const auto found = read_any_board(text_of("text", text), named, {.max_side = Board::kMaxSide});
  if (!found) {
    const Error& error = found.error();
    throw py::value_error(fmt::format("{}:{}: expected {}, found {}", error.line, error.column,
                                      error.expected, error.found));
  }
  return narrowed(found->board);
}

std::string to_text(const Board& board, const py::object& name) {
  const BoardFormat* format = format_of(name, writes);
  std::string text;
  if (const auto written = format->append(text, WideBoard(board)); !written)
    throw py::value_error(fmt::format("cannot write {}: {}", format->name, written.error().reason));
  return text.append(format->closing);
}

/// What a text would show of a value in a mask that is neither 0 nor 1.
std::string shown(const py::object& value) {
  if (!py::isinstance<py::int_>(value)) return type_name(value);
  int overflow = 0;
  const long long number = PyLong_AsLongLongAndOverflow(value.ptr(), &overflow);
  return overflow == 0 ? std::to_string(number) : "another number";
}

/// A sequence of `what`, whose length is asked for before anything is made of it.
py::object sequence(const py::object& value, std::string_view name, std::string_view what) {
  if (PySequence_Check(value.ptr()) == 0)
    throw py::type_error(fmt::format("{}: expected {}, found {}", name, what, type_name(value)));
  return value;
}

/// A row of NumPy holds numbers of its own; as a list it holds Python's.
py::object as_list(const py::object& row) {
  return py::hasattr(row, "tolist") ? row.attr("tolist")() : row;
}

Board from_reserved(const py::object& mask) {
  const std::size_t side = py::len(sequence(mask, "mask", "rows"));
  if (side > std::size_t{Board::kMaxSide})
    refuse("mask", fmt::format("at most {} rows", Board::kMaxSide), std::to_string(side));
  Board board(static_cast<int>(side));
  for (int row = 0; row < board.side(); ++row) {
    const std::string name = fmt::format("row {}", row);
    const py::object squares = sequence(mask[py::int_(row)], name, "squares");
    if (py::len(squares) != side)
      refuse(name, fmt::format("{} squares", side), std::to_string(py::len(squares)));
    const py::object values = as_list(squares);
    for (int column = 0; column < board.side(); ++column) {
      const py::object value = values[py::int_(column)];
      const bool is_number = py::isinstance<py::int_>(value);
      const bool is_reserved = is_number && value.equal(py::int_(1));
      if (!is_reserved && !(is_number && value.equal(py::int_(0))))
        refuse(fmt::format("row {}, column {}", row, column), "0, 1, False or True", shown(value));
      if (is_reserved) board.reserve({row, column});
    }
  }
  return board;
}

py::object reserved(const Board& board) {
  py::list rows;
  for (int row = 0; row < board.side(); ++row) {
    py::list squares;
    for (int column = 0; column < board.side(); ++column)
      squares.append(board.is_reserved({row, column}));
    rows.append(squares);
  }
  const py::object array = py::module_::import("numpy").attr("array")(rows, "dtype"_a = "bool");
  return array.attr("reshape")(board.side(), board.side());
}

std::vector<std::pair<int, int>> queens_of(const Board& board) {
  std::vector<std::pair<int, int>> queens;
  for (const auto [row, column] : board.fixed_queens()) queens.emplace_back(row, column);
  return queens;
}

Square square_of(const Board& board, const py::object& row, const py::object& column) {
  const int last = board.side() - 1;
  return {static_cast<int>(whole_number("row", row, 0, last)),
          static_cast<int>(whole_number("column", column, 0, last))};
}

std::string repr(const Board& board) {
  return fmt::format("<queens.Board: side {}, {} reserved, {} fixed>", board.side(),
                     board.reserved_count(), board.fixed_queens().size());
}

}  // namespace

void add_board(py::module_& module) {
  py::class_<Board>(module, "Board", "A square board with reserved squares and fixed queens.")
      .def(py::init(&board_of), "side"_a,
           "The empty board of a side, 0 to 64; or a copy of a board.")
      .def_static("from_text", &from_text, "text"_a, "format"_a = py::none(),
                  "A board from a text in any format that the library reads.")
      .def_static("from_reserved", &from_reserved, "mask"_a, "A board from its reserved squares.")
      .def(
          "reserve",
          [](Board& board, const py::object& row, const py::object& column) {
            board.reserve(square_of(board, row, column));
          },
          "row"_a, "column"_a, "Closes a square to queens.")
      .def(
          "fix",
          [](Board& board, const py::object& row, const py::object& column) {
            board.fix(square_of(board, row, column));
          },
          "row"_a, "column"_a, "Fixes a queen.")
      .def_property_readonly("side", &Board::side, "How many rows and columns there are.")
      .def_property_readonly("reserved", &reserved, "The reserved squares.")
      .def_property_readonly("queens", &queens_of, "The fixed queens.")
      .def("to_text", &to_text, "format"_a = "grid", "The board as a text.")
      .def("__repr__", &repr)
      .def(py::self == py::self)
      .def(py::pickle(
          [](const Board& board) { return py::make_tuple(to_text(board, py::str("json"))); },
          [](const py::tuple& state) { return from_text(state[0], py::str("json")); }));
}

}  // namespace queens::python

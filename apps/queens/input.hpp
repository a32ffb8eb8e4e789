// Boards and texts from the command line: a number, a file, or standard input.
#pragma once

#include <string>

#include "queens/board.hpp"
#include "queens/error.hpp"

namespace queens::app {

/// A text and the name that messages give it.
struct Source {
  std::string name;
  std::string text;
};

/// Reads a file, or standard input for "-", up to `max_bytes`.
/// Throws Failure with `name:line:column: expected …, found …`.
Source read_source(const std::string& argument, std::size_t max_bytes);

/// `board_or_side` is a number, a file, "-", or empty for standard input unless that is a terminal.
/// Throws Failure. Says on standard error when the board's fixed queens alone leave no solution.
Board read_board_argument(const std::string& board_or_side);

/// The error as one line, with the source's name before its place.
std::string worded(const std::string& source, const Error& error);

}  // namespace queens::app

// Boards and texts from the command line: a number, a file, or standard input.
#pragma once

#include <cstddef>
#include <string>

#include "queens/board.hpp"
#include "queens/error.hpp"
#include "queens/wide_board.hpp"

namespace queens::app {

/// A text and the name that messages give it.
struct Source {
  std::string name;
  std::string text;
};

/// Millions of placements or reserved squares fit; a device without end is noticed.
inline constexpr std::size_t kMaxTextBytes = std::size_t{256} << 20;

/// Reads a file, or standard input for "-", up to `max_bytes`.
/// Throws Failure with `name:line:column: expected …, found …`.
Source read_source(const std::string& argument, std::size_t max_bytes);

/// `board_or_side` is a number, a file, "-", or empty for standard input unless that is a terminal.
/// Throws Failure. Says on standard error when the board's fixed queens alone leave no solution.
Board read_board_argument(const std::string& board_or_side);

/// The same for a board of any side.
WideBoard read_wide_board_argument(const std::string& board_or_side);

/// The error as one line, with the source's name before its place.
std::string worded(const std::string& source, const Error& error);

}  // namespace queens::app

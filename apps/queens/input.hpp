// Boards and texts from the command line: a number, a file, or standard input.
#pragma once

#include <cstddef>
#include <string>

#include "queens/board.hpp"
#include "queens/board_text.hpp"
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

/// Has every board read from now on be in this format; null: it is found from the text. For --from,
/// of which a command line has one.
void require_board_format(const BoardFormat* format);

/// Whether one is required: not for puzzles, which are in none.
bool is_board_format_required();

/// Whether to say on standard error which format a board is in, and how that was found.
enum class Explain : bool { no, yes };

/// `board_or_side` is a number, a file, "-", or empty for standard input unless that is a terminal.
/// Throws Failure. Says on standard error when the board's fixed queens alone leave no solution.
Board read_board_argument(const std::string& board_or_side, Explain explain = Explain::no);

/// The same for a board of any side.
WideBoard read_wide_board_argument(const std::string& board_or_side, Explain explain = Explain::no);

/// The same, or several boards in one file. The format is null for a number.
FoundBoards read_boards_argument(const std::string& board_or_side, Explain explain);

/// The same without a look at its queens, for what does not ask for solutions.
/// `known`: what numbers mean where the format leaves it open.
WideBoard read_board_as_it_is(const std::string& board_or_side, const BoardKnown& known,
                              Explain explain);

/// The error as one line, with the source's name before its place.
std::string worded(const std::string& source, const Error& error);

}  // namespace queens::app

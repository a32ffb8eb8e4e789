// The flags that several subcommands share, each defined once.
#pragma once

#include <CLI/CLI.hpp>
#include <functional>
#include <string>

#include "progress.hpp"
#include "queens/symmetry.hpp"
#include "queens/text.hpp"

namespace queens::app {

/// BOARD|N and --from, which has the board read in the format it names.
void add_board(CLI::App& command, std::string& board);

/// --from alone, where the board is named in another way.
void add_from(CLI::App& command);

/// `text` in lines as wide as help is, broken at spaces.
std::string wrapped(const std::string& text);

/// The names of the formats in which boards are read, or written, as "grid, matrix, ...".
std::string readable_format_names();
std::string writable_format_names();

/// Accepts the name of a format in which boards are read, or written.
CLI::Validator readable_format();
CLI::Validator writable_format();

/// --format and --count-from-1 for solutions; `format` holds the default.
struct SolutionText {
  Format format;
  IndexBase base = IndexBase::zero;
};
/// What `binary` means: one solution has numbers of any size, a list has short ones.
enum class Binary { words, bytes };
void add_solution_text(CLI::App& command, SolutionText& text, Binary binary);

/// --count-from-1, with what it means here.
CLI::Option* add_count_from_1(CLI::App& command, const std::string& meaning,
                              const std::function<void()>& chosen);

/// --rotations, with `classes`, the flag that asks for classes.
void add_rotations(CLI::App& command, Alike& alike, CLI::Option* classes);

/// --threads; 0 stands for all.
void add_threads(CLI::App& command, int& threads);

/// --progress bar or json.
void add_progress(CLI::App& command, ProgressLine::Form& form);

/// --memory, in bytes; 0 when not given.
void add_memory(CLI::App& command, std::uint64_t& bytes);

/// Accepts 0 .. 10^18 - 1: the parser alone would take -1 for the largest number there is.
CLI::Validator whole_number();

/// Turns a size as in 2G, 500M or 65536 into bytes; K, M, G and T are powers of 1024.
CLI::Validator size_in_bytes();

/// "Examples:" and two lines, each a command and what it does.
void add_examples(CLI::App& command, const std::string& first, const std::string& second);

}  // namespace queens::app

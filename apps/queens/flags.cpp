#include "flags.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/words.hpp"
#include "input.hpp"
#include "queens/board_text.hpp"
#include "text_width.hpp"

namespace queens::app {
namespace {

constexpr std::size_t kHelpWidth = 72;

/// What a person calls a format; the grid is a "board" when it shows a solution.
std::string shown_name(Format format) {
  return format == Format::grid ? "board" : std::string(name_of(format));
}

bool reads(const BoardFormat& format) { return format.read != nullptr; }
bool writes(const BoardFormat& format) { return format.append != nullptr; }

std::string names_of(bool (*can)(const BoardFormat&), const char* between = ", ") {
  std::string names;
  for (const BoardFormat* format : board_formats())
    if (can(*format)) names.append(names.empty() ? "" : between).append(format->name);
  return names;
}

CLI::Validator name_of_a_format(bool (*can)(const BoardFormat&)) {
  return CLI::Validator(
      [=](const std::string& name) {
        const BoardFormat* format = board_format_named(name);
        return format != nullptr && can(*format)
                   ? std::string()
                   : tr_format("expected one of {}, found {}", names_of(can), name);
      },
      "{" + names_of(can, ",") + "}");
}

}  // namespace

void add_board(CLI::App& command, std::string& board) {
  command.add_option("BOARD|N", board,
                     tr("A file with a board, - for standard input, or N for the empty N×N board.\n"
                        "Squares: '.' open, '*' or '#' reserved, 'Q' a fixed queen. Or lines:\n"
                        "side N, then any of reserved R C, queen R C and random P% SEED (each\n"
                        "square by chance, but for those of fixed queens), counted from 0.\n"
                        "Or any format that 'queens convert' reads."));
  add_from(command);
}

void add_from(CLI::App& command) {
  command
      .add_option_function<std::string>(
          "--from", [](const std::string& name) { require_board_format(board_format_named(name)); },
          wrapped(tr_format("Format of BOARD (found from the text when not given): {}",
                            readable_format_names())))
      ->check(readable_format())
      ->type_name("FORMAT");
}

std::string wrapped(const std::string& text) {
  std::string lines;
  std::size_t width = 0;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find(' ', begin), text.size());
    const std::string word = text.substr(begin, end - begin);
    const bool fits = width + 1 + text_width(word) <= kHelpWidth;
    if (!lines.empty()) lines += fits ? ' ' : '\n';
    width = (lines.empty() || !fits ? 0 : width + 1) + text_width(word);
    lines += word;
    begin = end + 1;
  }
  return lines;
}

std::string readable_format_names() { return names_of(reads); }
std::string writable_format_names() { return names_of(writes); }
CLI::Validator readable_format() { return name_of_a_format(reads); }
CLI::Validator writable_format() { return name_of_a_format(writes); }

void add_solution_text(CLI::App& command, SolutionText& text, Binary binary) {
  std::vector<std::string> names;
  for (const Format format : kSolutionFormats) names.push_back(shown_name(format));
  names.push_back(shown_name(Format::binary));
  const std::string meaning =
      tr("How a solution is written: placement (column of each row),\n"
         "matrix (rows of 0 and 1), board (.Q..), json (an array a line),\n") +
      std::string(binary == Binary::words ? tr("binary (32-bit little-endian columns)")
                                          : tr("binary (one byte a row: its column)"));
  command
      .add_option_function<std::string>(
          "--format", [&text](const std::string& name) { text.format = *format_named(name); },
          meaning)
      ->check(CLI::IsMember(names))
      ->type_name("FORMAT")
      ->default_str(shown_name(text.format));
  add_count_from_1(command, tr("Number columns from 1 in placement, json and binary"),
                   [&text] { text.base = IndexBase::one; });
}

CLI::Option* add_count_from_1(CLI::App& command, const std::string& meaning,
                              const std::function<void()>& chosen) {
  return command.add_flag_callback("--count-from-1", chosen, meaning);
}

void add_rotations(CLI::App& command, Alike& alike, CLI::Option* classes) {
  command
      .add_flag_callback(
          "--rotations", [&alike] { alike = Alike::by_turns; },
          tr("With --classes: turns alone make solutions alike, reflections do not"))
      ->needs(classes);
}

void add_progress(CLI::App& command, ProgressLine::Form& form) {
  command
      .add_option_function<std::string>(
          "--progress",
          [&form](const std::string& name) {
            form = name == "json" ? ProgressLine::Form::json : ProgressLine::Form::bar_on_terminal;
          },
          tr("bar (the default, on a terminal only), or json: one object a second on\n"
             "standard error"))
      ->check(CLI::IsMember({"bar", "json"}))
      ->type_name("FORM");
}

void add_threads(CLI::App& command, int& threads) {
  constexpr int kMost = 1024;
  command.add_option("--threads", threads, tr("Threads to use (all when not given)"))
      ->check(CLI::Range(1, kMost))
      ->type_name("K");
}

void add_memory(CLI::App& command, std::uint64_t& bytes) {
  command
      .add_option("--memory", bytes,
                  tr("Working memory, as in 2G or 500M (half of what is free when not given)"))
      ->transform(size_in_bytes())
      ->type_name("SIZE");
}

CLI::Validator whole_number() {
  return CLI::Validator(
      [](const std::string& text) {
        constexpr std::size_t kMostDigits = 18;
        const bool digits = text.find_first_not_of("0123456789") == std::string::npos;
        return digits && text.size() <= kMostDigits
                   ? std::string()
                   : tr_format("expected a whole number below 10^18, found {}", text);
      },
      "");
}

CLI::Validator size_in_bytes() {
  return CLI::Validator(
      [](std::string& text) {
        constexpr std::string_view kUnits = "KMGT";
        std::string digits = text;
        std::size_t power = 0;
        if (const auto unit = digits.empty() ? kUnits.npos : kUnits.find(digits.back());
            unit != kUnits.npos) {
          power = unit + 1;
          digits.pop_back();
        }
        constexpr std::size_t kMostDigits = 6;
        if (digits.empty() || digits.find_first_not_of("0123456789") != std::string::npos ||
            (power > 0 && digits.size() > kMostDigits) || digits.size() > 2 * kMostDigits ||
            std::stoull(digits) == 0)
          return tr_format("expected a size as in 2G, 500M or 65536, found {}", text);
        text = std::to_string(std::stoull(digits) << (10 * power));
        return std::string();
      },
      "");
}

void add_examples(CLI::App& command, const std::string& first, const std::string& second) {
  command.footer(tr("Examples:") + ("\n  " + first) + "\n  " + second);
}

}  // namespace queens::app

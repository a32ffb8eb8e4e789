#include "series.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <string_view>
#include <utility>

#include "base/words.hpp"
#include "exit_code.hpp"
#include "system_words.hpp"

namespace queens::app {
namespace {

/// What the names of files in a format end with, as the tools that read them expect it.
std::string_view extension_of(const BoardFormat& format) {
  using Extension = std::pair<std::string_view, std::string_view>;
  constexpr std::array kExtensions = {
      Extension{"leetcode", "json"}, Extension{"fen", "fen"},      Extension{"json", "json"},
      Extension{"csv", "csv"},       Extension{"csplib", "param"}, Extension{"pycsp3", "json"},
      Extension{"cnf", "cnf"},       Extension{"opb", "opb"},      Extension{"lp", "lp"},
      Extension{"minizinc", "mzn"},  Extension{"asp", "lp"},       Extension{"xcsp3", "xml"},
      Extension{"svg", "svg"}};
  const auto* const found =
      std::find_if(kExtensions.begin(), kExtensions.end(),
                   [&](const Extension& extension) { return extension.first == format.name; });
  return found == kExtensions.end() ? "txt" : found->second;
}

}  // namespace

std::string written(const WideBoard& board, const BoardFormat& format, IndexBase base,
                    PlacementBy by) {
  std::string text;
  const Written done = format.name == "placement" ? append_placement(text, board, base, by)
                                                  : format.append(text, board);
  if (!done) refuse(tr_format("cannot write {}: {}", format.name, done.error().reason));
  return text;
}

SeriesWriter::SeriesWriter(const BoardFormat& format, std::string folder, std::uint64_t boards)
    : format_(format), folder_(std::move(folder)), boards_(boards) {}

void SeriesWriter::check_next() const {
  if (folder_.empty()) return;
  std::error_code ignored;
  if (const std::string name = file_name(); std::filesystem::exists(name, ignored))
    refuse(tr_format("{} is there already: not overwritten", name));
}

void SeriesWriter::write(const WideBoard& board) { write_text(written(board, format_)); }

void SeriesWriter::write_text(const std::string& text) {
  if (folder_.empty())
    write_to_stream(text);
  else
    write_to_file(text + std::string(format_.closing));
  ++written_;
}

void SeriesWriter::end() {
  if (folder_.empty()) output_.write(format_.closing);
  output_.flush();
}

/// The numbers, from 1, are as wide as the last.
std::string SeriesWriter::file_name() const {
  const std::size_t width = std::to_string(boards_).size();
  return std::filesystem::path(folder_) /
         fmt::format("board-{:0{}}.{}", written_ + 1, width, extension_of(format_));
}

/// An empty line between two boards tells where one ends, but in formats that end a series in their
/// own way, and where each board is a line.
void SeriesWriter::write_to_stream(const std::string& text) {
  const bool several_lines = text.find('\n') + 1 < text.size();
  if (written_ > 0 && several_lines && format_.closing.empty()) output_.write("\n");
  output_.write(text);
  output_.flush();  // the next one may take long
}

void SeriesWriter::write_to_file(const std::string& text) const {
  std::error_code error;
  std::filesystem::create_directories(folder_, error);
  if (error)
    refuse(tr_format("cannot make the folder {}: {}", folder_, system_words(error.value())));
  const std::string name = file_name();
  std::FILE* file = std::fopen(name.c_str(), "wx");  // fails if it is there
  const bool complete = file != nullptr && std::fputs(text.c_str(), file) >= 0;
  if (file == nullptr || std::fclose(file) != 0 || !complete)
    refuse(tr_format("cannot write {}: {}", name, system_words(errno)));
}

}  // namespace queens::app

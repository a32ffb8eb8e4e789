#include "table.hpp"

#include <algorithm>

#include "text_width.hpp"

namespace queens::app {
std::string shown(const std::string& number, Digits digits) {
  if (digits == Digits::plain) return number;
  std::string result;
  for (std::size_t i = 0; i < number.size(); ++i) {
    if (i > 0 && (number.size() - i) % 3 == 0) result += ',';
    result += number[i];
  }
  return result;
}

std::string csv_field(const std::string& text) {
  if (text.find_first_of(",\"\r\n") == std::string::npos) return text;
  std::string quoted = "\"";
  for (const char c : text) quoted += c == '"' ? std::string("\"\"") : std::string(1, c);
  return quoted + '"';
}

std::string csv_lines(const Cells& cells) {
  std::string text;
  for (const auto& row : cells) {
    for (const std::string& cell : row)
      text += (&cell == &row.front() ? "" : ",") + csv_field(cell);
    text += '\n';
  }
  return text;
}

std::string aligned_lines(const Cells& cells) {
  std::size_t widest = 0;
  for (const auto& row : cells)
    for (const std::string& cell : row) widest = std::max(widest, text_width(cell));
  std::string text;
  for (const auto& row : cells) {
    for (const std::string& cell : row)
      text +=
          (&cell == &row.front() ? "" : " ") + std::string(widest - text_width(cell), ' ') + cell;
    text += '\n';
  }
  return text;
}

Table::Table(std::vector<std::string> headings) { lines_.push_back(std::move(headings)); }

void Table::add_heading(std::string heading) { lines_.front().push_back(std::move(heading)); }

void Table::add_row(std::vector<std::string> cells) { lines_.push_back(std::move(cells)); }

std::string Table::to_string() const {
  std::vector<std::size_t> widths(lines_.front().size());
  for (const auto& line : lines_)
    for (std::size_t i = 0; i < line.size(); ++i)
      widths[i] = std::max(widths[i], text_width(line[i]));

  std::string text;
  for (const auto& line : lines_) {
    for (std::size_t i = 0; i < line.size(); ++i) {
      if (i > 0) text += " | ";
      text += std::string(widths[i] - text_width(line[i]), ' ') + line[i];
    }
    text += '\n';
    if (&line != &lines_.front()) continue;
    for (std::size_t i = 0; i < widths.size(); ++i)
      text += (i > 0 ? "-+-" : "") + std::string(widths[i], '-');
    text += '\n';
  }
  return text;
}

}  // namespace queens::app

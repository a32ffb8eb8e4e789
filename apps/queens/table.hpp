// Numbers in aligned columns.
#pragma once

#include <string>
#include <vector>

namespace queens::app {

/// Whether digits are grouped by thousands, which people read and programs do not.
enum class Digits { plain, grouped };

/// "16777216" as "16,777,216" if grouped.
std::string shown(const std::string& number, Digits digits);

/// Quoted if it holds a comma, a quote or a line end.
std::string csv_field(const std::string& text);

/// The rows of a table.
using Cells = std::vector<std::vector<std::string>>;

/// A line a row, cells separated by commas.
std::string csv_lines(const Cells& cells);

/// A line a row, cells separated by spaces and all as wide as the widest.
std::string aligned_lines(const Cells& cells);

/// Right-aligned columns under their headings, separated by " | ".
class Table {
 public:
  explicit Table(std::vector<std::string> headings);
  void add_heading(std::string heading);
  /// Requires one cell a heading.
  void add_row(std::vector<std::string> cells);
  /// As wide as they look on a terminal.
  [[nodiscard]] std::string to_string() const;

 private:
  Cells lines_;  ///< the headings first
};

}  // namespace queens::app
